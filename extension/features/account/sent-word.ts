import { account } from "#shared/contract/account.ts";
import { applications } from "#shared/contract/applications/applications.ts";
import { autofill } from "#shared/contract/autofill.ts";
import { coverLetters } from "#shared/contract/cover-letters/cover-letters.ts";
import { criteriaSets } from "#shared/contract/criteria-sets.ts";
import { evidenceBank } from "#shared/contract/evidence-bank.ts";
import { formAnswers } from "#shared/contract/form-answers.ts";
import { jobSites } from "#shared/contract/job-sites.ts";
import { ownWord } from "#shared/contract/resumes/own-word.ts";
import { resumes } from "#shared/contract/resumes/resumes.ts";

/** The buttons' labels, by the call that each one makes. */
const words: readonly (readonly [{ method: string; path: string }, string])[] = [
  [applications.create, "Save"],
  [applications.update, "Change to a saved job"],
  [applications.recordFilled, "Names of the fields that were filled"],
  [resumes.optimise, "Optimise"],
  [resumes.download, "Resume to download"],
  [resumes.correct, "What is right in your resume"],
  [ownWord.planOwnWord, "Changes for your own Word file"],
  [ownWord.downloadOwnWord, "Resume to download, in your own Word file"],
  [coverLetters.generate, "Cover letter"],
  [coverLetters.keep, "Cover letter as you changed it"],
  [account.saveGateAnswers, "Answer to a question of the ad"],
  [evidenceBank.add, "Something true about you"],
  [evidenceBank.update, "Something about you, said anew"],
  [autofill.saveAnswer, "Answer for forms"],
  [formAnswers.draft, "Question of a form, to draft an answer"],
  [formAnswers.check, "Answer to a form's question, to check it"],
  [criteriaSets.open, "The ad, to answer its questions"],
  [jobSites.report, "'This looks wrong', which fields were read"],
];

/** The purpose of a call; a call without a label is shown by its own name. */
export function sentWord(call: string): string {
  const found = words.find(([{ method, path }]) => {
    const pattern = path.replace(/\{\w+\}/g, "[^/]+");
    return new RegExp(`^${method} ${pattern}$`).test(call);
  });
  return found?.[1] ?? call;
}
