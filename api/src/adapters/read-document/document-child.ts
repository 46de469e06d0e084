import { type ChildProcess, type ChildProcessByStdio, spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { getCompileCacheDir } from "node:module";
import os from "node:os";
import path from "node:path";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";
import { programFile, type programs } from "../../programs.ts";

const ticksPerSecond = 100;

/** Starts one of the programs that read documents, each in a process of its own. */
export function spawnReader(
  program: keyof typeof programs,
  heapMb: number,
): ChildProcessByStdio<Writable, Readable, null> {
  const script = fileURLToPath(programFile(program));
  const child = spawn(process.execPath, [`--max-old-space-size=${heapMb}`, "--no-warnings", script], {
    env: readerEnvironment(),
    stdio: ["pipe", "pipe", "ignore"],
  });
  yieldToServer(child);
  return child;
}

/**
 * Nothing but where compiled modules lie, which halves the start: no secret and no database address is within the
 * parser's reach.
 */
function readerEnvironment(): Record<string, string> {
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

/** Seconds of processor time that a child has had; more than any cap where the system does not tell. */
export async function cpuSeconds(child: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${child.pid}/stat`, "utf8").catch(() => "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const ticks = Number(fields[11]) + Number(fields[12]);
  return Number.isFinite(ticks) ? ticks / ticksPerSecond : Number.POSITIVE_INFINITY;
}

/** Memory of a child in bytes. Buffers lie outside the heap, so its flag does not hold them. 0 where the system does not tell. */
export async function residentBytes(child: ChildProcess): Promise<number> {
  const statm = await readFile(`/proc/${child.pid}/statm`, "utf8").catch(() => "");
  return Number(statm.split(" ")[1] ?? 0) * 4096;
}
