import { ApiError } from "#shared/client/api-error.ts";
import type { Optimisation } from "#shared/contract/resumes.ts";
import { deviceWrites } from "#shared/device/device-choice.ts";
import { followed } from "#shared/device/followed.ts";
import type { DeviceRun } from "#shared/device/write-here.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";
import type { LineEdit } from "#shared/writing/prompt.ts";
import { api } from "../../platform/api.ts";
import { useJobMemory } from "../../platform/use-job-memory.ts";
import type { Compared } from "./use-analysis.ts";

export type TailorState =
  | { status: "idle" }
  | { status: "running"; step: number; download: number | null }
  | { status: "done"; resume: MeasuredResume; answer: Optimisation }
  | { status: "limit" }
  | { status: "failed"; text: string };

interface Tailor {
  state: TailorState;
  /** An answer came for this ad, whether it is still shown or put away. */
  isTailored: boolean;
  start: (
    resume: MeasuredResume,
    compared: Pick<Compared, "ad" | "requirementEdits">,
    /** The saved job that it is for. */
    applicationId?: string,
  ) => void;
  /** Ends a running one, which then costs nothing, and puts away an answer. */
  leave: () => void;
}

const idle: TailorState = { status: "idle" };
type Run = { now: AbortController | null };
const noRun: Run = { now: null };

/** Has the server write the resume towards the ad, whichever ad is shown meanwhile; follows the server's own steps. decision: D-09. */
export function useTailor(adKey: string): Tailor {
  const [state, setState] = useJobMemory(adKey, "tailoring", idle);
  const [isTailored, setTailored] = useJobMemory(adKey, "tailored", false);
  const [running, setRunning] = useJobMemory(adKey, "tailoring-run", noRun);

  const start: Tailor["start"] = (resume, { ad, requirementEdits }, applicationId) => {
    const { resumeText, resumeEdits } = resume;
    const own = new AbortController();
    running.now?.abort();
    const run: Run = { now: own };
    setRunning(run);
    const set = (next: TailorState) => {
      if (run.now === own) setState(next);
    };
    const { onStep, onDownload } = followed((step, download) => set({ status: "running", step, download }));
    const { signal } = own;
    writtenHere(resume, { ad, requirementEdits }, { signal, onStep, onDownload })
      .then(async ({ deviceEdits, fallback }) => {
        const body = {
          resumeText,
          resumeEdits: [...resumeEdits],
          jobAdText: ad.text,
          jobTitle: ad.title,
          company: ad.company,
          requirementEdits: [...requirementEdits],
          ...(applicationId !== undefined && { applicationId }),
          ...(deviceEdits && { deviceEdits }),
        };
        const answer = await api.resumes.optimise({ body }, { signal, onStep });
        set({ status: "done", resume, answer: fallback ? { ...answer, fallback } : answer });
        setTailored(true);
      })
      .catch((error: unknown) => set(problemOf(error)));
  };

  const leave = () => {
    running.now?.abort();
    running.now = null;
    setState(idle);
  };

  return { state, isTailored, start, leave };
}

/** What the browser's own model wrote, where the person has it write; nothing else. */
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

function problemOf(error: unknown): TailorState {
  if (!(error instanceof ApiError))
    return { status: "failed", text: "Something went wrong. Nothing was counted." };
  if (error.requiresUpgrade) return { status: "limit" };
  if (error.code === "offline")
    return {
      status: "failed",
      text: "Kelpie could not be reached. Nothing was counted; your resume is as it was.",
    };
  return { status: "failed", text: error.message };
}
