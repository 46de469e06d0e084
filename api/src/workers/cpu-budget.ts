/**
 * Milliseconds of processor time that one account (or one address without an account) may use: a store for a busy hour,
 * and what comes back each minute. The arithmetic is in docs/security.md, RE-08.
 */
export const cpuBudget = { storeMs: 60_000, perMinuteMs: 20_000 } as const;

/** Callers remembered; the fullest stores are forgotten first, they lose nothing by it. */
const mostCallers = 10_000;

export interface CpuBudget {
  /** Whole seconds until the caller may have work done again; 0 when it may now. */
  wait(caller: string): number;
  /** Takes the time that some work has used; a store may fall below nothing by its last work. */
  spend(caller: string, ms: number): void;
}

interface Store {
  left: number;
  at: number;
}

/** A token bucket of processor time for each caller, in this process: its processor is what is shared out. */
export function createCpuBudget(
  now: () => number,
  budget: { storeMs: number; perMinuteMs: number } = cpuBudget,
): CpuBudget {
  const { storeMs, perMinuteMs } = budget;
  const stores = new Map<string, Store>();
  const leftOf = (caller: string) => {
    const store = stores.get(caller);
    if (store === undefined) return storeMs;
    return Math.min(storeMs, store.left + ((now() - store.at) / 60_000) * perMinuteMs);
  };
  const forgetFull = () => {
    for (const caller of [...stores.keys()]) if (leftOf(caller) >= storeMs) stores.delete(caller);
    for (const caller of stores.keys()) {
      if (stores.size < mostCallers) return;
      stores.delete(caller);
    }
  };
  return {
    wait(caller) {
      const left = leftOf(caller);
      return left > 0 ? 0 : Math.max(1, Math.ceil((-left / perMinuteMs) * 60));
    },
    spend(caller, ms) {
      const left = leftOf(caller) - ms;
      if (!stores.has(caller) && stores.size >= mostCallers) forgetFull();
      stores.set(caller, { left, at: now() });
    },
  };
}
