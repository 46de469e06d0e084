import type { Profile, ProfileLine } from "#shared/domain/autofill/profile.ts";
import { type SuggestedProfile, suggestProfile } from "#shared/domain/autofill/suggest-profile.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { applyResumeEdits } from "#shared/resume/resume-edits.ts";
import type { Db } from "../../db/open.ts";
import type { Owner } from "../../db/owner.ts";
import { findDefaultResume } from "../../scoring/default-resume.store.ts";

/** What the default resume says of the lines that the profile leaves empty; nothing without a resume. */
export async function suggestFromResume(db: Db, userId: Owner, profile: Profile): Promise<SuggestedProfile> {
  const resume = await findDefaultResume(db, userId);
  if (resume === null) return {};
  const model = applyResumeEdits(readResume(resume.resumeText), resume.resumeEdits);
  const suggested = Object.entries(suggestProfile(model)) as [ProfileLine, string][];
  return Object.fromEntries(suggested.filter(([line]) => profile[line] === ""));
}
