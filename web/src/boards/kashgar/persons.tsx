import type { ComponentChildren, VNode } from "preact";
import { stockShape } from "./icons";

// Everybody who walks in a caravan, on a grid of 48: a bust, something on the head, something in the hand. Few parts,
// many people; people from somebody's own pack get a face too.

const HATS: Record<string, VNode> = {
  turban: (
    <>
      <path class="p-hat" d="M13.500 17c-1-7.500 4-12 10.500-12s11.500 4.500 10.500 12c-6-3.200-15-3.200-21 0z" />
      <path class="p-fold" d="M14 14c6-1 12-4.500 15-8.500M17 16c6-1.500 12-4 16.500-8M24 5.500v-2" />
    </>
  ),
  hood: (
    <path class="p-hat" d="M11.500 27C9 14 14 4 24 4s15 10 12.500 23l-4 3c2-10-1-17-8.500-17s-10.500 7-8.500 17z" />
  ),
  veil: (
    <>
      <path
        class="p-hat"
        d="M12 33C9.500 16 14 5 24 5s14.500 11 12 28c-2.500-2-3.500-6-3.500-12-1-5-4-8-8.500-8s-7.500 3-8.500 8c0 6-1 10-3.500 12z"
      />
      <path class="p-fold" d="M16 14c4-4.500 12-4.500 16 0" />
    </>
  ),
  cap: (
    <>
      <path class="p-hat" d="M14 16.500c-.6-6 3-9.500 10-9.500s10.600 3.500 10 9.500c-6-2-14-2-20 0z" />
      <path class="p-fold" d="M14.200 14c6-2 13.600-2 19.600 0" />
    </>
  ),
  fur: (
    <>
      <path class="p-hat" d="M15.500 13c0-5.500 3-8.500 8.500-8.500s8.500 3 8.500 8.500z" />
      <rect class="p-trim" x="12" y="11.500" width="24" height="6.500" rx="3.200" />
    </>
  ),
  straw: (
    <>
      <path class="p-hat" d="M8 18.500C13 15 18 9 24 4c6 5 11 11 16 14.500-10 2.500-22 2.500-32 0z" />
      <path class="p-fold" d="M17 13.500c4 1.500 10 1.500 14 0" />
    </>
  ),
  helmet: (
    <>
      <path class="p-hat" d="M13.500 19c-.8-7.500 3-12.500 10.500-12.500S35.300 11.500 34.500 19c-7-3-14-3-21 0z" />
      <path class="p-fold" d="M24 6.500v8M24 6.500V2.500M14 22v5M34 22v5" />
    </>
  ),
  crown: (
    <>
      <path class="p-hat" d="M13.500 17L12 6.500l6 4L24 4l6 6.500 6-4L34.500 17c-7-2.500-14-2.500-21 0z" />
      <circle class="p-trim" cx="24" cy="13" r="1.800" />
    </>
  ),
  tall: (
    <>
      <path
        class="p-hat"
        d="M15 17c0-6 .5-10.500 2-14.500 4.500-2 9.500-2 14 0 1.500 4 2 8.500 2 14.500-6-2.200-12-2.200-18 0z"
      />
      <path class="p-fold" d="M15 13.500c6-2.200 12-2.200 18 0" />
    </>
  ),
  bun: (
    <>
      <circle class="p-hair" cx="24" cy="6" r="4" />
      <path class="p-hair" d="M14 20c-1.500-8 3.500-12.500 10-12.500S35.500 12 34 20c-3-4-5-6-10-6s-7 2-10 6z" />
    </>
  ),
  hair: (
    <path
      class="p-hair"
      d="M13.500 24c-2-10 3-17 10.500-17s12.500 7 10.500 17c-1.500-3-2-6-4-8-5 1-10 0-13-2-2 2-2.500 6-4 10z"
    />
  ),
  bald: <path class="p-fold" d="M18 9.500c1.500-1 3-1.500 5-1.500" />,
  band: (
    <>
      <path class="p-hair" d="M14 18c-1.500-7 3.500-11 10-11s11.500 4 10 11c-6-3-14-3-20 0z" />
      <path class="p-band" d="M13.800 16.500c6-2.500 14.400-2.500 20.400 0" />
    </>
  ),
};

