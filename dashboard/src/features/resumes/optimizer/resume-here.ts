import { createApiClient } from "#shared/client/create-api-client.ts";
import { evidenceBank } from "#shared/contract/evidence-bank.ts";
import { deviceWrites } from "#shared/device/device-choice.ts";
import type { DeviceRun } from "#shared/device/write-here.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import type { LineEdit } from "#shared/writing/prompt.ts";
import { ownOrigin } from "../../../platform/api.ts";

export interface OptimiseRequest {
  resumeText: string;
  adText: string;
  adTitle: string;
  adCompany: string;
  /** The tracked job it is for, or "". */
  applicationId?: string;
  /** The person's corrections of what was read from the resume. */
  resumeEdits: readonly ResumeEdit[];
}

const api = createApiClient({ evidenceBank }, ownOrigin);

/** Lines of the browser's own model, where the person has it write; nothing else. */
export async function resumeWrittenHere(
  { resumeText, adText: text, adTitle: title, adCompany: company, resumeEdits }: OptimiseRequest,
  how: DeviceRun,
): Promise<{ deviceEdits?: LineEdit[]; fallback?: string | undefined }> {
  if (!(await deviceWrites())) return {};
  const [{ tailorHere }, bank] = await Promise.all([
    import("#shared/device/write-here.ts"),
    api.evidenceBank.list(),
  ]);
  const ad = { text, title, company };
  return tailorHere({ input: { resumeText, resumeEdits, ad, asOf: calendarDay(new Date()) }, bank }, how);
}
