import { useRef, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import type { Optimisation } from "#shared/contract/resumes.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";
import { api } from "../../platform/api.ts";
import type { Compared } from "./use-analysis.ts";

export type TailorState =
  | { status: "idle" }
  | { status: "running"; step: number }
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

/** Has the server write the resume towards the ad; follows the server's own steps. decision: D-09. */
export function useTailor(): Tailor {
  const [state, setState] = useState<TailorState>({ status: "idle" });
  const [isTailored, setTailored] = useState(false);
  const running = useRef<AbortController>(null);

  const start: Tailor["start"] = (resume, { ad, requirementEdits }, applicationId) => {
    const { resumeText, resumeEdits } = resume;
    const own = new AbortController();
    running.current?.abort();
    running.current = own;
    const set = (next: TailorState) => {
      if (running.current === own) setState(next);
    };
    set({ status: "running", step: 0 });
    api.resumes
      .optimise(
        {
          body: {
            resumeText,
            resumeEdits: [...resumeEdits],
            jobAdText: ad.text,
            jobTitle: ad.title,
            company: ad.company,
            requirementEdits: [...requirementEdits],
            ...(applicationId !== undefined && { applicationId }),
          },
        },
        { signal: own.signal, onStep: (step) => set({ status: "running", step }) },
      )
      .then((answer) => {
        set({ status: "done", resume, answer });
        setTailored(true);
      })
      .catch((error: unknown) => set(problemOf(error)));
  };

  const leave = () => {
    running.current?.abort();
    running.current = null;
    setState({ status: "idle" });
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
