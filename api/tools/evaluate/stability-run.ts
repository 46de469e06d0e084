import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { AdInput } from "#shared/engine/analysis.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";

/** One run of a new process: reads `{resumes, ads, asOf}` from standard input and prints a hash of all answers. */
function run(): string {
  const { resumes, ads, asOf } = JSON.parse(readFileSync(0, "utf8")) as {
    resumes: string[];
    ads: AdInput[];
    asOf: string;
  };
  const hash = createHash("sha256");
  for (const resumeText of resumes)
    for (const ad of ads) hash.update(JSON.stringify(analyseResume({ resumeText, ad, asOf })));
  return hash.digest("hex");
}

process.stdout.write(run());
