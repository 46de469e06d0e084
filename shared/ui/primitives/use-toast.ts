import { createContext, useContext } from "react";
import type { ToastContent, ToastEntry } from "./toast-queue.ts";

export interface Toasts {
  toasts: readonly ToastEntry[];
  /** Shows a toast in place of the one before it; answers its id. */
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
