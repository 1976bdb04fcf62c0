import type { VNode } from "preact";
import { useRef, useState } from "preact/hooks";
import { Mark } from "../icons/marks";
import "../icons/tools";
import { useHouse } from "./house";
import "../style/copy.css";

/** Without HTTPS only this machine's own pages may use the clipboard; the older way works everywhere, from a field. */
async function put(text: string, beside: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    beside.after(field); // an open sheet lets nothing outside it take the focus
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    beside.focus();
    return done;
  }
}

/** A button that copies, and says that it did. */
export function Copy({ text, label, mark = "copy" }: { text: string; label: string; mark?: string }): VNode {
  const { words } = useHouse();
  const [said, setSaid] = useState("");
  const button = useRef<HTMLButtonElement>(null);
  const copy = async (): Promise<void> => {
    const done = !!button.current && (await put(text, button.current));
    setSaid(words.text(done ? "web-copied" : "web-not-copied"));
    setTimeout(() => setSaid(""), 2500);
  };
  return (
    <>
      <button type="button" class="button" ref={button} disabled={!text} onClick={() => void copy()}>
        <Mark name={mark} /> {said || label}
      </button>
      <span class="hidden" role="status">
        {said}
      </span>
    </>
  );
}

/** A link to share: to be read, selected or copied. */
export function Address({ link, label, copy }: { link: string; label: string; copy: string }): VNode {
  return (
    <div class="address">
      <input type="text" readOnly aria-label={label} value={link} onFocus={(event) => event.currentTarget.select()} />
      <Copy text={link} label={copy} mark="link" />
    </div>
  );
}
