import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LiveRegion } from "../platform/live-region.tsx";
import { queryClient } from "../platform/query-client.ts";
import { Toasts } from "./toasts.tsx";

export function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Toasts>
        {children}
        <LiveRegion />
      </Toasts>
    </QueryClientProvider>
  );
}
