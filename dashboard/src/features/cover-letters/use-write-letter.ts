import { useEffect, useRef, useState } from "react";
import type { DeviceRun } from "#shared/device/write-here.ts";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { stepper } from "#shared/writing/stepper.ts";
import { api } from "../../platform/api.ts";
import { generatedAnswer, type LetterAnswer, optimisedAnswer } from "./letter-answer.ts";
import type { LetterDraft } from "./letter-draft.ts";
import { letterFailure } from "./letter-failure.ts";
import { draftImprovedHere, letterWrittenHere } from "./letter-here.ts";
import { missingInput } from "./letter-rules.ts";

interface Running {
  controller: AbortController;
  /** Of the browser's own model, 0 to 1; null while there is none. */
  download: number | null;
  /** The step the server has reached; null until it names one. */
  step: number | null;
}

const saying = <Answer extends { fallback?: string | undefined }>(
  answer: Answer,
  fallback: string | undefined,
): Answer => (fallback ? { ...answer, fallback } : answer);

/** What is typed, and which of the true letters is wanted. */
interface LetterRequest {
  draft: LetterDraft;
  variant: number;
  /** The letter whose own words go on into this one. */
  from?: string | undefined;
  /** Although too few requirements were found in the resume. */
  anyway?: boolean | undefined;
}

async function write(
  { draft, variant, from, anyway }: LetterRequest,
  options: DeviceRun,
): Promise<LetterAnswer> {
  const { tab, jobTitle, company, jobDescription, letter, style } = draft;
  const { applicationId } = draft;
  const job = {
    jobTitle,
    company,
    jobDescription,
    draftText: tab === "generate" ? "" : letter,
    applicationId,
    style,
  };
  const link = applicationId ? { applicationId } : {};
  if (tab === "generate") {
    const description = jobDescription.trim() === "" ? {} : { jobDescription };
    const reason = draft.reason.trim() === "" ? {} : { reason: draft.reason };
    const choice = { style, length: draft.length, ...reason, variant };
    const { fallback, ...here } = await letterWrittenHere(draft, choice, options);
    const wish = { ...(from && { from }), ...(anyway && { anyway }) };
    const body = { jobTitle, company, ...choice, ...description, ...link, ...here, ...wish };
    return generatedAnswer(saying(await api.coverLetters.generate({ body }, options), fallback), job);
  }
  const { fallback, ...here } = await draftImprovedHere(draft, options);
  const body = {
    ...here,
    coverLetterText: letter,
    jobDescription,
    options: { tone: style, includeMetrics: true, jobTitle, company },
    ...link,
  };
  return optimisedAnswer(saying(await api.coverLetters.optimise({ body }, options), fallback), job);
}

/** Why there is no letter yet, where a person can do something about it. */
export type LetterProblem =
  | { kind: "no-resume" }
  | { kind: "withheld"; text: string; notFound: readonly string[]; request: LetterRequest };

/** Has a letter written; `running` is null while none is. A failure keeps all that was typed. */
export function useWriteLetter(onWritten: (answer: LetterAnswer) => void, onUpgrade: () => void) {
  const [running, setRunning] = useState<Running | null>(null);
  const [problem, setProblem] = useState<LetterProblem | null>(null);
  const { toast } = useToast();
  const current = useRef<AbortController | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const fail = (error: unknown, request: LetterRequest) => {
    const failure = letterFailure(error, request.draft.tab);
    if (failure.withheld) setProblem({ kind: "withheld", ...failure.withheld, request });
    else toast(failure.toast);
    if (failure.needsResume) setProblem({ kind: "no-resume" });
    if (failure.needsUpgrade) onUpgrade();
  };
  const run = async (request: LetterRequest) => {
    const { draft } = request;
    const missing = missingInput(draft);
    if (missing) return toast(missing);
    const controller = new AbortController();
    current.current = controller;
    setProblem(null);
    setRunning({ controller, step: null, download: null });
    try {
      let step: number | null = null;
      const onStep = stepper((reached) => {
        step = reached;
        setRunning({ controller, step, download: null });
      });
      const onDownload = (download: number | null) => setRunning({ controller, step, download });
      onWritten(await write(request, { signal: controller.signal, onStep, onDownload }));
    } catch (error) {
      if (!controller.signal.aborted) fail(error, request);
    } finally {
      if (current.current === controller) setRunning(null);
    }
  };
  const cancel = () => {
    current.current?.abort();
    setRunning(null);
  };
  return {
    running,
    problem,
    write: (draft: LetterDraft, again: Partial<LetterRequest> = {}) =>
      void run({ ...again, draft, variant: again.variant ?? 0 }),
    writeAnyway: (request: LetterRequest) => void run({ ...request, anyway: true }),
    cancel,
  };
}
