import { readFileSync } from "node:fs";
import { findSkills } from "#shared/engine/vocabulary/terms/find-skills.ts";
import {
  addTally,
  matchedGold,
  type SkillSpan,
  scoreOf,
  type Tally,
  tallyOf,
  trimSpan,
} from "./skills-score.ts";

interface Row {
  id: string;
  text: string;
  spans: SkillSpan[];
}

interface Miss {
  id: string;
  field: string;
  expected: string;
  got: string;
}

const classes = ["hard", "soft", "any"] as const;
type SkillClass = (typeof classes)[number];

const noTally = (): Tally => ({ gold: 0, got: 0, exact: 0, overlap: 0 });

/** Tools, qualifications and licences count as hard. */
function classOf(kind: string): SkillClass {
  return kind === "soft" || kind === "any" ? kind : "hard";
}

/** Code points before each UTF-16 offset: the engine counts code units, the labels code points. */
function pointOffsets(text: string): number[] {
  const offsets: number[] = [];
  let point = 0;
  for (const ch of text) {
    for (let i = 0; i < ch.length; i += 1) offsets.push(point);
    point += 1;
  }
  offsets.push(point);
  return offsets;
}

function predicted(text: string, points: readonly string[]): SkillSpan[] {
  const offsets = pointOffsets(text);
  return findSkills(text).map(({ start, end, kind }) =>
    trimSpan(points, { start: offsets[start] ?? 0, end: offsets[end] ?? 0, kind: classOf(kind) }),
  );
}

/** The spans of one class; `any` ignores the kind. */
function ofClass(spans: readonly SkillSpan[], one: SkillClass): SkillSpan[] {
  return one === "any" ? [...spans] : spans.filter((s) => s.kind === one);
}

function missesOf(row: Row, points: readonly string[], gold: SkillSpan[], got: SkillSpan[]): Miss[] {
  const misses: Miss[] = [];
  const kinds = new Set(gold.map((g) => g.kind));
  const textOf = (s: SkillSpan) => points.slice(s.start, s.end).join("");
  for (const kind of kinds) {
    const golds = gold.filter((g) => g.kind === kind);
    const rivals = kind === "any" ? got : got.filter((g) => g.kind === kind);
    const matched = matchedGold(golds, rivals);
    golds.forEach((g, i) => {
      if (matched.has(i)) return;
      const near = rivals.filter((p) => p.start < g.end && g.start < p.end);
      misses.push({ id: row.id, field: kind, expected: textOf(g), got: near.map(textOf).join(" | ") });
    });
  }
  return misses;
}

/**
 * Measures the term finder sentence by sentence, without the rules for whole ads (task `skills`).
 * @param file one JSONL file of sentences with their spans.
 */
export async function evaluateSkills(file: string): Promise<object> {
  const rows = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Row);
  const tallies = { hard: noTally(), soft: noTally(), any: noTally() };
  const misses: Miss[] = [];
  for (const row of rows) {
    const points = [...row.text];
    const gold = row.spans.map((s) => trimSpan(points, s));
    const got = predicted(row.text, points);
    for (const one of classes) addTally(tallies[one], tallyOf(ofClass(gold, one), ofClass(got, one)));
    misses.push(...missesOf(row, points, gold, got));
  }
  return {
    task: "skills",
    n: rows.length,
    hard: scoreOf(tallies.hard),
    soft: scoreOf(tallies.soft),
    any: scoreOf(tallies.any),
    misses,
  };
}
