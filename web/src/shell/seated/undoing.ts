import { useEffect, useState } from "preact/hooks";
import type { Reason } from "../../net/types";
import type { Sitting } from "../sitting";

/** Takes back the last answer, or says until the next line why that is impossible. */
export function useUndoing(at: Sitting | null): { undo(): void; no: Reason | null } {
  const scene = at?.scene;
  const [no, refuse] = useState<Reason | null>(null);
  useEffect(() => refuse(null), [scene?.n]);
  const undo = (): void => {
    if (!scene) return;
    if (scene.undo.reason) refuse(scene.undo.reason);
    else void at.send({ do: "undo", prompt: scene.prompt });
  };
  return { undo, no };
}
