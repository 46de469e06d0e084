import { checkTerms } from "#shared/engine/knock-outs/check-terms.ts";
import { conditionTerms } from "#shared/engine/knock-outs/condition-terms.ts";
import { findNamedKnockOuts } from "#shared/engine/knock-outs/find-knock-outs.ts";
import { professionTerms } from "#shared/engine/knock-outs/profession-terms.ts";
import { rightsTerms } from "#shared/engine/knock-outs/rights-terms.ts";
import { ticketTerms } from "#shared/engine/knock-outs/ticket-terms.ts";
import { families } from "#shared/engine/vocabulary/families.ts";
import { readFamily } from "#shared/engine/vocabulary/term-lines.ts";
import { findTermsIn } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { loadVocabulary } from "#shared/engine/vocabulary/vocabulary.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { BenchLine } from "./capture-bench.ts";
import { freshProcesses, manyAnalyses } from "./match-processes.ts";
import { benchInput } from "./match-texts.ts";

/** Every written name of the vocabulary's terms. */
function termNames(): string[] {
  return Object.entries(families).flatMap(([family, text]) =>
    readFamily(family, text).flatMap((term) => term.forms.map((form) => form.written)),
  );
}

/** Every phrase that names a knock-out. */
function knockOutNames(): string[] {
  const terms = [...rightsTerms, ...checkTerms, ...ticketTerms, ...professionTerms, ...conditionTerms];
  const all = terms.flatMap(({ phrases, cased }) => [...phrases.split("|"), ...(cased?.split("|") ?? [])]);
  return all.filter((name) => name !== "");
}

/**
 * A naive solution for comparison: a regular expression for every name, with the plural and the hyphens that our
 * matcher understands too, searched in both texts. It finds less than the engine (no stems, no spellings, no case
 * rules) and does nothing with the result: no sections, importance, proof, knock-outs or READ.
 */
function naiveFinder(names: readonly string[]): (resume: string, ad: string) => number {
  return (resume, ad) => {
    let both = 0;
    for (const name of names) {
      const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" ", "[\\s-]+");
      const pattern = new RegExp(`(?<!\\w)${escaped}(?:s|es)?(?!\\w)`, "gi");
      const asked = [...ad.matchAll(pattern)].length;
      const held = [...resume.matchAll(pattern)].length;
      if (asked > 0 && held > 0) both += 1;
    }
    return both;
  };
}

const runs = 300;
const naiveRuns = 20;
const loadRuns = 10;

interface Spread {
  n: number;
  median: number;
  p95: number;
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  return {
    n: sorted.length,
    median: rounded(quantile(sorted, 0.5)),
    p95: rounded(quantile(sorted, 0.95)),
  };
}

function measure(times: number, work: () => unknown): Spread {
  const taken = Array.from({ length: times }, () => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return spreadOf(taken);
}

/** Terms and named knock-outs of both texts, which is all that the naive finder looks for. */
function findAll(): void {
  for (const text of [benchInput.ad.text, benchInput.resumeText]) {
    const tokens = tokenise(text);
    findTermsIn(text, tokens);
    findNamedKnockOuts(text, tokens);
  }
}

/**
 * New texts. The engine caches the last few, so repeating one pair measures a person who changes a word, and new
 * texts measure a person who opens the next ad or tries another resume.
 */
function freshLines(): BenchLine[] {
  let n = 0;
  const { ad, resumeText } = benchInput;
  // As long as before: the first characters are replaced.
  const other = (text: string) => `Note ${++n} of ours.\n${text}`.slice(0, text.length);
  const kinds = {
    "another ad each time": () => analyseResume({ ...benchInput, ad: { ...ad, text: other(ad.text) } }),
    "another resume each time": () => analyseResume({ ...benchInput, resumeText: other(resumeText) }),
    both: () =>
      analyseResume({ ...benchInput, ad: { ...ad, text: other(ad.text) }, resumeText: other(resumeText) }),
  };
  return Object.entries(kinds).map(([kind, work]) => {
    measure(30, work);
    return { name: `engine: whole analysis, warm, ${kind}`, unit: "ms", ...measure(runs, work) };
  });
}

/** Warm times, compared with the naive finder on the same two texts. */
function warmLines(): BenchLine[] {
  const analyse = () => analyseResume(benchInput);
  measure(100, analyse);
  const whole = measure(runs, analyse);
  const find = naiveFinder([...termNames(), ...knockOutNames()]);
  const naive = measure(naiveRuns, () => find(benchInput.resumeText, benchInput.ad.text));
  measure(50, findAll);
  const finding = measure(runs, findAll);
  const alone = "naive: a regular expression per name, finding alone";
  // The time of a naive engine: its own finding, and our other steps.
  const naiveWhole = rounded(naive.median + Math.max(0, whole.median - finding.median));
  const wholeLine = {
    name: "engine: whole analysis, 5 kB resume x 5 kB ad, warm, the same pair again",
    unit: "ms",
    ...whole,
  };
  return [
    {
      ...wholeLine,
      baseline: { name: "naive: the same analysis on a regular expression per name", median: naiveWhole },
    },
    { ...wholeLine, baseline: { name: alone, median: naive.median } },
    {
      name: "engine: find all terms and named gates in both texts, warm",
      unit: "ms",
      ...finding,
      baseline: { name: alone, median: naive.median },
    },
  ];
}

/**
 * Speed of the engine (docs/engine.md, Measures): a 5 kB resume with a 5 kB ad, warm, complete and only finding, each
 * compared with the naive solution in the same run; new processes from import to the first answer, their heap and its
 * growth; loading of the vocabulary.
 */
export async function matchBench(): Promise<BenchLine[]> {
  const load = measure(loadRuns, loadVocabulary);
  const lines = warmLines();
  const fresh = await freshProcesses(benchInput);
  const growth = rounded(fresh.growth);
  return [
    ...lines,
    ...freshLines(),
    { name: "engine: new process, import to first answer", unit: "ms", ...spreadOf(fresh.cold) },
    { name: "engine: new process, import alone", unit: "ms", ...spreadOf(fresh.imported) },
    { name: "engine: load the vocabulary", unit: "ms", ...load },
    { name: "engine: heap after the first answer", unit: "MB", ...spreadOf(fresh.heap) },
    {
      name: `engine: growth of the heap over ${manyAnalyses} analyses`,
      unit: "MB",
      n: 1,
      median: growth,
      p95: growth,
    },
  ];
}
