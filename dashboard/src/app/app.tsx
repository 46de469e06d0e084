import { QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LiveRegion } from "../platform/live/live-region.tsx";
import { queryClient } from "../platform/query-client.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Router } from "./router.tsx";
import { Toasts } from "./toasts.tsx";

function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Toasts>
        {children}
        <LiveRegion />
      </Toasts>
    </QueryClientProvider>
  );
}

export function App() {
  return (
    <Providers>
      <ErrorBoundary>
        <Router />
      </ErrorBoundary>
    </Providers>
  );
}
