import type { ComponentChildren, VNode } from "preact";
import { addMarks } from "../../icons/marks";

// What is traded in Silk Road Adventures, on the grid of 24: silhouettes first, `cut` lines in the colour beneath.

const cut = (d: string): VNode => <path class="cut" d={d} />;

const WARES: Record<string, ComponentChildren> = {
  // an ear
  wheat: (
    <>
      <path d="M11.200 23V9.500h1.600V23zM12 1c2.200 2 2.700 4.500 0 7.200C9.300 5.500 9.800 3 12 1zM10.600 13.200C6.800 13.400 5 11.600 5 7.800c3.900.2 5.700 1.800 5.600 5.400zM13.400 13.200c3.800.2 5.600-1.600 5.600-5.400-3.900.2-5.700 1.800-5.600 5.400zM10.600 19.200C6.800 19.400 5 17.600 5 13.800c3.900.2 5.700 1.800 5.600 5.400zM13.400 19.200c3.800.2 5.600-1.600 5.600-5.400-3.900.2-5.700 1.800-5.600 5.400z" />
    </>
  ),
  // an open sack, heaped
  spices: (
    <>
      <path d="M5 9.500C6 5.500 9 3 12 3s6 2.500 7 6.500c2 1.200 1.800 2.500.6 3.400 2 4 1.400 9.100-1.600 9.100H6c-3 0-3.600-5.100-1.600-9.100C3.200 12 3 10.700 5 9.500z" />
      {cut(
        "M4.600 12.600c4 1.600 10.800 1.600 14.800 0M5.200 9.700c4 1.500 9.600 1.500 13.600 0M9.500 6.500h.1M13 5.500h.1M14.500 7.700h.1M11.300 8h.1",
      )}
    </>
  ),
  // a cut stone
  jewels: (
    <>
      <path d="M6.500 3.500h11l5 6L12 21.500l-10.500-12z" />
      {cut("M2 9.500h20M6.800 4l2 5.500L12 21l3.200-11.500 2-5.500M8.800 9.500L12 4l3.200 5.500")}
    </>
  ),
  // a bolt of cloth, a length unrolled
  silk: (
    <>
      <path d="M6 2.500h14.500a3.500 3.500 0 0 1 0 7H20v11c-1.800 1.400-3.300 1.400-5 0s-3.300-1.400-5 0-2.500 1.200-3.500.6V9.500H6a3.500 3.500 0 0 1 0-7z" />
      {cut("M20.500 4.200a1.800 1.800 0 1 0 .1 3.600M6.500 9.500H20M10.500 12v6M15.500 12v6")}
    </>
  ),
  // a vase with a waist
  porcelain: (
    <>
      <path d="M8.500 1.500h7v2l-1.300 2c0 2.300 4.800 3.500 4.800 8.300 0 3.400-2 5.700-3.500 7.200v1.500h-7V21C7 19.500 5 17.200 5 13.800c0-4.800 4.800-6 4.800-8.300l-1.300-2z" />
      {cut(
        "M9 9.600c2 .8 4 .8 6 0M8.700 20.500h6.600M12 12.300c1.800 1.500 1.800 3 0 4.500-1.800-1.500-1.800-3 0-4.500z",
      )}
    </>
  ),
  // a lamp with its spout
  lamps: (
    <>
      <path d="M11 4.500a1.800 1.800 0 1 1 3 0l-.5 1.700c2.300.5 3.800 1.700 4.200 3.300 3.800-.8 5.600 1.500 4.800 4-.7 2-2.600 3-4.700 2.900-1.100 1.700-2.700 2.600-4.300 3v1.100h2.500v2h-8v-2h2.500v-1.100C6 18.500 3.500 14.500.8 11.500c2 .3 4.300.5 6.500-.7.6-2.300 2-4 4.200-4.600z" />
      {cut("M7.500 11.300c3 .9 7 .8 10-.2M18.300 11.200c1.900-.6 2.800.4 2.500 1.700-.3 1.200-1.300 1.800-2.400 1.800")}
    </>
  ),
};

const UNKNOWN = <path d="M4 8l8-5 8 5v9l-8 5-8-5z" />;

export const hasWare = (ware: string): boolean => ware in WARES;

/** The glyph alone, to stand inside a drawing. */
export const wareShape = (ware: string): ComponentChildren => WARES[ware] ?? UNKNOWN;

export function WareIcon({ ware, size = 24 }: { ware: string; size?: number }): VNode {
  return (
    <svg class={`icon ware ware-${ware}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {wareShape(ware)}
    </svg>
  );
}

addMarks({
  hex: <path class="line" d="M12 2l8.700 5v10L12 22l-8.700-5V7z" />,
});
