import type { ChildProcess } from "node:child_process";
import path from "node:path";
import { cpuSeconds, residentBytes, spawnReader } from "./document-child.ts";
import { DocumentError, type DocumentErrorReason } from "./parsed-document.ts";
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
  const child = spawnReader("parse-document", caps.heapMb);
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
    let endReason: DocumentErrorReason = "corrupt";
    const end = (reason: DocumentErrorReason) => {
      endReason = reason;
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
      const isKilled = code === null && child.signalCode !== null && endReason === "corrupt";
      if (code === 0 && out !== "") resolve(out);
      else if (isKilled) reject(new ParserKilled());
      else reject(new DocumentError(endReason));
    };
    child.once("error", () => finish(null));
    child.once("close", finish);
    // It may have ended before this call listened: then no event comes.
    if (child.exitCode !== null || child.signalCode !== null) finish(child.exitCode);
  });
}

async function endWhenGrown(child: ChildProcess, end: (reason: DocumentErrorReason) => void): Promise<void> {
  if ((await residentBytes(child)) > caps.residentBytes) end("too_large");
}
