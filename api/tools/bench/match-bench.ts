import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findTerms } from "#shared/match/find-terms.ts";
import { families } from "#shared/match/vocabulary/families.ts";
import { readFamily } from "#shared/match/vocabulary/term-lines.ts";
import { loadVocabulary } from "#shared/match/vocabulary/vocabulary.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { BenchLine } from "./capture-bench.ts";

const runs = 200;
const size = 5000;

const adParagraph = `About the role
You will run the month-end close, prepare BAS and payroll and report to the finance manager. You work with budget owners across three sites.

Essential criteria
- Experience in accounts payable, bank reconciliations and financial reporting
- Advanced Excel skills and knowledge of Xero or MYOB
- CPA or CA qualification, or willing to obtain
- Strong communication skills, attention to detail and time management
- Current driver licence and a national police check

Desirable
- Experience with Power BI, SQL and grant acquittals
- Certificate IV in Accounting and Bookkeeping
`;

const resumeParagraph = `EMPLOYMENT HISTORY
Senior Accountant, Wattle Creek Council
Mar 2019 - Present
- Prepared monthly financial reports and BAS for four funds
- Ran payroll for 120 staff and reconciled bank accounts each week
- Built budget models in Excel and trained two assistants
Assistant Accountant, Murray Mallee Foods Pty Ltd
2015 - 2019
- Processed accounts payable and receivable in MYOB
- Helped with stock takes and year-end audit files
KEY SKILLS
Xero, Excel, financial reporting, budgeting, communication, accounts payable
`;

function fill(head: string, paragraph: string): string {
  let text = head;
  for (let n = 0; text.length < size; n += 1) text += paragraph.replaceAll("site", `site ${n}`);
  return text.slice(0, size);
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

function measure(times: number, work: (n: number) => void): { median: number; p95: number } {
  const taken: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const start = performance.now();
    work(n);
    taken.push(performance.now() - start);
  }
  taken.sort((a, b) => a - b);
  return { median: quantile(taken, 0.5), p95: quantile(taken, 0.95) };
}

/** What a plain counter does: the ad's words that also stand in the resume. */
function naiveCount(resume: string, ad: string): number {
  const words = new Set(resume.toLowerCase().split(/\W+/));
  return ad
    .toLowerCase()
    .split(/\W+/)
    .filter((word) => words.has(word)).length;
}

/**
 * What a first attempt does: a regular expression for every name of every term, with the plural and the
 * hyphens that our matcher understands too, counted in both texts.
 */
function naiveTerms(): (resume: string, ad: string) => number {
  const names = Object.entries(families).flatMap(([family, text]) =>
    readFamily(family, text).flatMap((term) => term.forms.map((form) => form.written)),
  );
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

/** What a new process prints: milliseconds for import and first analysis, then megabytes of heap. */
const coldScript = `
const start = performance.now();
const { analyseResume } = await import(process.argv[1]);
const { resumeText, ad } = JSON.parse(process.argv[2]);
analyseResume({ resumeText, ad, asOf: "2026-11-01" });
const ms = performance.now() - start;
globalThis.gc();
console.log(ms, process.memoryUsage().heapUsed / 1e6);
`;

const coldRuns = 10;

interface Cold {
  ms: number[];
  heap: number[];
}

/** Import and first analysis in new processes, of the engine bundled to one file as the apps ship it. */
async function coldStarts(input: object): Promise<Cold> {
  const { build } = await import("vite");
  const outDir = mkdtempSync(join(tmpdir(), "kelpie-bench-"));
  const entry = new URL("../../../shared/resume/analyse-resume.ts", import.meta.url).pathname;
  await build({
    configFile: false,
    logLevel: "silent",
    build: { outDir, lib: { entry, formats: ["es"], fileName: () => "engine.mjs" } },
  });
  const cold: Cold = { ms: [], heap: [] };
  for (let run = 0; run < coldRuns; run += 1) {
    const args = ["--expose-gc", "--input-type=module", "-e", coldScript, join(outDir, "engine.mjs")];
    const out = execFileSync(process.execPath, [...args, JSON.stringify(input)], { encoding: "utf8" });
    const [ms = 0, heap = 0] = out.trim().split(" ").map(Number);
    cold.ms.push(ms);
    cold.heap.push(heap);
  }
  rmSync(outDir, { recursive: true, force: true });
  return cold;
}

function spreadOf(values: readonly number[]): { n: number; median: number; p95: number } {
  const sorted = [...values].sort((a, b) => a - b);
  return { n: sorted.length, median: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}

/**
 * Speed of the engine (match-engine.md B8, B9): a 5 kB resume against a 5 kB ad, warm, everything included;
 * a new process from import to the first answer, and its heap; the building of the vocabulary. Baselines
 * over the same two texts in the same run: one regular expression per term, and a mere word count.
 */
export async function matchBench(): Promise<BenchLine[]> {
  const load = measure(10, () => {
    loadVocabulary();
  });
  const resumeText = fill(
    "Dana Wattle\nAccountant\nDubbo NSW 2830 | 0491 570 158 | dana@example.org\n\n",
    resumeParagraph,
  );
  const text = fill("", adParagraph);
  const ad = { text, title: "Accountant" };
  const analyse = () => analyseResume({ resumeText, ad, asOf: "2026-11-01" });
  measure(50, analyse);
  const warm = measure(runs, analyse);
  const countTerms = naiveTerms();
  const perTerm = measure(20, () => {
    countTerms(resumeText, text);
  });
  const terms = measure(runs, () => {
    findTerms(text);
    findTerms(resumeText);
  });
  const words = measure(runs, () => {
    naiveCount(resumeText, text);
  });
  const cold = await coldStarts({ resumeText, ad });
  const name = "match: 5 kB resume x 5 kB ad, warm";
  const timing = { name, unit: "ms", n: runs, ...warm };
  const naive = { name: "naive: one regular expression per term", median: perTerm.median };
  return [
    { ...timing, baseline: naive },
    { ...timing, baseline: { name: "naive word count", median: words.median } },
    { name: "match: find all terms in both texts, warm", unit: "ms", n: runs, ...terms, baseline: naive },
    { name: "match: import and first analysis, new process", unit: "ms", ...spreadOf(cold.ms) },
    { name: "match: heap after the first analysis", unit: "MB", ...spreadOf(cold.heap) },
    { name: "match: build vocabulary", unit: "ms", n: 10, ...load },
  ];
}
