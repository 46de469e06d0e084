/** What a thread of the pool runs: one heavy work, with its steps and the processor time that it took. */
import { threadId } from "node:worker_threads";
import { AppError } from "../http/app-error.ts";
import type { WorkName } from "./heavy-work.ts";
import type { ThreadWork } from "./thread-pool.ts";
import { yieldToServer } from "./yield-to-server.ts";

yieldToServer();
// Only now: loading the engine is the longest work of all.
const { doWork } = await import("./heavy-work.ts");

export interface WorkOrder {
  name: WorkName;
  input: unknown;
}

/** A step may come after the result, which travels by another way: the result names them all. */
export interface WorkAnswer {
  result?: unknown;
  /** What the work says of its input instead: an error keeps its class on no way out of a thread. */
  refusal?: Pick<AppError, "code" | "message" | "extra">;
  steps: number[];
  cpuMs: number;
}

function refusalOf(error: unknown): Pick<WorkAnswer, "refusal"> {
  if (!(error instanceof AppError)) throw error;
  const { code, message, extra } = error;
  return { refusal: { code, message, extra } };
}

export async function work({ input: order, port }: ThreadWork<WorkOrder>): Promise<WorkAnswer> {
  port.postMessage({ threadId });
  const before = process.threadCpuUsage();
  const steps: number[] = [];
  const outcome = await doWork(order.name, order.input, (step) => {
    steps.push(step);
    port.postMessage(step);
  }).then((result) => ({ result }), refusalOf);
  const used = process.threadCpuUsage(before);
  return { ...outcome, steps, cpuMs: (used.user + used.system) / 1000 };
}
