import type { Profile, ProfileLine } from "#shared/domain/autofill/profile.ts";
import type { SuggestedProfile } from "#shared/domain/autofill/suggest-profile.ts";
import type { Owner } from "../../db/owner.ts";
import { findDefaultResume } from "../../scoring/default-resume.store.ts";
import type { Services } from "../../services.ts";

/** What the default resume says of the lines that the profile leaves empty; nothing without a resume. */
export async function suggestFromResume(
  { db, workers }: Pick<Services, "db" | "workers">,
  userId: Owner,
  profile: Profile,
): Promise<SuggestedProfile> {
  const resume = await findDefaultResume(db, userId);
  if (resume === null) return {};
  const suggestion = await workers.run("suggest-profile", resume, { payer: userId });
  const suggested = Object.entries(suggestion) as [ProfileLine, string][];
  return Object.fromEntries(suggested.filter(([line]) => profile[line] === ""));
}
