import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { DocumentError, type DocumentFault } from "./document-error.ts";
import type { DocumentType } from "./sniff-type.ts";

/** Caps of the parser's process (security.md section 2). */
const caps = {
  timeMs: 15_000,
  heapMb: 256,
  residentBytes: 400 * 1024 * 1024,
  answerBytes: 2 * 1024 * 1024,
} as const;
const atOnce = 2;
const queueLength = 20;
const watchEveryMs = 50;

const script = path.join(import.meta.dirname, "parse-document.ts");
const faults = [
  "empty",
  "no_text",
  "password_protected",
  "corrupt",
  "too_long",
  "too_large",
] as const satisfies DocumentFault[];
const answer = z.union([z.strictObject({ text: z.string() }), z.strictObject({ fault: z.enum(faults) })]);

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs one parser on one file in a process of its own: a hostile document can end that process and
 * nothing else. @throws DocumentError; a process that died reads as `corrupt`, one that grew as `too_large`.
 */
export async function runParser(file: string, type: DocumentType): Promise<string> {
  await takePlace();
  try {
    const result = answer.safeParse(JSON.parse(await runChild(file, type)));
    if (!result.success) throw new DocumentError("corrupt");
    if ("fault" in result.data) throw new DocumentError(result.data.fault);
    return result.data.text;
  } catch (error) {
    throw error instanceof SyntaxError ? new DocumentError("corrupt") : error;
  } finally {
    running--;
    waiting.shift()?.();
  }
}

async function takePlace(): Promise<void> {
  if (running >= atOnce) {
    if (waiting.length >= queueLength) throw new DocumentError("busy");
    await new Promise<void>((resolve) => waiting.push(resolve));
  }
  running++;
}

function runChild(file: string, type: DocumentType): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${caps.heapMb}`, "--no-warnings", script, type, path.resolve(file)],
      // An empty environment: no secret and no database address is within the parser's reach.
      { env: {}, stdio: ["ignore", "pipe", "ignore"] },
    );
    let fault: DocumentFault = "corrupt";
    const end = (reason: DocumentFault) => {
      fault = reason;
      child.kill("SIGKILL");
    };
    const timer = setTimeout(() => end("too_large"), caps.timeMs);
    const watch = setInterval(() => void endWhenGrown(child, end), watchEveryMs);
    let out = "";
    child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
      out += chunk;
      if (out.length > caps.answerBytes) end("too_long");
    });
    child.once("error", reject);
    child.once("close", (code) => {
      clearTimeout(timer);
      clearInterval(watch);
      if (code === 0) resolve(out);
      else reject(new DocumentError(fault));
    });
  });
}

/** Buffers lie outside the heap, so the flag above does not hold them. Linux only; elsewhere time and heap caps remain. */
async function endWhenGrown(child: ChildProcess, end: (reason: DocumentFault) => void): Promise<void> {
  const statm = await readFile(`/proc/${child.pid}/statm`, "utf8").catch(() => "");
  const pages = Number(statm.split(" ")[1] ?? 0);
  if (pages * 4096 > caps.residentBytes) end("too_large");
}
