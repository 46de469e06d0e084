import { wholeAnswer } from "#shared/domain/criteria/criterion.ts";
import { bindingLimits, isOver, type Limit } from "#shared/domain/criteria/limit.ts";
import { coverCriteria } from "#shared/writing/criteria/coverage.ts";
import { checkDesk, draftDesk } from "#shared/writing/criteria/read-desk.ts";
import { readWrittenRequirements } from "#shared/writing/criteria/written-requirements.ts";
import { readGoldSet } from "../reading/gold.ts";

/** The date of the figures, fixed so that recency does not change them. */
const asOf = "2026-11-01";

interface Miss {
  id: string;
  field: string;
  expected: string;
  got: string;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function overLimits(answers: Readonly<Record<string, string>>, limits: readonly Limit[]): string[] {
  const texts = Object.values(answers);
  return bindingLimits(limits).flatMap((limit) => {
    const judged = limit.per === "total" ? [texts.join("\n\n")] : texts;
    return judged.filter((text) => isOver(text, limit)).map(() => `${limit.amount} ${limit.unit}`);
  });
}

const zero = {
  ...{ answers: 0, sentences: 0, falseSentences: 0, limits: 0, limitsKept: 0 },
  ...{ criteria: 0, answered: 0, named: 0 },
};
type Counts = typeof zero;
type GoldSet = ReturnType<typeof readGoldSet>;

const sentencesIn = (text: string) => text.split(/[.!?](?:\s|$)/).filter((one) => one.trim() !== "").length;

/** Counts one resume's answers to one ad. */
function judgePair(
  set: GoldSet,
  pair: GoldSet["pairs"][number],
  ad: GoldSet["ads"][number],
): { counts: Counts; misses: Miss[] } {
  const { kind, criteria, limits } = readWrittenRequirements(ad);
  if (kind === null) return { counts: zero, misses: [] };
  const resumeText = set.resumes.get(pair.resume.replace(/\.txt$/, "")) ?? "";
  const input = {
    ...{ resumeText, resumeEdits: [], bank: { facts: [], stories: [] }, ad },
    ...{ kind, criteria, limits, chosen: {}, asOf },
  };
  const written = Object.fromEntries(Object.entries(draftDesk(input)).filter(([, text]) => text !== ""));
  const faults = Object.values(checkDesk({ ...input, answers: written })).flat();
  const over = overLimits(written, limits);
  const cover = coverCriteria(input.criteria, input.bank.stories, input.chosen);
  const answered = criteria.filter((one) => (written[one.id] ?? written[wholeAnswer] ?? "") !== "");
  const open = criteria.filter((one) => !answered.includes(one));
  const isNamed = (id: string) => cover.some((one) => one.id === id && one.question !== null);
  const silent = open.filter(({ id }) => !isNamed(id));
  const binding = bindingLimits(limits).length;
  const miss = (field: string, expected: string) => (got: string) => ({
    ...{ id: `${ad.id} x ${pair.resume}`, field, expected, got },
  });
  return {
    counts: {
      ...{ answers: Object.keys(written).length, sentences: sentencesIn(Object.values(written).join(" ")) },
      ...{ falseSentences: faults.length, limits: binding, limitsKept: binding - over.length },
      ...{ criteria: criteria.length, answered: answered.length, named: open.length - silent.length },
    },
    misses: [
      ...faults.map(({ line }) => line).map(miss("sentence", "supported")),
      ...over.map(miss("limit", "kept")),
      ...silent.map(({ text }) => text).map(miss("criterion", "answered or named")),
    ],
  };
}

/**
 * Lets the built-in writer answer every ad of the set that asks for criteria, a pitch, capabilities or questions,
 * from each labelled resume (task `criteria`). Counts sentences that the fact check refuses, limits, and criteria
 * that are neither answered nor named as a gap. A pitch answers all of its criteria or none.
 * @param directory as for task `reading`.
 */
export function evaluateCriteria(directory: string): object {
  const set = readGoldSet(directory);
  const asking = set.ads.filter((ad) => !["letter", null].includes(readWrittenRequirements(ad).kind));
  const judged = asking.flatMap((ad) =>
    set.pairs.filter((pair) => pair.ad === ad.id).map((pair) => judgePair(set, pair, ad)),
  );
  const total = (name: keyof Counts) => judged.reduce((sum, { counts }) => sum + counts[name], 0);
  const names = Object.keys(zero) as (keyof Counts)[];
  const [limits, criteria] = [total("limits"), total("criteria")];
  return {
    task: "criteria",
    read: asking.map((ad) => ({
      ...{
        ad: ad.id,
        kind: readWrittenRequirements(ad).kind,
        criteria: readWrittenRequirements(ad).criteria.length,
      },
      limits: readWrittenRequirements(ad).limits.map(({ words }) => words),
    })),
    ...Object.fromEntries(names.map((name) => [name, total(name)])),
    limitsKeptShare: limits === 0 ? 1 : rounded(total("limitsKept") / limits),
    answeredOrNamed: criteria === 0 ? 1 : rounded((total("answered") + total("named")) / criteria),
    misses: judged.flatMap(({ misses }) => misses),
  };
}
