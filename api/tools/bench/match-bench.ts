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
 * Speed of the engine (match-engine.md B8): a 5 kB resume against a 5 kB ad, warm, everything included, and
 * the building of the vocabulary. Baseline: a naive word count over the same two texts, in the same run.
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
  const analyse = () => analyseResume({ resumeText, ad: { text, title: "Accountant" }, asOf: "2026-11-01" });
  measure(50, analyse);
  const naive = measure(runs, () => {
    naiveCount(resumeText, text);
  });
  const warm = measure(runs, analyse);
  return [
    {
      name: "match: 5 kB resume x 5 kB ad, warm",
      unit: "ms",
      n: runs,
      ...warm,
      baseline: { name: "naive word count", median: naive.median },
    },
    { name: "match: build vocabulary", unit: "ms", n: 10, ...load },
  ];
}
