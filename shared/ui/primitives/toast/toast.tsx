import type { ReactNode } from "react";
import { ToastList } from "./toast-list.tsx";
import { ToastContext, useToastState } from "./use-toast.ts";

/** Once, around the app. Everything inside may call `useToast()`; the toast itself appears at the bottom. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const value = useToastState();
  return (
    <ToastContext value={value}>
      {children}
      <ToastList {...value} />
    </ToastContext>
  );
}
