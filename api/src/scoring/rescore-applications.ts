import { setImmediate } from "node:timers/promises";
import type { RequirementEdit } from "#shared/contract/applications.ts";
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

/**
 * MATCH of a kept ad against the account's default resume, or null when it cannot be measured. The number
 * is always ours: one sent by a client is ignored. decision: D-52.
 */
export async function scoreAgainstDefault(
  services: Pick<Services, "db" | "now">,
  userId: Owner,
  ad: {
    jobTitle: string;
    company: string;
    jobDescription?: string | undefined;
    requirementEdits?: readonly RequirementEdit[] | undefined;
  },
): Promise<number | null> {
  if (!ad.jobDescription) return null;
  const resume = await findDefaultResume(services.db, userId);
  if (!resume) return null;
  const { match } = analyseResume({
    ...resume,
    ad: { text: ad.jobDescription, title: ad.jobTitle, company: ad.company },
    requirementEdits: ad.requirementEdits ?? [],
    asOf: services.now().toISOString().slice(0, 10),
  });
  return match.value;
}
