import type { Clause } from "./clause.ts";
import type { Figure } from "./read-figures.ts";
import type { SourceFrame } from "./source-frame.ts";
import type { Word } from "./word.ts";

const ways = new Map([
  ["rose", "up"],
  ["rises", "up"],
  ["fell", "down"],
  ["falls", "down"],
] as const) as ReadonlyMap<string, "up" | "down">;

const unitOf = ({ unit, counted }: Figure) =>
  `${unit ?? ""} ${counted[0]?.low ?? ""}`.replace(/(?<=..)s$/, "").trim();

/** "from 74 to 41 minutes" is "down": both figures count the same thing, or only the second has a unit. */
function wayOf(from: Figure, to: Figure): "up" | "down" | undefined {
  const [before, after] = [unitOf(from), unitOf(to)];
  if (from.value === to.value || (before !== after && before !== "")) return undefined;
  return from.value < to.value ? "up" : "down";
}

/** The direction that the line states before a figure: "down 38 per cent". */
const saidBefore = ({ text }: SourceFrame, { from }: Figure) =>
  /\b(up|down)(?: by)?\s$/i.exec(text.slice(Math.max(0, from - 12), from))?.[1]?.toLowerCase();

/**
 * "rose" and "fell" only repeat the direction of the figures; they do not say who caused the change. True if the
 * claim's own two figures, or "up" and "down" in the line, give the same direction. Another check verifies the
 * figures. Source: docs/engine.md, Writing.
 */
export function isMeasuredChange(word: Word, { words, figures }: Clause, frame: SourceFrame): boolean {
  const way = ways.get(word.low);
  const next = words[words.indexOf(word) + 1];
  if (way === undefined || next === undefined || !/^(?:from|by|to)$/.test(next.low)) return false;
  const [first, second] = figures.filter((one) => one.from >= next.end).slice(0, 2);
  if (first === undefined) return false;
  if (next.low === "from" && second !== undefined) return wayOf(first, second) === way;
  const own = frame.figures.find((one) => one.value === first.value && one.unit === first.unit);
  return own !== undefined && saidBefore(frame, own) === way;
}
