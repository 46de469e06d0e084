import type { AdLine } from "../ad-lines.ts";
import type { AdZone } from "./ad-zone.ts";

const marks: ReadonlyMap<string, AdZone> = new Map([
  ["essential", "requirements"],
  ["desirable", "preferred"],
  ["preferred", "preferred"],
  ["e", "requirements"],
  ["d", "preferred"],
]);
const leastMarks = 4;
/** How a criterion is looked at, in a column of its own. */
const assessed = new Set(
  "application form forms cv resume interview interviews presentation presentations test tests technical written practical exercise exercises assessment assessments reference references certificate certificates document documents portfolio and or a i t r".split(
    " ",
  ),
);
const columnHeads =
  /^(?:criteri(?:on|a)|essential (?:or|and) desirable|essential desirable|how (?:it is |they are )?(?:assessed|measured|tested)|(?:method|means) of assessment|assessed by|evidence|requirement|factor)$/;

const joined = ({ tokens }: AdLine) => tokens.map(({ low }) => low).join(" ");

/** Lines of a person specification whose columns were laid below each other: what is asked, and what only labels it. */
export interface MarkedRows {
  /** The zone of a line that asks, by its place. */
  zones: ReadonlyMap<number, AdZone>;
  /** Marks, heads of columns and ways of assessing. */
  labels: ReadonlySet<number>;
}

const isAssessed = ({ tokens }: AdLine) => tokens.every(({ low }) => assessed.has(low));

/**
 * "SQL on a large warehouse", "Essential", "Technical exercise": four such marks and more, each in a line of its own, stand
 * behind what they mark and head no list. Undefined for any other ad.
 */
export function readMarkedRows(lines: readonly AdLine[]): MarkedRows | undefined {
  const marked = lines.flatMap((line, at) =>
    line.tokens.length === 1 && marks.has(joined(line)) ? [at] : [],
  );
  const levels = new Set(marked.map((at) => marks.get(joined(lines[at] as AdLine))));
  if (marked.length < leastMarks || levels.size < 2) return undefined;
  const [first = 0, last = 0] = [marked[0], marked.at(-1)];
  const zones = new Map<number, AdZone>();
  const labels = new Set(marked);
  for (const at of marked) {
    // One way of assessing may stand between; two marks below each other are no table.
    const before = labels.has(at - 1) ? at - 2 : at - 1;
    if (labels.has(before)) return undefined;
    const row = lines[before];
    if (row === undefined || isAssessed(row)) return undefined;
    zones.set(before, marks.get(joined(lines[at] as AdLine)) ?? "requirements");
    const next = lines[at + 1];
    if (next !== undefined && isAssessed(next)) labels.add(at + 1);
  }
  for (let at = Math.max(0, first - 5); at < last; at += 1)
    if (columnHeads.test(joined(lines[at] as AdLine))) labels.add(at);
  return { zones, labels };
}
