/**
 * The rules of toasts, without any screen: one at a time, and a dismissed one is removed long after it has left (the
 * specification's numbers).
 */
export const toastLimit = 1;
export const toastDurationMs = 5000;
export const toastRemoveDelayMs = 1_000_000;
export const toastSwipePx = 50;

export interface ToastContent {
  title: string;
  description?: string | undefined;
  /** `destructive` interrupts a screen reader; other toasts wait. */
  variant?: "default" | "destructive" | undefined;
  /** One way to undo ("Undo"). */
  action?: { label: string; onAction: () => void } | undefined;
}

export interface ToastEntry extends ToastContent {
  id: string;
  isOpen: boolean;
}

export type ToastChange =
  | { type: "add"; toast: ToastEntry }
  | { type: "dismiss"; id: string }
  | { type: "remove"; id: string };

export function toastQueue(toasts: readonly ToastEntry[], change: ToastChange): readonly ToastEntry[] {
  switch (change.type) {
    case "add":
      return [change.toast, ...toasts].slice(0, toastLimit);
    case "dismiss":
      return toasts.map((toast) => (toast.id === change.id ? { ...toast, isOpen: false } : toast));
    case "remove":
      return toasts.filter((toast) => toast.id !== change.id);
  }
}
