import { ApiError } from "#shared/client/api-error.ts";
import type { ToastContent } from "#shared/ui/primitives/toast-queue.ts";
import type { LetterDraft } from "./letter-draft.ts";
import { letterToasts } from "./letter-texts.ts";

/** What a failed call says (part 2, section 8), and whether it leads to the plans. */
export interface LetterFailure {
  toast: ToastContent;
  needsUpgrade: boolean;
}

export function letterFailure(error: unknown, tab: LetterDraft["tab"]): LetterFailure {
  const message = error instanceof ApiError ? error.body?.message : undefined;
  const say = (toast: ToastContent): ToastContent => (message ? { ...toast, description: message } : toast);
  if (error instanceof ApiError && (error.status === 403 || error.requiresUpgrade))
    return { toast: say(letterToasts.upgrade), needsUpgrade: true };
  if (error instanceof ApiError && error.status === 401 && tab === "generate")
    return { toast: letterToasts.signIn, needsUpgrade: false };
  const failed = tab === "generate" ? letterToasts.generationFailed : letterToasts.optimisationFailed;
  return { toast: say(failed), needsUpgrade: false };
}
