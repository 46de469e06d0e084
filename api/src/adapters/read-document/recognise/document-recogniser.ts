import type { PageProgress } from "#shared/contract/resumes/page-progress.ts";
import { mostRecognisedPages } from "#shared/domain/resumes/document-facts.ts";
import { createTurns, TurnsTaken } from "../../../workers/turns.ts";
import type { ParsedFile } from "../parse-file.ts";
import { DocumentError } from "../parsed-document.ts";
import { type RecogniserProcess, startRecogniser } from "./recogniser-process.ts";

/** One scan takes a processor for a minute: a second one would take the last from whoever answers requests. */
const atOnce = 1;
/** With ten pages each, the last in line waits for minutes; longer lines help nobody. */
const mostWaiting = 4;

export interface Watch {
  /** Hears each page as it is begun; page 0 at once, while the file may still wait in line. */
  onPage?: ((progress: PageProgress) => void) | undefined;
  /** Hears the processor time that the file took, in milliseconds. */
  onSpent?: ((ms: number) => void) | undefined;
  /** Ends the reading: whoever asked has gone. */
  signal?: AbortSignal | undefined;
}

export interface DocumentRecogniser {
  /**
   * Recognises the words of a PDF, in a process of its own.
   * @param pictures how many of its pages are pictures.
   * @throws DocumentError; `busy` when the line is full, and when the caller has gone.
   */
  run(file: string, pictures: number, watch?: Watch): Promise<ParsedFile>;
  /** Ends what is being read. */
  close(): void;
}

export function createDocumentRecogniser(
  start: typeof startRecogniser = startRecogniser,
): DocumentRecogniser {
  const turns = createTurns({ atOnce, mostWaiting });
  const working = new Set<RecogniserProcess>();

  const recognise = async (file: string, { onPage, onSpent, signal }: Watch): Promise<ParsedFile> => {
    const began = performance.now();
    const process = start(file, (progress) => onPage?.(progress));
    working.add(process);
    const leave = () => process.end();
    signal?.addEventListener("abort", leave);
    try {
      return await process.answer;
    } finally {
      signal?.removeEventListener("abort", leave);
      working.delete(process);
      const seconds = process.cpuSeconds();
      onSpent?.(seconds > 0 ? seconds * 1000 : performance.now() - began);
    }
  };
  return {
    async run(file, pictures, watch = {}) {
      watch.onPage?.({ page: 0, pages: Math.min(pictures, mostRecognisedPages) });
      const leave = await turns.take().catch(asBusy);
      try {
        if (watch.signal?.aborted) throw new DocumentError("busy");
        return await recognise(file, watch);
      } finally {
        leave();
      }
    },
    close() {
      for (const process of working) process.end();
    },
  };
}

function asBusy(error: unknown): never {
  throw error instanceof TurnsTaken ? new DocumentError("busy") : error;
}
