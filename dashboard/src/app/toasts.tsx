import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { ToastContext, useToastState } from "#shared/ui/primitives/toast/use-toast.ts";

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

function useIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    // Safari has no idle callback.
    if (!("requestIdleCallback" in window)) {
      const timer = setTimeout(() => setIsIdle(true), 1000);
      return () => clearTimeout(timer);
    }
    const waiting = requestIdleCallback(() => setIsIdle(true), { timeout: 3000 });
    return () => cancelIdleCallback(waiting);
  }, []);
  return isIdle;
}
