import { createContext, useCallback, useContext, useEffect, useMemo, useReducer, useRef } from "react";
import { type ToastContent, type ToastEntry, toastQueue, toastRemoveDelayMs } from "./toast-queue.ts";

/** The toasts of one app. */
export function useToastState(): Toasts {
  const [toasts, change] = useReducer(toastQueue, []);
  const lastId = useRef(0);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const pending = timers.current;
    return () => {
      for (const timer of pending.values()) clearTimeout(timer);
      pending.clear();
    };
  }, []);

  const dismiss = useCallback((id: string) => {
    change({ type: "dismiss", id });
    if (timers.current.has(id)) return;
    const forget = () => {
      timers.current.delete(id);
      change({ type: "remove", id });
    };
    timers.current.set(id, setTimeout(forget, toastRemoveDelayMs));
  }, []);

  const toast = useCallback((content: ToastContent) => {
    lastId.current += 1;
    const id = String(lastId.current);
    change({ type: "add", toast: { ...content, id, isOpen: true } });
    return id;
  }, []);

  return useMemo(() => ({ toasts, toast, dismiss }), [toasts, toast, dismiss]);
}

export interface Toasts {
  toasts: readonly ToastEntry[];
  /** Shows a toast instead of the previous one; returns its id. */
  toast: (content: ToastContent) => string;
  dismiss: (id: string) => void;
}

export const ToastContext = createContext<Toasts | null>(null);

/** `const { toast } = useToast(); toast({ title: "Moved to Applied", action: { label: "Undo", onAction } })` */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error("useToast needs a ToastProvider around the app.");
  return toasts;
}