const BEARDS: Record<string, VNode> = {
  long: (
    <path
      class="p-beard"
      d="M15.500 24c1 3 4.500 3 8.500 3s7.500 0 8.500-3c1 8-2.500 14-8.500 16-6-2-9.500-8-8.500-16z"
    />
  ),
  short: <path class="p-beard" d="M16 24.500c1.500 2.200 4 2.500 8 2.500s6.500-.3 8-2.500c0 5-3.500 8-8 8s-8-3-8-8z" />,
  moustache: (
    <path
      class="p-beard"
      d="M24 25c-2-1-4.500-.5-6.500 2 2.500.8 5 .5 6.500-.5 1.500 1 4 1.300 6.500.5-2-2.500-4.500-3-6.500-2z"
    />
  ),
};

const solid = (d: string): VNode => <path d={d} />;
const line = (d: string): VNode => <path class="line" d={d} />;

/** What they carry, on a grid of 24. */
const THINGS: Record<string, ComponentChildren> = {
  staff: line("M7 22L15.500 5M13 3.500c2-2 6-1 6 2s-3.500 3.500-5 1.500"),
  scroll: (
    <>
      {solid("M6 3.500h12.500v15H6z")}
      <path class="cut" d="M9 8h6.500M9 11.500h6.500M9 15h4" />
    </>
  ),
  star: solid(
    "M12 1.800l2.700 6.300 6.900.6-5.200 4.500 1.600 6.700-6-3.600-6 3.600 1.600-6.700L2.400 8.700l6.900-.6z",
  ),
  fan: (
    <>
      {solid("M12 21L2 8.500C8 3 16 3 22 8.500z")}
      <path class="cut" d="M12 20L7 7M12 20V5.500M12 20l5-13" />
    </>
  ),
  basket: (
    <>
      {solid("M3 11h18l-2.500 10h-13z")}
      {line("M6 11c0-8 12-8 12 0")}
      <path class="cut" d="M5 14.500h14M6 18h12" />
    </>
  ),
  pot: (
    <>
      {solid("M3.500 8h17l-2 13h-13z")}
      {line("M6 7c2-3 3-1 5-3s4-1 6 2")}
    </>
  ),
  shoe: line("M6 3c-3 8-1.500 17 6 17.500C19.500 20 21 11 18 3M6 3l3 1M18 3l-3 1"),
  jug: (
    <>
      {solid("M8 2.500h7l-1 4c4 2 5 5 5 8 0 4-3 7-7.500 7S4 18.500 4 14.500c0-3 1.500-6 5-8z")}
      {line("M18 9c4 0 4 6 0 7")}
    </>
  ),
  spool: (
    <>
      {solid("M5 2.500h14v4h-3v11h3v4H5v-4h3v-11H5z")}
      <path class="cut" d="M8 9h8M8 12h8M8 15h8" />
    </>
  ),
  bowl: solid("M2.500 10h19c-.5 6.500-4 10.500-9.500 10.500S3 16.500 2.500 10z"),
  spear: (
    <>
      {line("M6 22l9-13")}
      {solid("M19.500 2.500l-.8 6.500-4.500-3z")}
    </>
  ),
  lute: (
    <>
      {solid("M9 10c4.500 0 7 3 6.500 7S11 22.500 7.500 21 3 15.500 4.500 12.500 7.500 10 9 10z")}
      {line("M11 14l9.500-11M18 3l3 2.500")}
    </>
  ),
  speech: solid("M3 3.500h18v12h-9L7 21v-5.500H3z"),
  sprout: (
    <>
      {line("M12 22V11")}
      {solid("M12 12C12 6 7.500 3.500 2.500 4c0 6 4 9 9.500 8zM12 15c0-5 3.500-7.500 9-7 0 5-3.500 8-9 7z")}
    </>
  ),
  loaf: (
    <>
      {solid("M2 14c0-5 4.500-8 10-8s10 3 10 8c0 3-2 4.500-4 4.500H6c-2 0-4-1.500-4-4.500z")}
      <path class="cut" d="M7.500 9l1.500 4M12 8l1 4.500M16.500 9l.5 4" />
    </>
  ),
  sack: (
    <>
      {solid("M8 7c-4 4-6 8-5.500 11.500C3 21 6 22 12 22s9-1 9.500-3.500C22 15 20 11 16 7z")}
      {solid("M7.500 2.500L12 4l4.500-1.500L15 6H9z")}
    </>
  ),
  wheat: (
    <>
      {line("M12 22V6")}
      {solid(
        "M12 1.500c2 2 2 4 0 6-2-2-2-4 0-6zM12.500 12c.5-3 2.500-4.200 5.500-4-.2 3-2 4.500-5.500 4zM11.500 12c-.5-3-2.500-4.200-5.500-4 .2 3 2 4.500 5.500 4zM12.500 17.500c.5-3 2.500-4.200 5.500-4-.2 3-2 4.500-5.500 4zM11.500 17.500c-.5-3-2.500-4.200-5.500-4 .2 3 2 4.500 5.500 4z",
      )}
    </>
  ),
  bottle: (
    <>
      {solid(
        "M9.500 2h5v5.500c3.500 2 5 4.500 5 8 0 4-3 6.500-7.500 6.500S4.500 19.500 4.500 15.500c0-3.500 1.500-6 5-8z",
      )}
      <path class="cut" d="M7 15h10M12 12v6" />
    </>
  ),
  ring: (
    <>
      {line("M12 9a6.500 6.500 0 1 0 0 13 6.500 6.500 0 0 0 0-13z")}
      {solid("M8 3.500l2-2h4l2 2-4 5z")}
    </>
  ),
  eye: (
    <>
      {line(
        "M1.500 12C5 7.500 8.500 5.500 12 5.500s7 2 10.500 6.500C19 16.500 15.500 18.500 12 18.500S5 16.500 1.500 12z",
      )}
      <circle cx="12" cy="12" r="3.500" />
    </>
  ),
  hammer: (
    <>
      {line("M6 22l8.500-12")}
      {solid("M9.500 3.500l11 7.500-2.500 3.500L7 7z")}
    </>
  ),
  whip: line("M5 22l4-8M9 14C11 8 21 9 20 4.500S11 3 12.500 7"),
  way: (
    <>
      {line("M11 22V3")}
      {solid("M4 4h13l4 3-4 3H4zM11 11.500h8v5h-8z")}
    </>
  ),
  cane: line("M9 22V7c0-5.500 8-5.500 8 0"),
  quill: (
    <>
      {solid("M21 2C11 3 6.500 8 5.500 15.500c5.500 0 12-4 15.500-13.500z")}
      {line("M4 22L14 9")}
    </>
  ),
  purse: (
    <>
      {solid("M7 8.500h10c3 3 4 6 4 8.500 0 3.500-3.500 5-9 5s-9-1.500-9-5c0-2.500 1-5.500 4-8.500z")}
      {line("M8 8.500L6 3.500h12l-2 5")}
    </>
  ),
  seal: (
    <>
      {solid("M8.500 2h7v6l3 4v3.500h-13V12l3-4z")}
      {solid("M4 18h16v4H4z")}
    </>
  ),
  flower: (
    <>
      {[0, 72, 144, 216, 288].map((turn) => (
        <circle key={turn} cx="12" cy="5.500" r="4" transform={`rotate(${turn} 12 10.500)`} />
      ))}
      <path class="cut" d="M12 9.500v2" />
    </>
  ),
  key: <>{line("M7 8.500a4.500 4.500 0 1 0 9 0 4.500 4.500 0 0 0-9 0zM11.500 13v9M11.500 21.500H15M11.500 18H14")}</>,
  bell: solid(
    "M12 2c1 0 1.800.7 1.800 1.700C17.500 5 18 9 18.500 14l2.500 4H3l2.500-4c.5-5 1-9 4.700-10.300C10.200 2.700 11 2 12 2zM9 20h6a3 3 0 0 1-6 0z",
  ),
  lamp: (
    <>
      {solid("M3 14c4 1.500 13 1.500 18-2-.5 5.500-4 8-8 8-4.500 0-8-1.500-10-6z")}
      {solid("M20 2c2.300 2.800 2.600 4.400 2.100 5.700-.9 2-3.900 1.700-4.400-.3-.3-1.600 1.300-2.400 2.300-5.400z")}
    </>
  ),
  letter: (
    <>
      {solid("M2 6h20v13H2z")}
      <path class="cut" d="M3 7l9 7 9-7" />
    </>
  ),
  crook: line("M8 22V8c0-6.500 9-6.500 9 0 0 3-4.500 3-4.500.5"),
  flag: (
    <>
      {line("M6 22V2.500")}
      {solid("M7 3c4-2 7 2 13 0v10c-6 2-9-2-13 0z")}
    </>
  ),
  cloth: (
    <>
      {solid("M3 4l9 3 9-3-3 9 2 8-8-3-8 3 2-8z")}
      <path class="cut" d="M12 8l-3 8M12 8l3 8" />
    </>
  ),
  gate: <>{solid("M3 22V10C3 5 8 4 12 1.500 16 4 21 5 21 10v12h-4V12c0-3-2-4-5-5.500C9 8 7 9 7 12v10z")}</>,
};

