import { readResume } from "#shared/resume/read-resume.ts";
import { writeLetter } from "#shared/writing/built-in/letter/write-letter.ts";
import { tailorResume } from "#shared/writing/realise/resume/tailor-resume.ts";
import { readGoldSet } from "../reading/gold.ts";
import { countLetter, type LetterCounts } from "./letter-figures.ts";
import { countResume, type ResumeCounts } from "./resume-figures.ts";

/** The date of the figures, fixed so that recency does not change them. */
const asOf = "2026-11-01";

interface Miss {
  id: string;
  field: string;
  expected: string;
  got: string;
}

interface Written {
  id: string;
  resume: ResumeCounts;
  letter: LetterCounts;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : rounded(values.reduce((sum, one) => sum + one, 0) / values.length);
}

const shareOf = (values: readonly boolean[]) => mean(values.map(Number));

function resumeFigures(all: readonly ResumeCounts[]) {
  return {
    contentChanged: shareOf(all.map((one) => one.contentChanged)),
    scoreRaised: shareOf(all.flatMap((one) => one.scoreRaised ?? [])),
    summaryChanged: shareOf(all.map((one) => one.summaryChanged)),
    criteriaInFirstThird: {
      before: mean(all.map((one) => one.firstThird.before)),
      after: mean(all.map((one) => one.firstThird.after)),
    },
    falseLines: all.reduce((sum, one) => sum + one.falseLines.length, 0),
  };
}

function letterFigures(all: readonly LetterCounts[]) {
  const sum = (value: (one: LetterCounts) => number) => all.reduce((total, one) => total + value(one), 0);
  const words = all.map((one) => one.words).sort((a, b) => a - b);
  return {
    named: shareOf(all.map((one) => one.named)),
    faultsPer100Words: rounded(
      (100 * sum((one) => one.faults.length)) /
        Math.max(
          1,
          sum((one) => one.words),
        ),
    ),
    falseSentences: sum((one) => one.falseSentences.length),
    copiedShare: mean(all.map((one) => one.copiedShare)),
    factsTwice: sum((one) => one.factsTwice.length),
    distinctOpeners: rounded(
      sum((one) => one.openers.different) /
        Math.max(
          1,
          sum((one) => one.openers.all),
        ),
    ),
    words: { median: words[Math.floor(words.length / 2)] ?? 0 },
  };
}

function missesOf({ id, resume, letter }: Written): Miss[] {
  const miss = (field: string, expected: string, got: string): Miss => ({ id, field, expected, got });
  return [
    ...(resume.contentChanged ? [] : [miss("content", "a change for the ad", "none")]),
    ...(resume.scoreRaised === false ? [miss("score", "raised", "as before")] : []),
    ...resume.falseLines.map((line) => miss("line", "supported", line)),
    ...(letter.named ? [] : [miss("named", "job and employer", "not both")]),
    ...letter.faults.map((fault) => miss("grammar", "no fault", fault)),
    ...letter.falseSentences.map((line) => miss("sentence", "supported", line)),
    ...letter.factsTwice.map((run) => miss("fact", "told once", run)),
    ...(letter.copiedShare > 0.25
      ? [miss("copied", "at most 0.25", String(rounded(letter.copiedShare)))]
      : []),
  ];
}

/**
 * Measures both built-in writers on every labelled pair that fits or may fit (task `writing`; definitions in
 * ../shared/data/README.md, section 9).
 * @param directory holds ads.jsonl, golds.jsonl, pairs.jsonl and `resumes`.
 */
export async function evaluateWriting(directory: string): Promise<object> {
  const set = readGoldSet(directory);
  const ads = new Map(set.ads.map((ad) => [ad.id, ad]));
  const written: Written[] = [];
  for (const pair of set.pairs.filter(({ fit }) => fit === "strong" || fit === "possible")) {
    const ad = ads.get(pair.ad);
    const resumeText = set.resumes.get(pair.resume.replace(/\.txt$/, ""));
    if (ad === undefined || resumeText === undefined)
      throw new Error(`${pair.ad} x ${pair.resume} is not there`);
    const employers = readResume(resumeText).work.flatMap(({ name, position }) => [
      name?.replace(/\s*\(.*\)$/, "") ?? "",
      position ?? "",
    ]);
    const letter = writeLetter({ resumeText, ad, style: "professional", asOf });
    written.push({
      id: `${pair.ad} x ${pair.resume}`,
      resume: countResume(tailorResume({ resumeText, ad, asOf }), resumeText, ad, asOf),
      letter: await countLetter(letter, resumeText, ad, employers),
    });
  }
  return {
    task: "writing",
    n: written.length,
    resumes: resumeFigures(written.map(({ resume }) => resume)),
    letters: letterFigures(written.map(({ letter }) => letter)),
    misses: written.flatMap(missesOf),
  };
}
