import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { coverLetters } from "#shared/contract/cover-letters/cover-letters.ts";
import type { WrittenLetter } from "#shared/contract/cover-letters/written-letters.ts";
import { deviceWrites } from "#shared/device/device-choice.ts";
import { followed } from "#shared/device/followed.ts";
import type { DeviceRun } from "#shared/device/write-here.ts";
import type { LetterTone } from "#shared/domain/cover-letters/letter-words.ts";
import type { QuotedLetter } from "#shared/domain/cover-letters/quoted-letter.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import { measuredResume } from "#shared/resume/measured-resume.ts";
import type { ModelSentence } from "#shared/writing/prompt.ts";
import { api } from "../../platform/api.ts";
import { sendWithToken } from "../../platform/send-with-token.ts";

/** The calls about letters load with their screen, because the panel opens without them. */
export const letterApi = createApiClient({ coverLetters }, { baseUrl: __API_ORIGIN__, send: sendWithToken });

/** A letter for the ad, and its tone. */
export interface PanelLetter {
  tone: LetterTone;
  answer: WrittenLetter;
  /** The current text. */
  text: string;
  /** The letter as data; null if a model wrote it or the person typed over it. */
  quoted: QuotedLetter | null;
}

export type LetterState =
  | { status: "running"; step: number; download: number | null }
  | { status: "done"; letter: PanelLetter }
  | { status: "limit" }
  | { status: "no-resume" }
  /** Not written, because too few requirements were found in the resume. */
  | { status: "withheld"; text: string; tone: LetterTone }
  | { status: "failed"; text: string };

/** The options of a request for a letter. */
export interface LetterRequest {
  jobTitle: string;
  company: string;
  jobDescription: string;
  /** The saved job that it belongs to. */
  applicationId: string | undefined;
}

/** The options of another letter. */
export interface NextLetter {
  /** 0 is the best choice of lines, 1 the next choice that is also true. */
  variant?: number | undefined;
  /** The letter whose own words this one reuses. */
  from?: string | undefined;
  /** Write it even if too few requirements were found in the resume. */
  anyway?: boolean | undefined;
}

/**
 * Requests a letter from the account's resume and follows the server's own steps (decision: D-09). Leaving does not
 * lose it: the server finishes, and the dashboard lists it.
 * @param before the earlier letter for this ad; without one the writing starts at once.
 */
export function useLetter(
  request: LetterRequest,
  before: PanelLetter | null,
  onWritten: (letter: PanelLetter) => void,
) {
  const [state, setState] = useState<LetterState>(
    before ? { status: "done", letter: before } : { status: "running", step: 0, download: null },
  );
  const running = useRef<AbortController>(null);
  const latest = useRef({ request, onWritten });
  latest.current = { request, onWritten };

  const write = useCallback((tone: LetterTone, { variant = 0, from, anyway }: NextLetter = {}) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const set = (next: LetterState) => {
      if (running.current === own) setState(next);
    };
    const { applicationId, ...asked } = latest.current.request;
    const { signal } = own;
    const { onStep, onDownload } = followed((step, download) => set({ status: "running", step, download }));
    writtenHere(asked, { style: tone, variant }, { signal, onStep, onDownload })
      .then(async ({ deviceLetter, fallback }) => {
        const link = applicationId && { applicationId };
        const wish = { ...(from && { from }), ...(anyway && { anyway }) };
        const body = {
          ...asked,
          ...wish,
          style: tone,
          variant,
          ...link,
          ...(deviceLetter && { deviceLetter }),
        };
        const answer = await letterApi.coverLetters.generate({ body }, { signal, onStep });
        return fallback ? { ...answer, fallback } : answer;
      })
      .then((answer) => {
        const letter = { tone, answer, text: answer.content, quoted: answer.quoted ?? null };
        set({ status: "done", letter });
        if (running.current === own) latest.current.onWritten(letter);
      })
      .catch((error: unknown) => set(problemOf(error, tone)));
  }, []);

  const isWritten = before !== null;
  useEffect(() => {
    if (!isWritten && running.current === null) write("professional");
  }, [isWritten, write]);
  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );
  return { state, write };
}

/** The text of the browser's own model, if the person chose it. */
async function writtenHere(
  { jobDescription, jobTitle: title, company }: Omit<LetterRequest, "applicationId">,
  { style, variant }: { style: LetterTone; variant: number },
  how: DeviceRun,
): Promise<{ deviceLetter?: ModelSentence[][]; fallback?: string | undefined }> {
  if (!(await deviceWrites())) return {};
  const [{ letterHere }, bank, { resume }] = await Promise.all([
    import("#shared/device/write-here.ts"),
    api.evidenceBank.list(),
    api.resumes.getDefault(),
  ]);
  if (resume === null) return {};
  const { resumeText, resumeEdits } = measuredResume(resume);
  const ad = { text: jobDescription, title, company };
  return letterHere(
    { input: { resumeText, resumeEdits, ad, style, variant, asOf: calendarDay(new Date()) }, bank },
    how,
  );
}

function problemOf(error: unknown, tone: LetterTone): LetterState {
  if (!(error instanceof ApiError)) return { status: "failed", text: "Something went wrong." };
  if (error.requiresUpgrade) return { status: "limit" };
  if (error.body?.details?.reason === "no_resume") return { status: "no-resume" };
  if (error.body?.details?.reason === "letter_withheld")
    return { status: "withheld", text: error.message, tone };
  if (error.code === "offline")
    return { status: "failed", text: "Kelpie could not be reached. The ad and your edits are still here." };
  return { status: "failed", text: error.message };
}
