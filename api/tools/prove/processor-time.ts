import { readdirSync, readFileSync } from "node:fs";
import type { Db } from "../../src/db/open.ts";

const ticksPerSecond = 100;

interface Used {
  /** Processor time of the process and its threads, in milliseconds. */
  own: number;
  /** The same for its child processes that have ended. */
  gone: number;
  parent: number;
}

function usedBy(pid: number): Used | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const ms = (...at: number[]) =>
      at.reduce((sum, one) => sum + Number(fields[one]), 0) * (1000 / ticksPerSecond);
    return { own: ms(11, 12), gone: ms(13, 14), parent: Number(fields[1]) };
  } catch {
    // It has ended in the meantime.
    return undefined;
  }
}

/** Processor time of a process with its threads and all child processes, in milliseconds. Linux only. */
export function processorTime(pid: number): number {
  const all = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const own = usedBy(pid);
  const children = all.flatMap((name) => {
    const used = usedBy(Number(name));
    return used?.parent === pid ? [used.own + used.gone] : [];
  });
  return (own ? own.own + own.gone : 0) + children.reduce((sum, ms) => sum + ms, 0);
}

/** The process of PostgreSQL that starts one for each connection. */
export async function databaseServer(db: Db): Promise<number> {
  const [row] = await db.$queryRaw<{ pid: number }[]>`SELECT pg_backend_pid() AS pid`;
  return usedBy(row?.pid ?? 0)?.parent ?? 0;
}
