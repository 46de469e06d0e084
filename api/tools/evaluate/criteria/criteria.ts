import { wholeAnswer } from "#shared/domain/criteria/criterion.ts";
import { bindingLimits, isOver, type Limit } from "#shared/domain/criteria/limit.ts";
import { checkDesk, draftDesk, readCoverage } from "#shared/writing/criteria/read-desk.ts";
import { whatIsAsked } from "#shared/writing/criteria/what-is-asked.ts";
import { readGoldSet } from "../reading/gold.ts";

/** The day the figures are for: recency must not drift with the calendar. */
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

/**
 * Answers by the built-in writer to every ad of the set that asks for criteria, a pitch, capabilities or questions,
 * from each judged resume (task `criteria`): sentences that the fact check refuses, limits, and criteria that are
 * neither answered nor named as a gap.
 * @param directory as of task `reading`.
 */
export function evaluateCriteria(directory: string): object {
  const set = readGoldSet(directory);
  const misses: Miss[] = [];
  const counts = {
    answers: 0,
    sentences: 0,
    falseSentences: 0,
    limits: 0,
    limitsKept: 0,
    criteria: 0,
    answered: 0,
    named: 0,
  };
  const read: object[] = [];
  for (const ad of set.ads) {
    const asked = whatIsAsked(ad);
    const { kind, criteria, limits } = asked;
    if (kind === null || kind === "letter") continue;
    read.push({ ad: ad.id, kind, criteria: criteria.length, limits: limits.map((one) => one.words) });
    for (const pair of set.pairs.filter((one) => one.ad === ad.id)) {
      const id = `${ad.id} x ${pair.resume}`;
      const resumeText = set.resumes.get(pair.resume.replace(/\.txt$/, "")) ?? "";
      const input = {
        resumeText,
        resumeEdits: [],
        bank: { facts: [], stories: [] },
        ad,
        kind,
        criteria,
        limits,
        chosen: {},
        asOf,
      };
      const answers = draftDesk(input);
      const written = Object.fromEntries(Object.entries(answers).filter(([, text]) => text !== ""));
      const faults = Object.values(checkDesk({ ...input, answers: written })).flat();
      const over = overLimits(written, limits);
      const cover = readCoverage(input);
      counts.answers += Object.keys(written).length;
      counts.sentences += Object.values(written)
        .join(" ")
        .split(/[.!?](?:\s|$)/)
        .filter(Boolean).length;
      counts.falseSentences += faults.length;
      counts.limits += bindingLimits(limits).length;
      counts.limitsKept += bindingLimits(limits).length - over.length;
      misses.push(...faults.map(({ line }) => ({ id, field: "sentence", expected: "supported", got: line })));
      misses.push(...over.map((got) => ({ id, field: "limit", expected: "kept", got })));
      for (const one of criteria) {
        const isAnswered = (written[one.id] ?? written[wholeAnswer] ?? "") !== "";
        const isNamed = cover.some((covered) => covered.id === one.id && covered.question !== null);
        counts.criteria += 1;
        counts.answered += Number(isAnswered);
        counts.named += Number(!isAnswered && isNamed);
        if (!isAnswered && !isNamed)
          misses.push({ id, field: "criterion", expected: "answered or named", got: one.text });
      }
    }
  }
  const { limits, criteria } = counts;
  return {
    task: "criteria",
    read,
    ...counts,
    limitsKeptShare: limits === 0 ? 1 : rounded(counts.limitsKept / limits),
    answeredOrNamed: criteria === 0 ? 1 : rounded((counts.answered + counts.named) / criteria),
    misses,
  };
}
