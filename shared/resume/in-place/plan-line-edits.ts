import { commonOrder } from "./common-order.ts";
import type { LineEdit } from "./line-edits.ts";

/** Words in common from which a line of the file counts as the earlier form of another one. */
const leastLikeness = 0.4;

const listMark = /^\s*[•▪●◦‣➢✓►■*–—-]\s/u;
const wordsOf = (line: string) => new Set(line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** Share of words that two lines have in common, 0 to 1. */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const total = one.size + other.size;
  if (total === 0) return 0;
  let common = 0;
  for (const word of one) if (other.has(word)) common++;
  return (2 * common) / total;
}

interface Plan {
  lines: readonly string[];
  wanted: readonly string[];
  /** Line of the file by wanted line, and the other way round. */
  sourceOf: (number | undefined)[];
  goalOf: (number | undefined)[];
}

function pair(plan: Plan, line: number, goal: number): void {
  plan.sourceOf[goal] = line;
  plan.goalOf[line] = goal;
}

const free = (list: readonly (number | undefined)[]) =>
  list.flatMap((one, at) => (one === undefined ? [at] : []));

/** Lines that stand in both, elsewhere: the same words are the same line. */
function pairMoved(plan: Plan): void {
  const goals = new Map<string, number[]>();
  for (const goal of free(plan.sourceOf)) {
    const text = plan.wanted[goal] ?? "";
    goals.set(text, [...(goals.get(text) ?? []), goal]);
  }
  for (const line of free(plan.goalOf)) {
    const goal = goals.get(plan.lines[line] ?? "")?.shift();
    if (goal !== undefined) pair(plan, line, goal);
  }
}

/** Lines between the same neighbours, one on each side: the one is the other's new wording. */
function pairAlone(plan: Plan): void {
  for (const line of free(plan.goalOf)) {
    const [before, after] = [plan.goalOf[line - 1] ?? -1, plan.goalOf[line + 1] ?? plan.wanted.length];
    const isBetween = line === 0 || plan.goalOf[line - 1] !== undefined;
    const isBefore = line === plan.lines.length - 1 || plan.goalOf[line + 1] !== undefined;
    if (!isBetween || !isBefore || after - before !== 2) continue;
    if (plan.sourceOf[before + 1] !== undefined) continue;
    const [own, other] = [plan.lines[line] ?? "", plan.wanted[before + 1] ?? ""];
    if (listMark.test(own) === listMark.test(other)) pair(plan, line, before + 1);
  }
}

/** Reworded lines, the most alike first. */
function pairAlike(plan: Plan): void {
  const goals = free(plan.sourceOf).map((goal) => ({ goal, words: wordsOf(plan.wanted[goal] ?? "") }));
  const found = free(plan.goalOf).flatMap((line) => {
    const own = wordsOf(plan.lines[line] ?? "");
    return goals.flatMap(({ goal, words }) => {
      const score = likeness(own, words);
      return score >= leastLikeness ? [{ line, goal, score }] : [];
    });
  });
  const far = ({ line, goal }: { line: number; goal: number }) => Math.abs(line - goal);
  for (const one of found.sort((a, b) => b.score - a.score || far(a) - far(b) || a.line - b.line))
    if (plan.goalOf[one.line] === undefined && plan.sourceOf[one.goal] === undefined)
      pair(plan, one.line, one.goal);
}

/** Of the paired lines those that stay where they are: the most of them that keep their order. */
function stayingLines({ goalOf, sourceOf }: Plan): Set<number> {
  const lines = goalOf.flatMap((goal, line) => (goal === undefined ? [] : [String(line)]));
  const wanted = sourceOf.flatMap((line) => (line === undefined ? [] : [String(line)]));
  return new Set(commonOrder(lines, wanted).map(([at]) => Number(lines[at])));
}

/**
 * What makes the wanted lines of a file's lines: which get other words, go, move or are new. Applied, they give the
 * wanted lines exactly (`withLineEdits`); how lines are paired decides only about the form they keep. Pure.
 * @param lines the file's lines, none empty; `wanted` as well.
 */
export function planLineEdits(lines: readonly string[], wanted: readonly string[]): LineEdit[] {
  const plan: Plan = {
    lines,
    wanted,
    sourceOf: wanted.map(() => undefined),
    goalOf: lines.map(() => undefined),
  };
  for (const [line, goal] of commonOrder(lines, wanted)) pair(plan, line, goal);
  pairAlone(plan);
  pairMoved(plan);
  pairAlike(plan);
  pairAlone(plan);
  const stays = stayingLines(plan);
  const edits: LineEdit[] = [];
  for (const [line, goal] of plan.goalOf.entries()) {
    if (goal === undefined) edits.push({ kind: "remove", line });
    else if (wanted[goal] !== lines[line]) edits.push({ kind: "replace", line, text: wanted[goal] ?? "" });
  }
  return [...edits, ...placements(plan, stays)];
}

/** New and moved lines, each after the last line before it that stays. */
function placements({ wanted, sourceOf }: Plan, stays: ReadonlySet<number>): LineEdit[] {
  const edits: LineEdit[] = [];
  let after = -1;
  for (const [goal, line] of sourceOf.entries()) {
    const last = edits.at(-1);
    if (line === undefined) edits.push({ kind: "insert", after, text: wanted[goal] ?? "" });
    else if (stays.has(line)) after = line;
    else if (last?.kind === "move" && last.after === after && last.line + last.count === line) last.count++;
    else edits.push({ kind: "move", line, count: 1, after });
  }
  return edits;
}
