import { createCpuBudget } from "../workers/cpu-budget.ts";
import { doWork } from "../workers/heavy-work.ts";
import { createTurns } from "../workers/turns.ts";
import type { WorkOrder } from "../workers/work-thread.ts";
import { createWorkers, type Workers } from "../workers/workers.ts";

/**
 * The same work without threads, which load the engine once more each: what goes in and out is copied all the same, so that
 * only plain data passes. What the threads are for (caps, the line, a thread that dies) has its tests in `api/src/workers`.
 */
export function inProcessWorkers(): Workers {
  return createWorkers({
    turns: createTurns({ atOnce: 1, mostWaiting: 1000 }),
    budget: createCpuBudget(() => performance.now(), { storeMs: 3_600_000, perMinuteMs: 60_000 }),
    pool: {
      async run(input, { onReport } = {}) {
        const { name, input: given } = structuredClone(input) as WorkOrder;
        const result = await doWork(name, given, (step) => onReport?.(step));
        return { result: structuredClone(result), steps: [], cpuMs: 0 };
      },
      warm() {},
      close: async () => undefined,
    },
  });
}
