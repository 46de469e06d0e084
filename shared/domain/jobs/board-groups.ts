import { bandWord, scoreBand } from "../resumes/score-bands.ts";

export interface RankedJob {
  matchScore?: number | undefined;
  isOtherField?: boolean | undefined;
}

export interface JobGroup<Job> {
  title: "Fit well" | "Worth a look" | "Not measured" | "Not your field";
  jobs: Job[];
}

function groupOf({ matchScore, isOtherField }: RankedJob): JobGroup<unknown>["title"] {
  if (matchScore === undefined) return "Not measured";
  if (bandWord(matchScore, isOtherField === true) === "Not your field") return "Not your field";
  return scoreBand(matchScore) === "low" ? "Worth a look" : "Fit well";
}

const order = ["Fit well", "Worth a look", "Not measured", "Not your field"] as const;

/** Groups the board's list, each group in its original order; empty ones are left out. decision: D-95. */
export function groupJobs<Job extends RankedJob>(jobs: readonly Job[]): JobGroup<Job>[] {
  return order
    .map((title) => ({ title, jobs: jobs.filter((job) => groupOf(job) === title) }))
    .filter((group) => group.jobs.length > 0);
}
