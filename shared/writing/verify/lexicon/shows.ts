import { wordFamily } from "../word-family.ts";
import { equalWords, lightHeads, widerWords } from "./noun-groups.ts";
import { carryingVerbs, equalVerbs, plainVerbs, weakerVerbs } from "./verb-groups.ts";

const linesOf = (text: string) =>
  text
    .trim()
    .split(/[|\n]/)
    .map((line) => line.trim().split(/\s+/).map(keyOf));

/** Nouns of rank that their verbs do not prove: a person who managed something was not always a manager. */
const agents = new Set(
  "manager managers supervisor supervisors leader leaders coordinator coordinators director directors owner owners founder founders trainer trainers operator operators planner planners".split(
    " ",
  ),
);

/** Words that look like one family and are not. */
const apart = new Map<string, string>([
  ["trainee", "trainee"],
  ["trainees", "trainee"],
  ["customary", "customary"],
  ["general", "general"],
  ["generally", "general"],
  ["international", "international"],
  ["internationally", "international"],
  ["nation", "nation"],
  ["national", "national"],
  ["nationally", "national"],
  ["nationwide", "nationwide"],
  ["region", "region"],
  ["regions", "region"],
  ["regional", "regional"],
  ["state", "state"],
  ["states", "state"],
  ["statewide", "statewide"],
  ["authority", "authority"],
  ["author", "author"],
  ["personal", "personal"],
  ["personnel", "personnel"],
  ["customs", "customs"],
  ["account", "account"],
  ["accounts", "account"],
  ["accountant", "accountant"],
  ["accountants", "accountant"],
  ["accounting", "accounting"],
  ["project", "project"],
  ["projects", "project"],
]);

/** Base forms of the lexicon. */
const bases = new Set(
  [equalVerbs, weakerVerbs, equalWords, widerWords, plainVerbs, carryingVerbs].flatMap((text) =>
    text.trim().split(/[\s|]+/),
  ),
);
const irregularBases: Readonly<Record<string, string>> = {
  lost: "lose",
  rang: "ring",
  dug: "dig",
  hung: "hang",
  shut: "shut",
  rewrote: "rewrite",
  rewritten: "rewrite",
  rebuilt: "rebuild",
  sewn: "sew",
  sold: "sell",
  woke: "wake",
  spread: "spread",
  threw: "throw",
  lent: "lend",
  hit: "hit",
  ran: "run",
};

/** "used" and "using" as "use", "moved" as "move", because the stemmer does not change short words. */
function baseOf(low: string): string {
  const known = irregularBases[low];
  if (known !== undefined) return known;
  if (low.length > 7 || low.length < 4) return low;
  const cut = /^(.+?)(?:ed|ing|es|s)$/.exec(low)?.[1];
  if (cut === undefined || cut.length < 2) return low;
  const single = cut.replace(/(.)\1$/, "$1");
  const base = [`${cut}e`, cut, single].find((one) => bases.has(one));
  if (base !== undefined) return base;
  // "added" and "adding" get the same base form although no list has it.
  return /(?:ed|ing)$/.test(low) && single.length > 2 && /[aiouy]/.test(single) ? single : low;
}

/** Base forms of the verbs only. */
const verbBases = new Set(
  [equalVerbs, weakerVerbs, plainVerbs, carryingVerbs].flatMap((text) => text.trim().split(/[\s|]+/)),
);

/** True for "pick" and "picks", base forms of the lexicon's verbs; false for "direction" and "developer". */
export function isBaseForm(low: string): boolean {
  return verbBases.has(low) || (low.endsWith("s") && verbBases.has(low.slice(0, -1)));
}

const keys = new Map<string, string>();

/** The key for comparing a word: its family, or the noun itself for a noun of rank. Only equality has a meaning. */
export function keyOf(low: string): string {
  const known = keys.get(low);
  if (known !== undefined) return known;
  const key = agents.has(low) ? `${low.replace(/s$/, "")}#` : (apart.get(low) ?? wordFamily(baseOf(low)));
  if (keys.size < 20_000) keys.set(low, key);
  return key;
}

interface Lexicon {
  equal: ReadonlyMap<string, ReadonlySet<string>>;
  weaker: ReadonlyMap<string, ReadonlySet<string>>;
  verbs: ReadonlySet<string>;
}

function add(map: Map<string, Set<string>>, from: string, to: string): void {
  const held = map.get(from) ?? new Set();
  held.add(to);
  map.set(from, held);
}

let made: Lexicon | undefined;

function lexicon(): Lexicon {
  if (made !== undefined) return made;
  const equal = new Map<string, Set<string>>();
  for (const group of [...linesOf(equalVerbs), ...linesOf(equalWords)])
    for (const from of group) for (const to of group) add(equal, from, to);
  const weaker = new Map<string, Set<string>>();
  for (const [from = "", ...rest] of [...linesOf(weakerVerbs), ...linesOf(widerWords)])
    for (const to of rest) add(weaker, from, to);
  const verbs = new Set([...linesOf(equalVerbs), ...linesOf(weakerVerbs)].flat());
  made = { equal, weaker, verbs };
  return made;
}

const plain = new Set(plainVerbs.split(" ").map(keyOf));
const carrying = new Set(carryingVerbs.split(" ").map(keyOf));
const light = new Set(lightHeads.split(" ").map(keyOf));
/** A person who led a team may be called its leader. */
const leading = new Set(["lead", "led", "head"].map(keyOf));

export const isPlainVerb = (key: string) => plain.has(key);
export const isCarryingVerb = (key: string) => carrying.has(key);
export const isLightHead = (key: string) => light.has(key);

/** True for a verb of work in the lexicon. */
export function isWorkVerb(key: string): boolean {
  return lexicon().verbs.has(key);
}

const shownBy = new Map<string, readonly string[]>();

/** Words that a word of the person proves: itself, words of the same strength, weaker and wider ones. */
export function shownWords(key: string): readonly string[] {
  const known = shownBy.get(key);
  if (known !== undefined) return known;
  const { equal, weaker } = lexicon();
  const shown = new Set<string>([key, ...(equal.get(key) ?? [])]);
  for (const less of weaker.get(key) ?? []) shown.add(less);
  for (const one of weaker.get(key) ?? []) for (const same of equal.get(one) ?? []) shown.add(same);
  if (leading.has(key)) shown.add("leader#");
  const all = [...shown];
  if (shownBy.size < 20_000) shownBy.set(key, all);
  return all;
}

/** True when two words mean the same at the same strength. */
export function isSame(one: string, other: string): boolean {
  return one === other || lexicon().equal.get(one)?.has(other) === true;
}
