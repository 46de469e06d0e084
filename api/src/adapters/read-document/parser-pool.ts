import { createTurns, TurnsTaken } from "../../workers/turns.ts";
import type { ParsedFile } from "./parse-file.ts";
import { DocumentError } from "./parsed-document.ts";
import { readAnswer } from "./parser-answer.ts";
import { ParserKilled, type ParserProcess, startParser } from "./parser-process.ts";
import type { DocumentType } from "./sniff-type.ts";

const atOnce = 2;
const queueLength = 20;

export interface ParserPool {
  /**
   * Reads one file in a process of its own: a hostile document can end that process and nothing else.
   * @throws DocumentError; a process that died reads as `corrupt`, one that grew as `too_large`;
   * `busy` when twenty files wait already.
   */
  run(file: string, type: DocumentType): Promise<ParsedFile>;
  /** Starts the waiting processes ahead of the first file. */
  warm(): void;
  /** Ends every process; files being read are refused. A later file opens the pool again. */
  close(): void;
}

/**
 * Keeps two processes with loaded parsers waiting, each for one document, and starts a new one for each that
 * is taken. The first start is lazy: a server that never reads a file never pays for it.
 * @param start opens a process.
 */
export function createParserPool(start: () => ParserProcess = startParser): ParserPool {
  const idle: ParserProcess[] = [];
  const working = new Set<ParserProcess>();
  const turns = createTurns({ atOnce, mostWaiting: queueLength });
  let isClosed = false;

  const warm = () => {
    if (isClosed || idle.length >= atOnce) return;
    idle.push(start());
    // One at a time: starting a process stops the event loop for some milliseconds.
    if (idle.length < atOnce) setImmediate(warm);
  };
  const take = (): ParserProcess => {
    // One that died while it waited (killed from outside, out of memory) is passed over.
    for (let next = idle.shift(); next; next = idle.shift()) if (next.isAlive()) return next;
    return start();
  };
  const parse = async (parser: ParserProcess, file: string, type: DocumentType): Promise<ParsedFile> => {
    working.add(parser);
    try {
      return readAnswer(await parser.parse(file, type));
    } finally {
      working.delete(parser);
      parser.end();
    }
  };
  /** One that was killed before its file was read may not be known as dead yet: the file gets one more. */
  const retry = (error: unknown, file: string, type: DocumentType): Promise<ParsedFile> => {
    if (!(error instanceof ParserKilled)) throw error;
    if (isClosed) throw new DocumentError("busy");
    return parse(start(), file, type);
  };
  const run = async (file: string, type: DocumentType): Promise<ParsedFile> => {
    isClosed = false;
    const leave = await turns.take().catch(asBusy);
    try {
      return await parse(take(), file, type)
        .catch((error: unknown) => retry(error, file, type))
        .catch(asDocumentError);
    } finally {
      leave();
      // Only now: while a file is being read, the processor is its own.
      warm();
    }
  };
  const close = () => {
    isClosed = true;
    for (const parser of [...idle.splice(0), ...working]) parser.end();
  };
  return { run, warm, close };
}

function asBusy(error: unknown): never {
  throw error instanceof TurnsTaken ? new DocumentError("busy") : error;
}

/** Killed twice: the file is at fault, or the system has no memory left for it. */
function asDocumentError(error: unknown): never {
  throw error instanceof ParserKilled ? new DocumentError("corrupt") : error;
}
