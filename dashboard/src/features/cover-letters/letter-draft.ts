import * as z from "zod/mini";
import { letterLengths, letterTones } from "#shared/domain/cover-letters/letter-words.ts";
import { readValue, writeValue } from "../../platform/browser/browser-storage.ts";
import type { LetterAnswer } from "./letter-answer.ts";

export const letterTabs = ["generate", "optimise"] as const;
const styles = letterTones.map(({ value }) => value);
const lengths = letterLengths.map(({ value }) => value);

/** What is typed on the letter screen; survives a reload, belongs to the tab. */
const letterDraft = z.object({
  tab: z.catch(z.enum(letterTabs), "generate"),
  jobTitle: z.catch(z.string(), ""),
  company: z.catch(z.string(), ""),
  jobDescription: z.catch(z.string(), ""),
  letter: z.catch(z.string(), ""),
  style: z.catch(z.enum(styles), "professional"),
  length: z.catch(z.enum(lengths), "full"),
  /** Why this job, in the person's own words. */
  reason: z.catch(z.string(), ""),
  /** The tracked job it is for, when it came from one. */
  applicationId: z.catch(z.nullable(z.string()), null),
});
export type LetterDraft = z.output<typeof letterDraft>;
type JobOfLetter = Pick<LetterDraft, "jobTitle" | "company" | "jobDescription">;

const key = "kelpie_letter";

export const emptyLetterDraft: LetterDraft = letterDraft.parse({});

/** A saved job's page keeps a draft of its own: the letter screen's may be about another job. */
const keyOf = (applicationId: string | null) => (applicationId === null ? key : `${key}:${applicationId}`);

/** @param applicationId of the saved job whose page asks; null for the letter screen. */
export function readLetterDraft(applicationId: string | null = null): LetterDraft {
  return readValue("session", keyOf(applicationId), letterDraft) ?? emptyLetterDraft;
}

export function saveLetterDraft(draft: LetterDraft, applicationId: string | null = null): void {
  writeValue("session", keyOf(applicationId), draft);
}

/** The draft on a saved job's page: what was typed there, and the job as it is saved now. */
export function readJobDraft(job: JobOfLetter & { id: string }): LetterDraft {
  const { id, jobTitle, company, jobDescription } = job;
  return { ...readLetterDraft(id), jobTitle, company, jobDescription, applicationId: id };
}

/** A job, tracked or not, put into the letter screen before going there. */
export function handOverJob(job: JobOfLetter & { id: string | null }): void {
  const { id, ...fields } = job;
  saveLetterDraft({ ...readLetterDraft(), ...fields, tab: "generate", applicationId: id });
}

/** The draft after a change; another job typed over a tracked one is that job no longer. */
export function changedLetterDraft(before: LetterDraft, part: Partial<LetterDraft>): LetterDraft {
  const isOtherJob = part.jobTitle !== undefined || part.company !== undefined;
  return { ...before, ...(isOtherJob && { applicationId: null }), ...part };
}

/** What a stored letter was asked for, to have it written again in the same way. */
export function draftOf(letter: LetterAnswer): LetterDraft {
  const { kind, jobTitle, company, jobDescription, draftText, applicationId } = letter;
  const tab = kind === "generated" ? "generate" : "optimise";
  const { style, reason } = letter;
  const length = letter.isShort ? "short" : "full";
  const job = { jobTitle, company, jobDescription, letter: draftText, applicationId };
  return { tab, ...job, style, length, reason };
}
