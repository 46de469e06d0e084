import { setImmediate } from "node:timers/promises";
import type { RequirementEdit } from "#shared/contract/applications.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { Outside } from "../outside.ts";
import { listAdsToScore, setMatchScore } from "./match-scores.store.ts";

/**
 * Measures the account's kept ads anew after its resume changed (D-52). Between two ads other requests
 * get their turn. Older ads than the store lists keep their number until they are opened or saved again.
 */
export async function rescoreApplications(
  outside: Pick<Outside, "db" | "now">,
  userId: string,
  resumeText: string,
): Promise<void> {
  const asOf = outside.now().toISOString().slice(0, 10);
  for (const row of await listAdsToScore(outside.db, userId)) {
    const ad = { text: row.jobDescription, title: row.jobTitle, company: row.company };
    const { value } = analyseResume({
      resumeText,
      ad,
      asOf,
      requirementEdits: row.requirementEdits as RequirementEdit[],
    }).match;
    if (value !== row.matchScore) await setMatchScore(outside.db, userId, row.id, value);
    await setImmediate();
  }
}
