import type { FormAnswerDraft } from "#shared/contract/form-answers.ts";
import { autofillApi } from "./form-documents.ts";

interface GivenAnswer {
  question: string;
  answer: string;
  /** Why the person wants the job, as they wrote it for the draft. */
  reason: string;
  isForJob: boolean;
}

/** What can be done about a question of the form that has no answer yet. */
export interface Answering {
  /** True if the page's job is saved: then an answer may be for it alone. */
  hasJob: boolean;
  /**
   * Saves an answer, unless it contains facts that are not in the person's resume and stories and were not shown to
   * the person.
   * @param seen sentences that were shown as unsupported and left unchanged.
   * @returns the sentences that prevented the save; empty once it is saved. @throws ApiError if the save failed.
   */
  keep: (given: GivenAnswer, seen: readonly string[]) => Promise<{ line: string; reason: string }[]>;
  /** Absent if the plan does not include drafts. */
  draft:
    | ((order: { question: string; most: number | null; reason: string }) => Promise<FormAnswerDraft>)
    | undefined;
}

/** Shorter answers, such as "Yes, class C", are the person's own facts and are not checked. */
const fewestJudged = 60;

/** Drafts, checks and saves answers for one form. @param onKept plans the form again. */
export function answeringOf({
  applicationId,
  mayDraft,
  onKept,
}: {
  applicationId: string | undefined;
  mayDraft: boolean;
  onKept: () => void;
}): Answering {
  const ofJob = applicationId === undefined ? {} : { applicationId };
  return {
    hasJob: applicationId !== undefined,
    keep: async ({ question, answer, reason, isForJob }, seen) => {
      if (answer.length >= fewestJudged) {
        const { faults } = await autofillApi.formAnswers.check({
          body: { question, answer, reason, ...ofJob },
        });
        const fresh = faults.filter(({ line }) => !seen.includes(line));
        if (fresh.length > 0) return faults;
      }
      await autofillApi.autofill.saveAnswer({ body: { question, answer, ...(isForJob && ofJob) } });
      onKept();
      return [];
    },
    draft: mayDraft
      ? ({ question, most, reason }) =>
          autofillApi.formAnswers.draft({
            body: {
              ...{ question, reason, ...ofJob },
              ...(most !== null && { most: { amount: most, unit: "characters" } }),
            },
          })
      : undefined,
  };
}
