import { writeFileSync } from "node:fs";
import { listsOf } from "#shared/engine/read-ad/ad-lists.ts";
import { chance, least } from "#shared/engine/read-ad/likely/likely-asking.ts";
import { signsOf } from "#shared/engine/read-ad/likely/line-signs.ts";
import { type AdSentence, readAdSections } from "#shared/engine/read-ad/read-ad-sections.ts";
import { askingOf } from "#shared/engine/read-ad/sentence-asks.ts";
import { overlaps, type PlacedGold, placeGolds, readGoldSet } from "../evaluate/reading/gold.ts";
import { fitLogistic, type Judged } from "./fit-logistic.ts";

const file = "shared/engine/read-ad/likely/line-weights.ts";
const most = { asked: 800, demand: 300 };

/** Rights, checks, rosters and clearances are knock-out questions and no criteria (docs/engine.md). */
const knockOutGates: ReadonlySet<string> = new Set(["work_rights", "check", "availability", "clearance"]);
/** Sentences that the model is asked about count in full, those of lists by half. */
const beside: ReadonlySet<string> = new Set(["role", "company", "apply"]);

interface Line {
  signs: string[];
  /** What people read in it: nothing, a duty or a demand. */
  level: "duty" | "demand" | null;
  isBeside: boolean;
  /** A rule of the reader says it asks. */
  isRuled: boolean;
}

function levelOf(sentence: AdSentence, golds: readonly PlacedGold[]): Line["level"] {
  const own = golds.filter(
    ({ gate, spans }) => !knockOutGates.has(gate ?? "") && spans.some((span) => overlaps(span, sentence)),
  );
  if (own.length === 0) return null;
  return own.filter(({ level }) => level === "duty").length * 2 >= own.length ? "duty" : "demand";
}

function linesOf(directory: string): Line[] {
  const { ads, golds } = readGoldSet(directory);
  return ads.flatMap((ad) => {
    const gold = golds.get(ad.id);
    if (gold === undefined) return [];
    const placed = placeGolds(ad.text, gold);
    const sentences = readAdSections(ad.text);
    const lists = listsOf(sentences);
    return sentences.map(
      ({ likely: _, ...sentence }, at): Line => ({
        signs: signsOf(sentence, lists, { at, of: sentences.length }),
        level: levelOf(sentence, placed),
        isBeside: beside.has(sentence.zone),
        isRuled: askingOf(sentence, lists) !== null,
      }),
    );
  });
}

function fit(lines: readonly Line[]) {
  const asked = lines.map(
    (line): Judged => ({
      signs: line.signs,
      is: line.level !== null,
      weight: line.isBeside ? 1 : 0.5,
    }),
  );
  const levels = lines.flatMap((line): Judged[] =>
    line.level === null
      ? []
      : [{ signs: line.signs, is: line.level === "demand", weight: line.isBeside ? 1 : 0.25 }],
  );
  return { asked: fitLogistic(asked, most.asked), demand: fitLogistic(levels, most.demand) };
}

/** Of the sentences no rule knows: how many ask, how many are taken to, and how many of those do. */
function leftOut(train: readonly Line[], test: readonly Line[]) {
  const { asked, demand } = fit(train);
  const open = test.filter(({ isBeside, isRuled }) => isBeside && !isRuled);
  const taken = open.filter(({ signs }) => chance(asked, signs) >= least.asked);
  const right = taken.filter(({ level }) => level !== null);
  const level = right.filter(
    ({ level, signs }) => (level === "demand") === chance(demand, signs) >= least.demand,
  );
  const asking = open.filter(({ level }) => level !== null).length;
  return { open: open.length, asking, taken: taken.length, right: right.length, level: level.length };
}

function rowsOf(weights: ReadonlyMap<string, number>): string {
  const rows = new Map<string, string[]>();
  for (const [sign, weight] of weights) {
    const rounded = weight.toFixed(1);
    if (Number(rounded) !== 0) rows.set(rounded, [...(rows.get(rounded) ?? []), sign]);
  }
  return [...rows]
    .toSorted(([a], [b]) => Number(b) - Number(a))
    .map(([weight, signs]) => [weight, ...signs].join(" "))
    .join("\n");
}

function write({ asked, demand }: ReturnType<typeof fit>, sets: number, lines: number): void {
  writeFileSync(
    file,
    `/**
 * How much each sign of a sentence speaks for its asking something ("asked"), and for a demand rather than a duty
 * ("demand"): a weight and its signs a row. Made by \`npm run -s calibrate -- lines DIR...\` (api/tools/calibrate) from
 * ${lines} sentences of ${sets} sets of ads that people have read. Do not edit.
 */
export const askedWeights = \`
${rowsOf(asked)}
\`;

export const demandWeights = \`
${rowsOf(demand)}
\`;
`,
  );
}

/**
 * `npm run -s calibrate -- lines DIR...`: fits the weights of sentences anew from sets of the form of
 * `../shared/data/judgement/reading`, writes them, and prints how each set fares when it is left out: its sentences
 * that no rule knows, how many of them ask, how many are taken to, and of those how many do, and at the right level.
 * @throws Error without a set to leave out.
 */
export function calibrateLines(directories: readonly string[]): void {
  if (directories.length < 2)
    throw new Error("npm run calibrate -- lines DIR DIR...: at least two sets of ads");
  const sets = directories.map((directory) => ({ directory, lines: linesOf(directory) }));
  for (const { directory, lines } of sets) {
    const others = sets.filter((set) => set.directory !== directory).flatMap((set) => set.lines);
    process.stdout.write(`${JSON.stringify({ directory, ...leftOut(others, lines) })}\n`);
  }
  const all = sets.flatMap(({ lines }) => lines);
  write(fit(all), sets.length, all.length);
}
