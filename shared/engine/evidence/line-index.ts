import { rememberingOf } from "../words/remember.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { hedgedStrength, hedgesOf } from "./hedges.ts";
import { shortFormKey } from "./initials.ts";
import { lineWordsOf } from "./line-words.ts";
import type { EvidenceLine } from "./resume-lines.ts";

/** How far a line shows a concept: its own name, or something that shows it. */
const named = 0.95;
const shown = 0.85;

/** By line number, 0 to 1. */
export type Strengths = Map<number, number>;

/** The lines that hold each word and each concept of a resume; numbers are positions in `lines`. */
export interface LineIndex {
  lines: readonly EvidenceLine[];
  numberOf: ReadonlyMap<EvidenceLine, number>;
  roots: ReadonlyMap<string, Strengths>;
  concepts: ReadonlyMap<number, Strengths>;
}

const isNumber = /^\d/;

/** "March 2019 - present" presents nothing, and "20 minutes" are no minutes of a meeting. */
function isEmptyHere(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const before = tokens[at - 1]?.low ?? "";
  if (token?.low === "minutes") return isNumber.test(before);
  if (token?.low !== "present") return false;
  const isEnd = at === tokens.length - 1 || (token.gap & gap.dash) !== 0;
  return isEnd || isNumber.test(before) || before === "to" || before === "until";
}

function note<Key>(index: Map<Key, Strengths>, key: Key, n: number, strength: number): void {
  const places = index.get(key);
  if (places === undefined) index.set(key, new Map([[n, strength]]));
  else if (strength > (places.get(n) ?? 0)) places.set(n, strength);
}

interface Indexes {
  roots: Map<string, Strengths>;
  concepts: Map<number, Strengths>;
}

function indexLine(line: EvidenceLine, n: number, { roots, concepts }: Indexes): void {
  const { tokens, dead } = line;
  const words = lineWordsOf(line.line);
  const marks = hedgesOf(line);
  // What the person has not is no name of theirs.
  if (!dead.includes(true)) for (const root of words.initials) note(roots, shortFormKey(root), n, 1);
  words.roots.forEach((root, at) => {
    if (dead[at] === true || isEmptyHere(tokens, at)) return;
    const factor = marks[at] === true ? hedgedStrength : 1;
    note(roots, root, n, factor);
    for (const form of words.forms[at] ?? []) {
      if (dead[at + form.rest.length] !== true)
        note(concepts, form.concept, n, (form.isName ? named : shown) * factor);
    }
  });
}

/**
 * Notes the living words and concepts of every line that is no heading, once for all the ads that they are compared with.
 * Linear in the length of the lines.
 */
export const indexLines: (all: readonly EvidenceLine[]) => LineIndex = rememberingOf(readLines);

function readLines(all: readonly EvidenceLine[]): LineIndex {
  // Addresses hold words that say nothing of the person: "email", "gmail".
  const lines = all.filter(
    ({ line }) => line.heading !== true && line.section !== "referees" && !line.text.includes("@"),
  );
  const indexes: Indexes = { roots: new Map(), concepts: new Map() };
  lines.forEach((line, n) => {
    indexLine(line, n, indexes);
  });
  return { lines, numberOf: new Map(lines.map((line, n) => [line, n])), ...indexes };
}
