import type { VNode } from "preact";

/** The character 商, drawn on the grid of 24, because not every machine has a font for it. */
export const SHANG =
  "M12 2v3M3.500 5.500h17M8.500 7l1 2.500M15.500 7l-1 2.500M5 22V10h14v11.500M10 12c0 2-.8 2.800-2.500 3.200M14 12v1.800c0 1 .6 1.400 2.300 1.400M9 16.500h6v4H9z";

/** A sentence, with the character 商 drawn. */
export function Said({ text }: { text: string }): VNode {
  const parts = text.split("商");
  if (parts.length === 1) return <>{text}</>;
  return (
    <>
      {parts.map((part, index) => (
        <span key={index}>
          {index > 0 && (
            <svg class="icon shang" viewBox="0 0 24 24" width="1em" height="1em" role="img" aria-label="商">
              <path class="line" d={SHANG} />
            </svg>
          )}
          {part}
        </span>
      ))}
    </>
  );
}
