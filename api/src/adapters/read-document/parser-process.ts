import { type ChildProcess, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { getCompileCacheDir } from "node:module";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { programFile } from "../../programs.ts";
import { DocumentError, type DocumentFault } from "./parsed-document.ts";
import type { DocumentType } from "./sniff-type.ts";

/** Caps of the parser's process (docs/security.md, Uploads). */
const caps = {
  timeMs: 15_000,
  heapMb: 256,
  residentBytes: 400 * 1024 * 1024,
  answerBytes: 2 * 1024 * 1024,
} as const;
const watchEveryMs = 50;
/** A process that had less than this of its time was kept from working: the machine is busy, not the file large. */
const worked = 5;
const ticksPerSecond = 100;

const script = fileURLToPath(programFile("parse-document"));

/** A process with its parsers loaded, waiting for its one document. */
export interface ParserProcess {
  /**
   * Hands over the document. @returns what the process printed.
   * @throws ParserKilled when it was killed from outside; DocumentError `corrupt` when it died by itself, `too_large` when it grew or ran too long.
   */
  parse(file: string, type: DocumentType): Promise<string>;
  /** False once it has ended, also by itself. */
  isAlive(): boolean;
  end(): void;
}

/** A process was killed by something other than the caps: the system, or a person. Another one may succeed. */
export class ParserKilled extends Error {
  override readonly name = "ParserKilled";
}

/** Starts a process; it idles without holding the server's event loop open. */
export function startParser(): ParserProcess {
  const child = spawn(process.execPath, [`--max-old-space-size=${caps.heapMb}`, "--no-warnings", script], {
    env: parserEnvironment(),
    stdio: ["pipe", "pipe", "ignore"],
  });
  yieldToServer(child);
  let isAlive = true;
  const gone = () => {
    isAlive = false;
  };
  child.once("error", gone).once("exit", gone);
  child.stdin.on("error", gone);
  setIdle(child, true);
  return {
    isAlive: () => isAlive && child.pid !== undefined,
    end: () => child.kill("SIGKILL"),
    parse: (file, type) => {
      setIdle(child, false);
      const answer = readAnswer(child);
      child.stdin.write(`${JSON.stringify({ type, file: path.resolve(file) })}\n`);
      return answer;
    },
  };
}

/**
 * Nothing but where compiled modules lie, which halves the start: no secret and no database address is within the
 * parser's reach.
 */
function parserEnvironment(): Record<string, string> {
  const compiled = getCompileCacheDir();
  // Node names the folder of its own version inside the one that it is given.
  return compiled === undefined ? {} : { NODE_COMPILE_CACHE: path.dirname(compiled) };
}

/**
 * A third of the weight of who answers requests, and less than the threads' (`workers/yield-to-server.ts`). The system's
 * "below normal" is a tenth: beside two busy programs a file that takes half a second was not read in fifteen.
 */
const niceness = 5;

/** Answering requests comes before reading files, where the system knows priorities. */
function yieldToServer({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) os.setPriority(pid, niceness);
  } catch {
    // It has ended already: its file is refused as damaged.
  }
}

/** An idle child shall not keep a script or a test alive; a working one must. */
function setIdle(child: ChildProcess, isIdle: boolean): void {
  for (const handle of [child, child.stdin, child.stdout]) {
    // Pipes of a child are sockets: they can be let go, which the type of a stream does not say.
    const counted = handle as { ref?: () => void; unref?: () => void } | null;
    if (isIdle) counted?.unref?.();
    else counted?.ref?.();
  }
}

function readAnswer(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let fault: DocumentFault = "corrupt";
    const end = (reason: DocumentFault) => {
      fault = reason;
      child.kill("SIGKILL");
    };
    const timer = setTimeout(
      () => void cpuSeconds(child).then((used) => end(used < worked ? "busy" : "too_large")),
      caps.timeMs,
    );
    const watch = setInterval(() => void endWhenGrown(child, end), watchEveryMs);
    let out = "";
    child.stdout?.setEncoding("utf8").on("data", (chunk: string) => {
      out += chunk;
      if (out.length > caps.answerBytes) end("too_long");
    });
    const finish = (code: number | null) => {
      clearTimeout(timer);
      clearInterval(watch);
      const isKilled = code === null && child.signalCode !== null && fault === "corrupt";
      if (code === 0 && out !== "") resolve(out);
      else if (isKilled) reject(new ParserKilled());
      else reject(new DocumentError(fault));
    };
    child.once("error", () => finish(null));
    child.once("close", finish);
    // It may have ended before this call listened: then no event comes.
    if (child.exitCode !== null || child.signalCode !== null) finish(child.exitCode);
  });
}

/** Seconds of processor time that a child has had; more than any cap where the system does not tell. */
async function cpuSeconds(child: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, "utf8").catch(() => "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? ticks / ticksPerSecond : Number.POSITIVE_INFINITY;
}

/** Buffers lie outside the heap, so the flag above does not hold them. Linux only; elsewhere time and heap caps remain. */
async function endWhenGrown(child: ChildProcess, end: (reason: DocumentFault) => void): Promise<void> {
  const statm = await readFile(`/proc/${child.pid}/statm`, "utf8").catch(() => "");
  const pages = Number(statm.split(" ")[1] ?? 0);
  if (pages * 4096 > caps.residentBytes) end("too_large");
}
