import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import type { Optimisation } from "#shared/contract/resumes.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { api } from "../../platform/api.ts";
import { optimizerToasts } from "./optimizer-texts.ts";
import { startPace } from "./step-pace.ts";
import { usageKey } from "./use-usage.ts";

export interface OptimiseRequest {
  resumeText: string;
  adText: string;
  adTitle: string;
  adCompany: string;
  /** The person's corrections of what was read from the resume. */
  resumeEdits: readonly ResumeEdit[];
}

/** Runs one optimisation; `step` is null while none runs. */
export function useOptimise() {
  const [step, setStep] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const client = useQueryClient();
  const { toast } = useToast();

  useEffect(() => () => running.current?.abort(), []);

  const fail = (error: unknown) => {
    if (error instanceof DOMException && error.name === "AbortError") return;
    if (error instanceof ApiError && error.requiresUpgrade) {
      toast(optimizerToasts.limitUsedUp);
      return;
    }
    const { description } = optimizerToasts.optimiseFailed;
    const text = error instanceof ApiError ? (error.body?.message ?? description) : description;
    setProblem(text);
    toast({ ...optimizerToasts.optimiseFailed, description: text });
  };

  const optimise = async (request: OptimiseRequest): Promise<Optimisation | null> => {
    const controller = new AbortController();
    running.current = controller;
    setProblem(null);
    const pace = startPace(setStep);
    try {
      const answer = await api.resumes.optimise(
        {
          body: {
            resumeText: request.resumeText,
            jobAdText: request.adText,
            powerEdit: true,
            jobTitle: request.adTitle,
            company: request.adCompany,
            resumeEdits: [...request.resumeEdits],
          },
        },
        { signal: controller.signal, onStep: pace.reach },
      );
      await pace.finish();
      toast(optimizerToasts.optimised);
      return answer;
    } catch (error) {
      fail(error);
      return null;
    } finally {
      pace.stop();
      setStep(null);
      await client.invalidateQueries({ queryKey: usageKey });
    }
  };

  return { step, problem, optimise, cancel: () => running.current?.abort() };
}
