import { ErrorBoundary } from "./error-boundary.tsx";
import { Providers } from "./providers.tsx";
import { Router } from "./router.tsx";

export function App() {
  return (
    <Providers>
      <ErrorBoundary>
        <Router />
      </ErrorBoundary>
    </Providers>
  );
}
