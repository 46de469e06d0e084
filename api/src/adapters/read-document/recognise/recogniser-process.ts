import path from "node:path";
import { createInterface } from "node:readline";
import * as z from "zod/mini";
import { type PageProgress, pageProgress } from "#shared/contract/resumes/page-progress.ts";
import { cpuSeconds, residentBytes, spawnReader } from "../document-child.ts";
import type { ParsedFile } from "../parse-file.ts";
import { DocumentError, type DocumentErrorReason } from "../parsed-document.ts";
import { parseJson, readAnswer } from "../parser-answer.ts";

/** Limits of the recogniser's process (docs/security.md, Uploads). An A4 page takes 2 to 7 s and 320 MB. */
export interface RecogniserLimits {
  pageMs: number;
  totalMs: number;
  residentBytes: number;
}
const usualLimits: RecogniserLimits = {
  pageMs: 45_000,
  totalMs: 240_000,
  residentBytes: 900 * 1024 * 1024,
};
const heapMb = 384;
const answerBytes = 2 * 1024 * 1024;
const watchEveryMs = 100;
/** A page that had less than this of its time was kept from working: the machine is busy, not the page too much. */
const workedSeconds = 15;

export interface RecogniserProcess {
  /**
   * What the process has read.
   * @throws DocumentError (by rejection): the reason that it names; `corrupt` when it died, `too_large` when it grew or took
   * too long, `busy` when the machine gave it no time or `end` was called.
   */
  answer: Promise<ParsedFile>;
  /** Seconds of processor time so far; 0 where the system does not tell. */
  cpuSeconds(): number;
  end(): void;
}

/** Starts a process that recognises the words of one PDF. */
export function startRecogniser(
  file: string,
  onPage: (progress: PageProgress) => void,
  limits: RecogniserLimits = usualLimits,
): RecogniserProcess {
  const child = spawnReader("recognise-document", heapMb);
  const { promise: answer, resolve, reject } = Promise.withResolvers<ParsedFile>();
  let endReason: DocumentErrorReason = "corrupt";
  let used = 0;
  let pageBegan = 0;
  const end = (reason: DocumentErrorReason) => {
    endReason = reason;
    child.kill("SIGKILL");
  };
  const endLate = async () =>
    end((await cpuSeconds(child)) - pageBegan < workedSeconds ? "busy" : "too_large");
  const watch = setInterval(async () => {
    // A process that has ended has used what was measured last.
    const now = await cpuSeconds(child);
    if (Number.isFinite(now)) used = now;
    if ((await residentBytes(child)) > limits.residentBytes) end("too_large");
  }, watchEveryMs);
  const total = setTimeout(endLate, limits.totalMs);
  let page = setTimeout(endLate, limits.pageMs);
  let last = "";
  let begunPage = 0;
  const hear = (line: string) => {
    last = line;
    const { data } = z.safeParse(pageProgress, parseJson(line));
    if (!data || data.page <= begunPage) return;
    begunPage = data.page;
    clearTimeout(page);
    page = setTimeout(endLate, limits.pageMs);
    pageBegan = used;
    onPage(data);
  };
  let bytes = 0;
  child.stdout.on("data", (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > answerBytes) end("too_long");
  });
  createInterface({ input: child.stdout }).on("line", hear);
  const finish = (code: number | null) => {
    clearTimeout(total);
    clearTimeout(page);
    clearInterval(watch);
    if (code !== 0) return reject(new DocumentError(endReason));
    try {
      resolve(readAnswer(last));
    } catch (error) {
      reject(error);
    }
  };
  child.once("error", () => finish(null)).once("close", finish);
  child.stdin.on("error", () => end("corrupt"));
  child.stdin.write(`${JSON.stringify({ file: path.resolve(file) })}\n`);
  return { answer, cpuSeconds: () => used, end: () => end("busy") };
}
