import { expect, it } from "vitest";
import { lineIn } from "../src/shell/seated/past";

it("reads the line that an address points at, and nothing else", () => {
  expect(["?n=12", "?n=0", "", "?n=", "?n=-1", "?n=1.5", "?n=last"].map(lineIn)).toEqual([
    12,
    0,
    ...Array(5).fill(null),
  ]);
});
