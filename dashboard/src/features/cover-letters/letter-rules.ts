import { letterSteps } from "#shared/domain/cover-letters/letter-words.ts";
import type { ToastContent } from "#shared/ui/primitives/toast/toast-queue.ts";
import type { LetterDraft } from "./letter-draft.ts";
import { letterToasts } from "./letter-texts.ts";

/** What is missing before a letter can be written, or null. decision: D-15. */
export function missingInput(draft: LetterDraft): ToastContent | null {
  const { tab, jobTitle, company, jobDescription, letter } = draft;
  if (tab === "optimise") {
    if (letter.trim() === "") return letterToasts.missingDraft;
    return jobDescription.trim() === "" ? letterToasts.missingDescription : null;
  }
  return jobTitle.trim() === "" || company.trim() === "" ? letterToasts.missingInformation : null;
}

/** The step shown after a while: one more every 2 seconds, the last one until the answer is there. */
export function stepAfter(elapsedMs: number, everyMs: number): number {
  return Math.min(Math.floor(elapsedMs / everyMs), letterSteps.length - 1);
}
