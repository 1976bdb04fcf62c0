import type { VNode } from "preact";
import { useState } from "preact/hooks";
import type { Choice } from "../net/types";
import type { PanelProps } from "./panel";

/** A family of free building: its arguments to choose from, and a button. */
export function Builder({
  family,
  domains,
  p,
}: {
  family: string;
  domains: Record<string, string[]>;
  p: PanelProps;
}): VNode {
  const [values, setValues] = useState<Record<string, string>>({});
  const args = Object.fromEntries(
    Object.entries(domains).map(([name, domain]) => [name, values[name] ?? domain[0] ?? ""]),
  );
  const choice: Choice = {
    action: [family, ...Object.values(args)].join(" "),
    label: `${p.words.game?.id}-do-${family}`,
    args,
    target: "",
  };
  return (
    <div class="builder">
      {Object.entries(domains).map(([name, domain]) => (
        <select
          key={name}
          aria-label={name}
          value={args[name]}
          onChange={(event) => setValues({ ...values, [name]: event.currentTarget.value })}
        >
          {domain.map((value) => (
            <option key={value} value={value}>
              {String(p.words.translated({ [name]: value })[name])}
            </option>
          ))}
        </select>
      ))}
      <button
        type="button"
        class={p.armed === choice.action ? "choice armed" : "choice"}
        data-action={choice.action}
        aria-disabled={p.busy}
        onClick={(event) => p.choose(choice, event.detail)}
      >
        <span class="label">{p.words.label(choice)}</span>
        {p.armed === choice.action && <small>{p.words.text("web-again")}</small>}
      </button>
    </div>
  );
}