/** Head, robe, beard, thing; there are six robes. */
type Look = [hat: string, robe: number, beard: string, thing: string];

const PEOPLE: Record<string, Look> = {
  patriarch: ["turban", 0, "long", "staff"],
  matriarch: ["veil", 1, "", "lamp"],
  servant: ["band", 3, "", "bowl"],
  prophet: ["hood", 2, "long", "star"],
  aristocrat: ["bun", 4, "", "fan"],
  grocer: ["cap", 2, "moustache", "basket"],
  dyer: ["band", 1, "short", "pot"],
  groom: ["fur", 3, "", "shoe"],
  innkeeper: ["cap", 5, "short", "jug"],
  weaver: ["veil", 2, "", "spool"],
  monk: ["bald", 4, "", "bowl"],
  guard: ["helmet", 0, "moustache", "spear"],
  poet: ["hair", 1, "moustache", "lute"],
  interpreter: ["turban", 5, "short", "speech"],
  planter: ["straw", 2, "", "sprout"],
  baker: ["cap", 4, "moustache", "loaf"],
  "spice-dealer": ["turban", 1, "short", "sack"],
  farmer: ["straw", 3, "short", "wheat"],
  "market-woman": ["veil", 4, "", "basket"],
  "mule-dealer": ["fur", 1, "", "mules"],
  quack: ["tall", 2, "long", "bottle"],
  noblewoman: ["bun", 0, "", "ring"],
  "grey-eminence": ["hood", 3, "short", "eye"],
  farrier: ["band", 5, "short", "hammer"],
  "pepper-merchant": ["turban", 3, "moustache", "pepper"],
  "star-gatherer": ["straw", 5, "", "anise"],
  "money-changer": ["cap", 0, "short", "gold"],
  muleteer: ["fur", 4, "moustache", "whip"],
  guide: ["fur", 2, "", "way"],
  elder: ["bald", 5, "long", "cane"],
  scribe: ["cap", 3, "", "quill"],
  "cinnamon-prince": ["crown", 5, "short", "cinnamon"],
  patroness: ["veil", 0, "", "purse"],
  vizier: ["tall", 0, "short", "seal"],
  princess: ["crown", 1, "", "flower"],
  treasurer: ["turban", 4, "long", "key"],
  "spice-lord": ["crown", 2, "long", "sack"],
  "caravan-master": ["fur", 0, "long", "bell"],
  sage: ["bald", 2, "long", "scroll"],
  beggar: ["hood", 5, "long", "bowl"],
  envoy: ["tall", 1, "moustache", "letter"],
  shepherd: ["straw", 0, "", "crook"],
  "caravan-leader": ["turban", 2, "moustache", "flag"],
  handkerchief: ["veil", 5, "", "cloth"],
  "gate-keeper": ["helmet", 1, "short", "gate"],
};

