/** A thread for the pool's own tests: works that are too long, too large or wrong. */
import { threadId } from "node:worker_threads";
import type { ThreadWork } from "./thread-pool.ts";

export type TestOrder = "ok" | "endless" | "memory" | "stack" | "wrong";

const works: Record<TestOrder, () => unknown> = {
  ok: () => "done",
  endless: () => {
    for (let at = 0; ; at += 1) if (at < 0) return at;
  },
  memory: () => {
    const kept: string[][] = [];
    for (;;) kept.push(Array.from({ length: 10_000 }, (_, at) => `${at}`));
  },
  stack: function again(): unknown {
    return [again()];
  },
  wrong: () => {
    throw new TypeError("not ours");
  },
};

export function work({ input, port }: ThreadWork<TestOrder>): unknown {
  port.postMessage({ threadId });
  port.postMessage("on the way");
  return works[input]();
}
