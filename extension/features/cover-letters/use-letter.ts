import { useCallback, useEffect, useRef, useState } from "react";
import { ApiError } from "#shared/client/api-error.ts";
import { createApiClient } from "#shared/client/create-api-client.ts";
import { coverLetters, type WrittenLetter } from "#shared/contract/cover-letters.ts";
import type { LetterTone } from "#shared/domain/cover-letters/letter-words.ts";
import { sendWithToken } from "../../platform/send-with-token.ts";

/** The calls about letters come with their screen: the panel opens without them. */
export const letterApi = createApiClient({ coverLetters }, { baseUrl: __API_ORIGIN__, send: sendWithToken });

/** A letter that was written for the ad, and in which tone. */
export interface PanelLetter {
  tone: LetterTone;
  answer: WrittenLetter;
  /** The text as it stands now. */
  text: string;
}

export type LetterState =
  | { status: "running"; step: number }
  | { status: "done"; letter: PanelLetter }
  | { status: "limit" }
  | { status: "no-resume" }
  | { status: "failed"; text: string };

/** What a letter is asked for. */
export interface LetterRequest {
  jobTitle: string;
  company: string;
  jobDescription: string;
  /** The saved job that it is filed with. */
  applicationId: string | undefined;
}

/**
 * Has a letter written from the account's resume; follows the server's own steps (decision: D-09). Leaving does
 * not lose it: the server finishes, and the dashboard lists it.
 * @param before the letter that was written for this ad earlier; without one the writing starts at once.
 */
export function useLetter(
  request: LetterRequest,
  before: PanelLetter | null,
  onWritten: (letter: PanelLetter) => void,
) {
  const [state, setState] = useState<LetterState>(
    before ? { status: "done", letter: before } : { status: "running", step: 0 },
  );
  const running = useRef<AbortController>(null);
  const latest = useRef({ request, onWritten });
  latest.current = { request, onWritten };

  const write = useCallback((tone: LetterTone) => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const set = (next: LetterState) => {
      if (running.current === own) setState(next);
    };
    const { applicationId, ...asked } = latest.current.request;
    const body = { ...asked, style: tone, ...(applicationId && { applicationId }) };
    set({ status: "running", step: 0 });
    letterApi.coverLetters
      .generate({ body }, { signal: own.signal, onStep: (step) => set({ status: "running", step }) })
      .then((answer) => {
        const letter = { tone, answer, text: answer.content };
        set({ status: "done", letter });
        if (running.current === own) latest.current.onWritten(letter);
      })
      .catch((error: unknown) => set(problemOf(error)));
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

function problemOf(error: unknown): LetterState {
  if (!(error instanceof ApiError)) return { status: "failed", text: "Something went wrong." };
  if (error.requiresUpgrade) return { status: "limit" };
  if (error.body?.details?.reason === "no_resume") return { status: "no-resume" };
  if (error.code === "offline")
    return { status: "failed", text: "Kelpie could not be reached. The ad and your edits are still here." };
  return { status: "failed", text: error.message };
}