/** Somebody from a pack that is not ours: a face made from the letters of the name. */
function stranger(id: string): Look {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  const hats = Object.keys(HATS);
  const beards = ["", ...Object.keys(BEARDS)];
  return [hats[sum % hats.length]!, sum % 6, beards[Math.floor(sum / 7) % beards.length]!, ""];
}

export const lookOf = (id: string): Look => PEOPLE[id] ?? stranger(id);

/** The drawing alone, 48 by 48. */
export function bust(id: string): VNode {
  const [hat, robe, beard, thing] = lookOf(id);
  return (
    <g class={`person robe-${robe}`}>
      <path class="p-robe" d="M4 48c1-9.500 6-14 13-15.500h14c7 1.500 12 6 13 15.500z" />
      <path class="p-skin" d="M19.500 27h9v7c0 2-2 4-4.500 4s-4.500-2-4.500-4z" />
      <path class="p-fold" d="M17 33l7 9 7-9" />
      <path class="p-skin" d="M15 18c0-6 3.500-9.500 9-9.500s9 3.500 9 9.500c0 8-4 13-9 13s-9-5-9-13z" />
      <path class="p-eyes" d="M19.500 20.500v1.500M28.500 20.500v1.500" />
      {BEARDS[beard]}
      {HATS[hat]}
      {thing && (
        <g transform="translate(27.500 27) scale(.82)" class="p-thing">
          <circle class="p-disc" cx="12" cy="12" r="14" />
          {THINGS[thing] ?? stockShape(thing)}
        </g>
      )}
    </g>
  );
}

export function Portrait({ id, size = 48 }: { id: string; size?: number }): VNode {
  return (
    <svg class="portrait" viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      {bust(id)}
    </svg>
  );
}
