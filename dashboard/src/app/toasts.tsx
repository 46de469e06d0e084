import { lazy, type ReactNode, Suspense } from "react";
import { ToastContext, useToastState } from "#shared/ui/primitives/toast/use-toast.ts";
import { useIdle } from "../platform/loading/use-idle.ts";

const ToastList = lazy(async () => ({
  default: (await import("#shared/ui/primitives/toast/toast-list.tsx")).ToastList,
}));

/**
 * As `ToastProvider`, but what draws toasts comes after the first screen: none is ever shown before. It comes by itself,
 * so that a toast about a lost connection does not need one.
 */
export function Toasts({ children }: { children: ReactNode }) {
  const value = useToastState();
  const isIdle = useIdle();
  return (
    <ToastContext value={value}>
      {children}
      {(isIdle || value.toasts.length > 0) && (
        <Suspense>
          <ToastList {...value} />
        </Suspense>
      )}
    </ToastContext>
  );
}
