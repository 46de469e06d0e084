import { createApiClient } from "#shared/client/create-api-client.ts";
import { evidenceBank } from "#shared/contract/evidence-bank.ts";
import { deviceWrites } from "#shared/device/device-choice.ts";
import type { DeviceRun } from "#shared/device/write-here.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import { measuredResume } from "#shared/resume/measured-resume.ts";
import type { LetterInput } from "#shared/writing/built-in/letter/write-letter.ts";
import type { LineEdit, ModelSentence } from "#shared/writing/prompt.ts";
import { api, ownOrigin } from "../../platform/api.ts";
import type { LetterDraft } from "./letter-draft.ts";

const bankApi = createApiClient({ evidenceBank }, ownOrigin);

/** What the browser's own model writes from; null where it does not write. */
async function prepared({ jobDescription, jobTitle: title, company, style }: LetterDraft) {
  if (!(await deviceWrites())) return null;
  const [bank, { resume }] = await Promise.all([bankApi.evidenceBank.list(), api.resumes.getDefault()]);
  if (resume === null) return null;
  const { resumeText, resumeEdits } = measuredResume(resume);
  const ad = { text: jobDescription, title, company };
  return { bank, input: { resumeText, resumeEdits, ad, style, asOf: calendarDay(new Date()) } };
}

/** How long, in which order and with which reason of the person's own. */
type Choice = Pick<LetterInput, "length" | "reason" | "variant">;

/** A letter of the browser's own model, where the person has it write; nothing else. */
export async function letterWrittenHere(
  draft: LetterDraft,
  choice: Choice,
  how: DeviceRun,
): Promise<{ deviceLetter?: ModelSentence[][]; fallback?: string | undefined }> {
  const from = await prepared(draft);
  if (from === null) return {};
  const { letterHere } = await import("#shared/device/write-here.ts");
  const input = { ...from.input, ...choice };
  return letterHere({ bank: from.bank, input }, how);
}

/** The person's own draft, improved there. */
export async function draftImprovedHere(
  draft: LetterDraft,
  how: DeviceRun,
): Promise<{ deviceEdits?: LineEdit[]; fallback?: string | undefined }> {
  const from = await prepared(draft);
  if (from === null) return {};
  const { style: tone, ...input } = from.input;
  const { improveHere } = await import("#shared/device/write-here.ts");
  return improveHere({ bank: from.bank, input: { ...input, tone, letterText: draft.letter } }, how);
}
