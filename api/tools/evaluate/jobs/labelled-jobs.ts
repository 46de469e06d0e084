import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { plainText, readLabelledResumes } from "../../train/labelled-resume.ts";
import { evaluateJobs } from "./jobs.ts";

/** The labelled resumes of the project as a folder for `evaluateJobs` (task `labelled-jobs`). */
export async function evaluateLabelledJobs(directory: string): Promise<object> {
  const folder = mkdtempSync(join(tmpdir(), "kelpie-jobs-"));
  mkdirSync(join(folder, "resumes"));
  const [jobs, optional]: Record<string, unknown>[] = [{}, {}];
  for (const resume of readLabelledResumes(directory)) {
    const { id } = resume;
    mkdirSync(dirname(join(folder, "resumes", id)), { recursive: true });
    writeFileSync(join(folder, "resumes", `${id}.txt`), plainText(resume).text);
    const rows = (isOptional: boolean) =>
      resume.jobs
        .filter((job) => job.isOptional === isOptional)
        .map(({ title, employer, start, end }) => [title, employer, start, end]);
    if (jobs !== undefined) jobs[id] = rows(false);
    if (optional !== undefined) optional[id] = rows(true);
  }
  writeFileSync(join(folder, "truth-jobs.json"), JSON.stringify(jobs));
  writeFileSync(join(folder, "truth-optional.json"), JSON.stringify(optional));
  return { ...(await evaluateJobs(folder)), task: "labelled-jobs" };
}
