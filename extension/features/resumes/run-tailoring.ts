import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { deviceWrites } from "#shared/device/device-choice.ts";
import { followed } from "#shared/device/followed.ts";
import type { DeviceRun } from "#shared/device/write-here.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";
import type { LineEdit } from "#shared/writing/prompt.ts";
import { api } from "../../platform/api.ts";
import type { Compared } from "./use-analysis.ts";

interface TailoringRun {
  signal: AbortSignal;
  /** The server's own step, and the download of the browser's model, 0 to 1; null if none is downloaded. */
  onProgress: (step: number, download: number | null) => void;
}

/**
 * Tailors the resume to the ad, with the browser's own model if the person chose it, else on the server.
 * @throws ApiError if the server fails.
 */
export async function runTailoring(
  resume: MeasuredResume,
  { ad, requirementEdits }: Pick<Compared, "ad" | "requirementEdits">,
  applicationId: string | undefined,
  { signal, onProgress }: TailoringRun,
): Promise<Optimisation> {
  const { onStep, onDownload } = followed(onProgress);
  const how = { signal, onStep, onDownload };
  const { deviceEdits, fallback } = await writtenHere(resume, { ad, requirementEdits }, how);
  const body = {
    resumeText: resume.resumeText,
    resumeEdits: [...resume.resumeEdits],
    jobAdText: ad.text,
    jobTitle: ad.title,
    company: ad.company,
    requirementEdits: [...requirementEdits],
    ...(applicationId !== undefined && { applicationId }),
    ...(deviceEdits && { deviceEdits }),
  };
  const answer = await api.resumes.optimise({ body }, { signal, onStep });
  return fallback ? { ...answer, fallback } : answer;
}

/** The text of the browser's own model, if the person chose it. */
async function writtenHere(
  { resumeText, resumeEdits }: MeasuredResume,
  { ad, requirementEdits }: Pick<Compared, "ad" | "requirementEdits">,
  how: DeviceRun,
): Promise<{ deviceEdits?: LineEdit[]; fallback?: string | undefined }> {
  if (!(await deviceWrites())) return {};
  const [{ tailorHere }, bank] = await Promise.all([
    import("#shared/device/write-here.ts"),
    api.evidenceBank.list(),
  ]);
  const input = { resumeText, resumeEdits, ad, requirementEdits, asOf: calendarDay(new Date()) };
  return tailorHere({ input, bank }, how);
}
