import { readFileSync } from "node:fs";
import type { ServerProcess } from "./server-process.ts";

function figure({ pid }: ServerProcess, name: string): number {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}

/** Resident memory of a process in MB, including its threads. */
export const memoryOf = (server: ServerProcess): number => figure(server, "VmRSS");

/** The peak of that memory. */
export const mostMemory = (server: ServerProcess): number => figure(server, "VmHWM");
