import { Component, lazy, type ReactNode, Suspense } from "react";
import { PageWait } from "./page-wait.tsx";

/** Rarely needed, so not on the way to the first screen; without a connection it may be out of reach, too. */
const ErrorScreen = lazy(async () => {
  try {
    return { default: (await import("./error-screen.tsx")).ErrorScreen };
  } catch {
    return { default: NoErrorScreen };
  }
});

function NoErrorScreen() {
  return (
    <main role="alert" className="grid min-h-dvh place-items-center">
      <button type="button" onClick={() => window.location.reload()}>
        Connection Error. Refresh Page
      </button>
    </main>
  );
}

interface State {
  error: Error | null;
}

/** Catches what a screen throws while it draws; React has this only as a class. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Suspense fallback={<PageWait />}>
        <ErrorScreen error={error} onReset={() => this.setState({ error: null })} />
      </Suspense>
    );
  }
}
