import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ToastProvider } from "#shared/ui/primitives/toast.tsx";
import { LiveRegion } from "../platform/live-region.tsx";
import { queryClient } from "../platform/query-client.ts";

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <ToastProvider>
        {children}
        <LiveRegion />
      </ToastProvider>
    </QueryClientProvider>
  );
}
