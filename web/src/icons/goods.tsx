import type { ComponentChildren, VNode } from "preact";

// Goods are silhouettes first and colours second. One grid of 24, each drawn once. `cut` lines are in the card's
// colour.

const cut = (d: string): VNode => <path class="cut" d={d} />;

const GOODS: Record<string, ComponentChildren> = {
  // a boat-shaped ingot
  gold: (
    <>
      <path d="M1.500 10.500C2.600 17 6 20 12 20s9.400-3 10.500-9.500c-2 1.700-3.800 2.300-5.400 2.300C16.800 8.400 14.900 6 12 6s-4.800 2.400-5.100 6.800c-1.600 0-3.400-.6-5.400-2.300z" />
      {cut("M7 13c1.200 2 8.800 2 10 0")}
    </>
  ),
  // a coin with a square hole
  silver: (
    <>
      <path
        fill-rule="evenodd"
        d="M12 2.500a9.500 9.500 0 1 0 0 19 9.500 9.500 0 0 0 0-19zM8.800 8.800h6.400v6.400H8.800z"
      />
      {cut("M12 5v1.600M12 17.400V19M5 12h1.600M17.400 12H19")}
    </>
  ),
  // a faceted stone
  lapis: (
    <>
      <path d="M7 3.500h10l5.200 6.300L12 21.500 1.800 9.800z" />
      {cut(
        "M2.500 9.800h19M7.600 4.200l1.200 5.600L12 20.500l3.200-10.700 1.200-5.600M8.800 9.800L12 4.200l3.200 5.600",
      )}
    </>
  ),
  // a vase
  pottery: (
    <>
      <path d="M8.600 2h6.800v1.800l-1.200 1.600c0 2.400 5 4 5 9.200 0 3.600-2.200 6-4.400 7.400H9.200c-2.200-1.400-4.400-3.800-4.400-7.400 0-5.200 5-6.800 5-9.200L8.600 3.800z" />
      {cut(
        "M6 11.800c3.500 1.700 8.500 1.700 12 0M5 15.500l2.300 1.700 2.400-1.700 2.300 1.700 2.400-1.700 2.300 1.700 2.300-1.700",
      )}
    </>
  ),
  // a goblet
  glass: (
    <>
      <path d="M5.500 2h13c.8 6.400-1.400 10.600-5.200 11.400v5.200l4.200 1.600V22h-11v-1.800l4.200-1.600v-5.200C6.900 12.600 4.700 8.400 5.500 2z" />
      {cut("M6.300 6.200c3 1.400 8.400 1.400 11.400 0M9 9.300l.8 1.500")}
    </>
  ),
  // two stalks and their leaves
  bamboo: (
    <>
      <path d="M7.500 2h3.600v20H7.500zM14 8h3.200v14H14z" />
      <path d="M11.100 7.500C12.500 3.500 16.500 1.700 22 2c-.8 4.300-5 6.800-10.900 5.500zM7.500 14.500C6.500 11 4 9.500.8 9.800c.4 3.400 3 5.400 6.700 4.700z" />
      {cut("M6.800 8.500h5M6.800 15.500h5M13.300 13.500h4.600M13.300 18.500h4.600")}
    </>
  ),
  // a leaf on its stem
  tea: (
    <>
      <path d="M2.500 22C2.800 17.500 3.800 15 5 13 3.600 5.500 10 2 22 2c0 11.500-4.500 18-13.500 16.500C6.500 17.500 5 19.500 4.300 22z" />
      {cut("M5.500 16.500C8.500 11 12.500 7.500 17.500 5.500M9.800 11.500V7.300M9.500 14.300h4.700")}
    </>
  ),
  // a hanging scroll
  paper: (
    <>
      <path d="M3.500 2.500h17a1.900 1.900 0 0 1 0 3.800H19v11.400h1.500a1.900 1.900 0 0 1 0 3.800h-17a1.900 1.900 0 0 1 0-3.800H5V6.300H3.500a1.900 1.900 0 0 1 0-3.800z" />
      {cut("M15.500 8v7.500M12 8v5.500M8.500 8v7.500M5 6.300h14M5 17.700h14")}
    </>
  ),
  // a twisted skein
  wool: (
    <>
      <path d="M3.200 20.800c-2.600-2.600-1.600-7.400 1.400-9.300l7-7C14 1.500 19 .8 21.200 3s1.500 7.200-1.500 9.600l-7 7c-2 3-6.900 3.800-9.500 1.200z" />
      {cut(
        "M5 12.500c1.500 2.500 4 5 6.700 6.700M8.200 9.300c1 3 3.600 5.700 6.700 6.700M11.400 6.100c.8 3.200 3.400 5.800 6.700 6.700M14.700 3.600c.4 2.800 3 5.400 5.900 6",
      )}
      <path class="line" d="M3.500 20.500l-1.800 1.800M20.500 3.500l1.800-1.800" />
    </>
  ),
  // a bolt of cloth, a length unrolled
  silk: (
    <>
      <path d="M6 2.500h14.500a3.500 3.500 0 0 1 0 7H20v11c-1.800 1.400-3.300 1.400-5 0s-3.300-1.400-5 0-2.500 1.200-3.500.6V9.500H6a3.500 3.500 0 0 1 0-7z" />
      {cut("M20.500 4.200a1.800 1.800 0 1 0 .1 3.600M6.500 9.500H20M10.500 12v6M15.500 12v6")}
    </>
  ),
  // Sealed Bid's own
  salt: (
    <>
      <path d="M2 20.500L9.500 7l3 4 2.500-3.500 7 13z" />
      {cut("M9.500 12l-2 4M15 13l1.500 3")}
    </>
  ),
  jade: (
    <path
      fill-rule="evenodd"
      d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zm0 6.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z"
    />
  ),
};

const UNKNOWN = <path d="M4 8l8-5 8 5v9l-8 5-8-5z" />;

export const hasGood = (good: string): boolean => good in GOODS;

/** The glyph alone, to stand inside a drawing. */
export const goodShape = (good: string): ComponentChildren => GOODS[good] ?? UNKNOWN;

export function GoodIcon({ good, size = 24 }: { good: string; size?: number }): VNode {
  return (
    <svg class={`icon good good-${good}`} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      {goodShape(good)}
    </svg>
  );
}
