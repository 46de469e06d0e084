import * as z from "zod/mini";
import { ApiError } from "#shared/client/api-error.ts";
import type { ToastContent } from "#shared/ui/primitives/toast/toast-queue.ts";
import type { LetterDraft } from "./letter-draft.ts";
import { letterToasts } from "./letter-texts.ts";

/** What a failed call says, and whether it leads to the plans. */
export interface LetterFailure {
  toast: ToastContent;
  needsUpgrade: boolean;
  /** The account keeps no resume to write from. */
  needsResume: boolean;
  /** Too few requirements were found in the resume, and what was looked for. */
  withheld: { text: string; notFound: string[] } | null;
}

const otherwise = { needsUpgrade: false, needsResume: false, withheld: null };

export function letterFailure(error: unknown, tab: LetterDraft["tab"]): LetterFailure {
  const message = error instanceof ApiError ? error.body?.message : undefined;
  const say = (toast: ToastContent): ToastContent => (message ? { ...toast, description: message } : toast);
  if (error instanceof ApiError && (error.status === 403 || error.requiresUpgrade))
    return { toast: say(letterToasts.upgrade), ...otherwise, needsUpgrade: true };
  if (error instanceof ApiError && error.status === 401 && tab === "generate")
    return { ...otherwise, toast: letterToasts.signIn };
  const failed = tab === "generate" ? letterToasts.generationFailed : letterToasts.optimisationFailed;
  const details = error instanceof ApiError ? error.body?.details : undefined;
  const needsResume = details?.reason === "no_resume";
  const withheld =
    details?.reason === "letter_withheld"
      ? { text: message ?? "", notFound: z.catch(z.array(z.string()), []).parse(details.notFound) }
      : null;
  return { ...otherwise, toast: say(failed), needsResume, withheld };
}
