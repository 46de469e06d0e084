import { ApiError } from "#shared/client/api-error.ts";
import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";
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
  /** True once an answer for this ad came, even if it was closed. */
  isTailored: boolean;
  start: (
    resume: MeasuredResume,
    compared: Pick<Compared, "ad" | "requirementEdits">,
    /** The saved job that it is for. */
    applicationId?: string,
  ) => void;
  /** Cancels a running request, which then costs nothing, or closes an answer. */
  leave: () => void;
}

const idle: TailorState = { status: "idle" };
type Run = { now: AbortController | null };
const noRun: Run = { now: null };

/**
 * Lets the server tailor the resume to the ad, whichever ad is shown meanwhile, and follows the server's own steps.
 * decision: D-09.
 */
export function useTailor(adKey: string): Tailor {
  const [state, setState] = useJobMemory(adKey, "tailoring", idle);
  const [isTailored, setTailored] = useJobMemory(adKey, "tailored", false);
  const [running, setRunning] = useJobMemory(adKey, "tailoring-run", noRun);

  const start: Tailor["start"] = (resume, { ad, requirementEdits }, applicationId) => {
    const own = new AbortController();
    running.now?.abort();
    const run: Run = { now: own };
    setRunning(run);
    const set = (next: TailorState) => {
      if (run.now === own) setState(next);
    };
    void import("./run-tailoring.ts")
      .then(({ runTailoring }) =>
        runTailoring(resume, { ad, requirementEdits }, applicationId, {
          signal: own.signal,
          onProgress: (step, download) => set({ status: "running", step, download }),
        }),
      )
      .then((answer) => {
        set({ status: "done", resume, answer });
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
