import { existsSync } from "node:fs";
import { resolve } from "node:path";

/** A measuring task: the default place of its data (a directory, or one file), and its function. */
type Task = { directory: string; run: (directory: string) => Promise<unknown> };

const TASKS: Record<string, Task> = {
  ablation: {
    // No data: the project's own sets, in a copy of the project.
    directory: ".",
    run: async () => (await import("./ablation/ablation.ts")).evaluateAblation(),
  },
  autofill: {
    directory: "../shared/data/forms",
    run: async (directory) => (await import("./autofill/autofill.ts")).evaluateAutofill(directory),
  },
  capture: {
    directory: "../shared/data/capture",
    run: async (directory) => (await import("./capture.ts")).evaluateCapture(directory),
  },
  "capture-own-pages": {
    directory: "api/tools/job-pages/pages",
    run: async (directory) => (await import("./capture.ts")).evaluateCapture(directory, []),
  },
  "capture-unknown-sites": {
    directory: "../shared/data/capture",
    run: async (directory) => (await import("./capture.ts")).evaluateCapture(directory, []),
  },
  checklist: {
    directory: "../shared/spec/checklist.tsv",
    run: async (place) => (await import("./checklist.ts")).evaluateChecklist(place),
  },
  claims: {
    directory: "../shared/data",
    run: async (place) => (await import("./claims/claims.ts")).evaluateClaims(place),
  },
  consistency: {
    directory: "../shared/data/judgement/reading",
    run: async (directory) => (await import("./consistency/consistency.ts")).evaluateConsistency(directory),
  },
  criteria: {
    directory: "../shared/data/judgement/reading",
    run: async (directory) => (await import("./criteria/criteria.ts")).evaluateCriteria(directory),
  },
  fairness: {
    directory: "../shared/data",
    run: async (directory) => (await import("./fairness.ts")).evaluateFairness(directory),
  },
  grounding: {
    directory: "../shared/data/hostile",
    run: async (directory) => (await import("./grounding/grounding.ts")).evaluateGrounding(directory),
  },
  import: {
    directory: "../shared/data/import",
    run: async (directory) => (await import("./import/import.ts")).evaluateImport(directory),
  },
  inplace: {
    directory: "../shared/data",
    run: async (directory) => (await import("./resume/inplace.ts")).evaluateInplace(directory),
  },
  jobs: {
    directory: "../shared/data/jobs",
    run: async (directory) => (await import("./jobs/jobs.ts")).evaluateJobs(directory),
  },
  letters: {
    directory: "api/tools/evaluate/letters/fixtures",
    run: async (directory) => (await import("./letters/letters.ts")).evaluateLetters(directory),
  },
  messages: {
    directory: "../shared/data/messages",
    run: async (directory) => (await import("./messages/messages.ts")).evaluateMessages(directory),
  },
  "labelled-messages": {
    directory: "api/tools/train/messages",
    run: async (directory) => (await import("./messages/messages.ts")).evaluateMessages(directory),
  },
  "labelled-jobs": {
    directory: "api/tools/train/resumes",
    run: async (directory) => (await import("./jobs/labelled-jobs.ts")).evaluateLabelledJobs(directory),
  },
  "labelled-pairs": {
    directory: "api/tools/train/pairs",
    run: async (directory) => (await import("./letters/labelled-pairs.ts")).evaluateLabelledPairs(directory),
  },
  match: {
    directory: "../shared/data/match",
    run: async (directory) => (await import("./match.ts")).evaluateMatch(directory),
  },
  outcomes: {
    // No data: the real app with its own database.
    directory: ".",
    run: async () => (await import("./outcomes/outcomes.ts")).evaluateOutcomes(),
  },
  "outcome-defences": {
    directory: ".",
    run: async () => (await import("./outcomes/prove-outcomes.ts")).proveOutcomes(),
  },
  reading: {
    directory: "../shared/data/judgement/reading",
    run: async (directory) => (await import("./reading/reading.ts")).evaluateReading(directory),
  },
  resume: {
    directory: "../shared/data/resumes",
    run: async (directory) => (await import("./resume/resume.ts")).evaluateResume(directory),
  },
  roundtrip: {
    directory: "../shared/data/resumes",
    run: async (directory) => (await import("./resume/roundtrip.ts")).evaluateRoundtrip(directory),
  },
  skills: {
    directory: "../shared/data/skills/skillspan.jsonl",
    run: async (file) => (await import("./skills.ts")).evaluateSkills(file),
  },
  stability: {
    directory: "../shared/data/match",
    run: async (directory) => (await import("./stability.ts")).evaluateStability(directory),
  },
  titles: {
    directory: "../shared/data/judgement/titles",
    run: async (directory) => (await import("./titles.ts")).evaluateTitles(directory),
  },
  writing: {
    directory: "../shared/data/judgement/reading",
    run: async (directory) => (await import("./writing/writing.ts")).evaluateWriting(directory),
  },
};

/**
 * `npm run -s evaluate -- TASK [DIR]`: prints exactly one JSON object on standard output. Without DIR it uses the
 * task's own data, next to the project. On failure: exit code 1 and one sentence on standard error.
 */
async function evaluate(name: string | undefined, given: string | undefined): Promise<number> {
  const task = name === undefined ? undefined : TASKS[name];
  if (task === undefined) {
    process.stderr.write(`Unknown task "${name ?? ""}". Known tasks: ${Object.keys(TASKS).join(", ")}.\n`);
    return 1;
  }
  const directory = resolve(given ?? task.directory);
  if (!existsSync(directory)) {
    process.stderr.write(
      `There is nothing at ${directory}: pass the path of the test data after the task.\n`,
    );
    return 1;
  }
  const report = await task.run(directory);
  process.stdout.write(`${JSON.stringify(report)}\n`);
  return 0;
}

const code = await evaluate(process.argv[2], process.argv[3]);
// An in-memory database would keep the process running; the output must be written first.
process.stdout.write("", () => process.exit(code));
