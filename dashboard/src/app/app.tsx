import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { LiveRegion } from "../platform/live/live-region.tsx";
import { useHasLongRequest } from "../platform/long-request.ts";
import { queryClient } from "../platform/query-client.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Router } from "./router.tsx";
import { Toasts } from "./toasts.tsx";

const WaitingLine = lazy(async () => ({ default: (await import("./waiting-line.tsx")).WaitingLine }));

function Waiting() {
  return (
    useHasLongRequest() && (
      <Suspense>
        <WaitingLine />
      </Suspense>
    )
  );
}

function Providers({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Toasts>
        {children}
        <LiveRegion />
        <Waiting />
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
