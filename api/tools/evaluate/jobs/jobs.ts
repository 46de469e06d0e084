import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { isSetAside } from "../../train/labelled-resume.ts";
import { documentReader } from "../resume/document-reader.ts";
import { type ClaimedJob, matchJobs, normaliseName, type TrueJob } from "./job-score.ts";

type Row = [title: string, employer: string | null, start: string | null, end: string | null];

interface JobsTruth {
  jobs: Record<string, Row[]>;
  optional: Record<string, Row[]>;
  /** Phrases of bullets by the index of their job. */
  points: Record<string, Record<string, string[]>>;
}

interface JobFigures {
  resumes: number;
  n: number;
  right: number;
  lost: number;
  wrongTitle: number;
  wrongEmployer: number;
  wrongDates: number;
  unsure: number;
  invented: number;
  pointsUnderOtherJob: number;
  /** For each field claimed for true jobs: how many are wrong. */
  claimed: { n: number; wrong: number };
  wrapInvariant: number;
}

const noFigures = (): JobFigures => ({
  resumes: 0,
  n: 0,
  right: 0,
  lost: 0,
  wrongTitle: 0,
  wrongEmployer: 0,
  wrongDates: 0,
  unsure: 0,
  invented: 0,
  pointsUnderOtherJob: 0,
  claimed: { n: 0, wrong: 0 },
  wrapInvariant: 0,
});

const toJob = ([title, employer, start, end]: Row): TrueJob => ({ title, employer, start, end });

const claimsOf = ({ work }: ResumeModel): ClaimedJob[] =>
  work.map((entry) => ({
    title: entry.position,
    employer: entry.name,
    start: entry.startDate,
    end: entry.endDate,
  }));

/** Wraps every line at a width, as e-mail programs do. */
export function wrapText(text: string, width: number): string {
  return text
    .split("\n")
    .flatMap((line) => {
      const parts: string[] = [];
      let rest = line;
      while (rest.length > width) {
        const cut = rest.lastIndexOf(" ", width);
        if (cut <= 0) break;
        parts.push(rest.slice(0, cut));
        rest = rest.slice(cut + 1);
      }
      return [...parts, rest];
    })
    .join("\n");
}

const widths = [60, 80, 100, 120];

function isWrapInvariant(text: string, claims: readonly ClaimedJob[]): boolean {
  const wanted = JSON.stringify(claims);
  return widths.every((width) => JSON.stringify(claimsOf(readResume(wrapText(text, width)))) === wanted);
}

/** Phrases of bullets that were read under another true job. */
function misplacedPoints(
  model: ResumeModel,
  claims: readonly number[],
  points: Record<string, string[]>,
): number {
  let count = 0;
  for (const [job, phrases] of Object.entries(points)) {
    const own = claims[Number(job)] ?? -1;
    for (const phrase of phrases) {
      const wanted = normaliseName(phrase);
      const found = model.work.findIndex(({ highlights }) =>
        normaliseName(highlights.join(" ")).includes(wanted),
      );
      if (found >= 0 && found !== own) count += 1;
    }
  }
  return count;
}

function addResume(figures: JobFigures, id: string, text: string, truth: JobsTruth): object[] {
  const model = readResume(text);
  const claimed = claimsOf(model);
  const jobs = (truth.jobs[id] ?? []).map(toJob);
  const { verdicts, claims, invented } = matchJobs(jobs, (truth.optional[id] ?? []).map(toJob), claimed);
  const misses: object[] = [];
  figures.resumes += 1;
  figures.invented += invented.length;
  for (const at of invented) misses.push({ id, field: "invented", expected: null, got: claimed[at] });
  jobs.forEach((job, at) => {
    const verdict = verdicts[at];
    figures.n += 1;
    if (verdict === undefined) figures.lost += 1;
    const fields = verdict === undefined ? [] : Object.values(verdict);
    figures.claimed.n += fields.filter((one) => one !== "empty").length;
    figures.claimed.wrong += fields.filter((one) => one === "wrong").length;
    if (verdict !== undefined && fields.every((one) => one === "right")) {
      figures.right += 1;
      return;
    }
    if (verdict?.title === "wrong") figures.wrongTitle += 1;
    if (verdict?.employer === "wrong") figures.wrongEmployer += 1;
    if (verdict?.dates === "wrong") figures.wrongDates += 1;
    if (verdict !== undefined && !fields.includes("wrong")) figures.unsure += 1;
    misses.push({
      id,
      field: verdict === undefined ? "lost" : "job",
      expected: job,
      got: claimed[claims[at] ?? -1] ?? null,
    });
  });
  figures.pointsUnderOtherJob += misplacedPoints(model, claims, truth.points[id] ?? {});
  figures.wrapInvariant += isWrapInvariant(text, claimed) ? 1 : 0;
  return misses;
}

const report = ({ wrapInvariant, ...figures }: JobFigures) => ({
  ...figures,
  wrapInvariant: figures.resumes === 0 ? null : Number((wrapInvariant / figures.resumes).toFixed(4)),
});

function readTruth(directory: string): JobsTruth {
  const read = (name: string): unknown =>
    existsSync(join(directory, name)) ? JSON.parse(readFileSync(join(directory, name), "utf8")) : {};
  return {
    jobs: read("truth-jobs.json") as JobsTruth["jobs"],
    optional: read("truth-optional.json") as JobsTruth["optional"],
    points: read("points.json") as JobsTruth["points"],
  };
}

/**
 * Measures the roles that are read from whole resumes (task `jobs`): counts over true jobs, and the share of resumes
 * whose roles stay the same if every line is wrapped. The third that is set aside by hash has separate figures and no
 * misses.
 * @param directory `resumes/NN.txt|pdf|docx` and `truth-jobs.json`; optionally `truth-optional.json` and
 * `points.json`.
 */
export async function evaluateJobs(directory: string): Promise<object> {
  const truth = readTruth(directory);
  const files = readdirSync(join(directory, "resumes"), { recursive: true })
    .map(String)
    .filter((file) => /\.\w+$/.test(file))
    .sort();
  const all = { own: noFigures(), setAside: noFigures() };
  const misses: object[] = [];
  for (const file of files) {
    const id = file.replace(/\.\w+$/, "");
    const path = join(directory, "resumes", file);
    const text = file.endsWith(".txt")
      ? readFileSync(path, "utf8")
      : (await documentReader.read({ path, name: file })).text;
    const isAside = isSetAside(id);
    const own = addResume(isAside ? all.setAside : all.own, id, text, truth);
    if (!isAside) misses.push(...own);
  }
  const total = noFigures();
  for (const part of [all.own, all.setAside]) {
    for (const key of Object.keys(total) as (keyof JobFigures)[])
      if (key !== "claimed") total[key] += part[key];
    total.claimed.n += part.claimed.n;
    total.claimed.wrong += part.claimed.wrong;
  }
  return { task: "jobs", ...report(total), own: report(all.own), setAside: report(all.setAside), misses };
}
