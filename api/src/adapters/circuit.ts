const failures = 5;
const windowMs = 30_000;

export interface Circuit {
  /** True while calls are not even tried. */
  isOpen(): boolean;
  succeeded(): void;
  failed(): void;
}

/**
 * Opens after 5 failures within 30 s and stays open for 30 s (docs/security.md, LL-05): a server that is down costs
 * nobody the wait. After that one failure opens it again, until a call succeeds.
 */
export function createCircuit(now: () => Date): Circuit {
  let failedAt: number[] = [];
  let openUntil = 0;
  let isOnTrial = false;
  return {
    isOpen: () => now().getTime() < openUntil,
    succeeded() {
      failedAt = [];
      isOnTrial = false;
    },
    failed() {
      const at = now().getTime();
      failedAt = [...failedAt.filter((one) => at - one < windowMs), at];
      if (!isOnTrial && failedAt.length < failures) return;
      openUntil = at + windowMs;
      isOnTrial = true;
      failedAt = [];
    },
  };
}
