import { setImmediate } from "node:timers/promises";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { Owner } from "../db/owner.ts";
import type { Services } from "../services.ts";
import { findDefaultResume } from "./default-resume.store.ts";
import { listAdsToScore, setMatchScore } from "./match-scores.store.ts";

/**
 * Measures the account's kept ads anew after its default resume changed or went away (D-52). Between two ads other requests
 * get their turn. Older ads than the store lists keep their number until they are opened or saved again.
 */
export async function rescoreApplications(
  services: Pick<Services, "db" | "now">,
  userId: Owner,
): Promise<void> {
  const resume = await findDefaultResume(services.db, userId);
  const asOf = services.now().toISOString().slice(0, 10);
  for (const row of await listAdsToScore(services.db, userId)) {
    const ad = { text: row.jobDescription, title: row.jobTitle, company: row.company };
    const { requirementEdits } = row;
    const value = resume ? analyseResume({ ...resume, ad, asOf, requirementEdits }).match.value : null;
    if (value !== row.matchScore) await setMatchScore(services.db, userId, row.id, value);
    await setImmediate();
  }
}
