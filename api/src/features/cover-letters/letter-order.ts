import type { LetterInput } from "#shared/writing/built-in/letter/write-letter.ts";
import type { Owner } from "../../db/owner.ts";
import { notFound, unreadable } from "../../http/app-error.ts";
import type { Caller } from "../../http/handler.ts";
import { findDefaultResume } from "../../scoring/default-resume.store.ts";
import type { Services } from "../../services.ts";
import { listBankSources } from "../../writing/evidence-bank.store.ts";
import { findApplication, type LetterRun } from "./cover-letters.store.ts";

interface Asked {
  jobTitle: string;
  company: string;
  adText: string;
  style: LetterInput["style"];
  applicationId: string | undefined;
  /** What a person may choose of a new letter. */
  choice?: Partial<Pick<LetterInput, "length" | "reason" | "variant" | "ownLines" | "unwanted" | "account">>;
}

/**
 * What a call about a letter brings along. The caller's own signal is not among it: a letter that was begun is
 * finished and stored though the tab was closed, so that no call to a model is paid for nothing.
 */
export interface LetterCall<Body> {
  user: Caller;
  body: Body;
  services: Services;
  step: (step: number) => void;
  countCall: () => Promise<void>;
}

/** What a letter is written from, and the row it becomes. */
export interface LetterOrder {
  input: LetterInput;
  row: Omit<LetterRun, "kind" | "draftText" | "result" | "inputs">;
}

/**
 * Gathers what a letter is made from: the default resume, the ad, the person's corrections of the tracked job.
 * @throws AppError `unreadable` when no resume is stored, `not_found` for a job the account does not have.
 */
export async function letterOrder(services: Services, userId: Owner, asked: Asked): Promise<LetterOrder> {
  const { jobTitle, company, adText, style, applicationId = null, choice = {} } = asked;
  const application =
    applicationId === null ? null : await findApplication(services.db, userId, applicationId);
  if (applicationId !== null && application === null) throw notFound("application");
  const resume = await findDefaultResume(services.db, userId);
  if (resume === null) {
    throw unreadable(
      "no_resume",
      "Please keep a resume first: your letter is written from the facts in your default resume.",
    );
  }
  const ad = { text: adText, ...(jobTitle && { title: jobTitle }), ...(company && { company }) };
  const { resumeText, resumeEdits } = resume;
  const asOf = services.now().toISOString().slice(0, 10);
  const requirementEdits = application?.requirementEdits ?? [];
  const sources = await listBankSources(services.db, userId);
  return {
    input: { resumeText, resumeEdits, ad, requirementEdits, style, asOf, sources, ...choice },
    row: { applicationId, jobTitle, company, adText, style },
  };
}
