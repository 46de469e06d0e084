/** What a thread of the pool runs: one heavy work, with its steps and the processor time that it took. */
import { threadId } from "node:worker_threads";
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
  result: unknown;
  steps: number[];
  cpuMs: number;
}

export async function work({ input: order, port }: ThreadWork<WorkOrder>): Promise<WorkAnswer> {
  port.postMessage({ threadId });
  const before = process.threadCpuUsage();
  const steps: number[] = [];
  const result = await doWork(order.name, order.input, (step) => {
    steps.push(step);
    port.postMessage(step);
  });
  const used = process.threadCpuUsage(before);
  return { result, steps, cpuMs: (used.user + used.system) / 1000 };
}
