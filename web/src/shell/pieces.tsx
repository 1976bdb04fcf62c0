import type { ComponentChildren, VNode } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Mark } from "../icons/marks";
import { useHouse } from "./house";

/** A sheet over the page. Escape closes it, and so does a click beside it. */
export function Sheet({
  title,
  close,
  children,
  wide = false,
}: {
  title: string;
  close(): void;
  children: ComponentChildren;
  wide?: boolean;
}): VNode {
  const box = useRef<HTMLDialogElement>(null);
  const { words } = useHouse();
  useEffect(() => {
    const dialog = box.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    // nobody opens a sheet for its close button
    if (!dialog.querySelector("[autofocus]")) dialog.querySelector<HTMLElement>("h2")?.focus();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a dialog closes on Escape by itself
    <dialog
      ref={box}
      class={wide ? "sheet wide" : "sheet"}
      aria-label={title}
      onClose={close}
      onClick={(event) => event.target === box.current && close()}
    >
      <div class="sheet-in">
        <header>
          <h2 tabindex={-1}>{title}</h2>
          <button type="button" class="button plain round" aria-label={words.text("web-close")} onClick={close}>
            <Mark name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** A choice among a few words. */
export function Switch<T extends string>({
  label,
  value,
  choices,
  onChange,
}: {
  label: string;
  value: T;
  choices: [T, string][];
  onChange(value: T): void;
}): VNode {
  return (
    <div class="switch" role="group" aria-label={label}>
      {choices.map(([id, name]) => (
        <button key={id} type="button" aria-pressed={id === value} onClick={() => onChange(id)}>
          {name}
        </button>
      ))}
    </div>
  );
}

export function Languages(): VNode {
  const { house, settings, set, words } = useHouse();
  return (
    <Switch
      label={words.text("web-language")}
      value={settings.language}
      choices={house.languages.map((id) => [id, id.toUpperCase()])}
      onChange={(language) => set({ language })}
    />
  );
}

export function Themes(): VNode {
  const { settings, set, words } = useHouse();
  return (
    <Switch
      label={words.text("web-theme")}
      value={settings.theme}
      choices={(["system", "light", "dark"] as const).map((id) => [id, words.text(`web-theme-${id}`)])}
      onChange={(theme) => set({ theme })}
    />
  );
}

export function Tick({
  label,
  note,
  on,
  change,
}: {
  label: string;
  note?: string;
  on: boolean;
  change(on: boolean): void;
}): VNode {
  return (
    <label class="tick">
      <input type="checkbox" checked={on} onChange={(event) => change(event.currentTarget.checked)} />
      <span>
        {label}
        {note && <small>{note}</small>}
      </span>
    </label>
  );
}
