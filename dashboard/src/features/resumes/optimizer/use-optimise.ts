import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { api } from "../../../platform/api.ts";
import { historyKey } from "../saved/use-history.ts";
import { forgetRun, noteRun } from "./left-run.ts";
import { optimizerToasts } from "./optimizer-texts.ts";
import { type OptimiseRequest, resumeWrittenHere } from "./resume-here.ts";
import { usageKey } from "./use-usage.ts";

/** Five steps of this length stay under 600 ms: each can be seen, and a quick answer is hardly held back. */
const stepShownMs = 110;

interface StepPace {
  /** The server has reached this step. */
  reach: (step: number) => void;
  /** Resolves once every reached step was shown. */
  finish: () => Promise<void>;
  stop: () => void;
}

/** Shows the server's steps one after the other, each for a moment, however fast they come. */
function startPace(show: (step: number) => void): StepPace {
  let reached = 0;
  let shown = 0;
  let done: (() => void) | undefined;
  show(shown);
  const timer = setInterval(() => {
    if (shown < reached) {
      shown += 1;
      show(shown);
    } else done?.();
  }, stepShownMs);
  const stop = () => clearInterval(timer);
  return {
    reach: (step) => {
      reached = Math.max(reached, step);
    },
    finish: () =>
      new Promise((resolve) => {
        done = () => {
          stop();
          resolve();
        };
      }),
    stop,
  };
}

/** Runs one optimisation; `step` is null while none runs. */
export function useOptimise() {
  const [step, setStep] = useState<number | null>(null);
  const [download, setDownload] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController | null>(null);
  const client = useQueryClient();
  const { toast } = useToast();
  useEffect(() => () => running.current?.abort(), []);

  const fail = (error: unknown) => {
    if (error instanceof DOMException && error.name === "AbortError") return;
    const isLost = error instanceof ApiError && error.code === "offline";
    // A run whose answer got lost, as one that was left, may have come to its end on the server.
    if (!isLost) forgetRun();
    if (error instanceof ApiError && error.requiresUpgrade) {
      toast(optimizerToasts.limitUsedUp);
      return;
    }
    const { description } = optimizerToasts.optimiseFailed;
    const said = error instanceof ApiError ? error.body?.message : undefined;
    const text = isLost ? optimizerToasts.notReached : (said ?? description);
    setProblem(text);
    toast({ ...optimizerToasts.optimiseFailed, description: text });
  };

  const optimise = async (request: OptimiseRequest): Promise<Optimisation | null> => {
    const controller = new AbortController();
    running.current = controller;
    setProblem(null);
    noteRun(request.adText);
    const pace = startPace(setStep);
    try {
      const { signal } = controller;
      const how = { signal, onStep: pace.reach, onDownload: setDownload };
      const { deviceEdits, fallback } = await resumeWrittenHere(request, how);
      const body = {
        resumeText: request.resumeText,
        jobAdText: request.adText,
        powerEdit: true,
        jobTitle: request.adTitle,
        company: request.adCompany,
        ...(request.applicationId && { applicationId: request.applicationId }),
        resumeEdits: [...request.resumeEdits],
        ...(deviceEdits && { deviceEdits }),
      };
      const answer = await api.resumes.optimise({ body }, how);
      await pace.finish();
      // Whoever left meanwhile is not called back to this screen.
      signal.throwIfAborted();
      forgetRun();
      toast(optimizerToasts.optimised);
      return fallback ? { ...answer, fallback } : answer;
    } catch (error) {
      fail(error);
      return null;
    } finally {
      pace.stop();
      setStep(null);
      setDownload(null);
      await Promise.all([usageKey, historyKey].map((key) => client.invalidateQueries({ queryKey: key })));
    }
  };

  const cancel = () => {
    forgetRun();
    running.current?.abort();
  };
  return { step, download, problem, optimise, cancel };
}
