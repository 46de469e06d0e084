import { Component, type ReactNode } from "react";
import { KelpieLogo } from "#shared/ui/blocks/kelpie-logo.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { keepToken } from "../platform/api.ts";
import { clearSession } from "../platform/browser-storage.ts";
import { queryClient } from "../platform/query-client.ts";
import { errorScreenText } from "./error-screen-text.ts";

interface ErrorScreenProps {
  error: Error;
  onReset: () => void;
}

/** The global error screen. Try Again clears token, session storage and caches, then resets. */
function ErrorScreen({ error, onReset }: ErrorScreenProps) {
  const { title, text } = errorScreenText(error.message);
  const tryAgain = () => {
    keepToken(null);
    clearSession();
    queryClient.clear();
    onReset();
  };
  return (
    <main className="grid min-h-dvh place-items-center px-4">
      <div role="alert" className="flex max-w-[30rem] flex-col items-center gap-2 text-center">
        <KelpieLogo size={32} className="mb-4" />
        <h1 className="text-28 font-bold">{title}</h1>
        <p className="text-14 text-muted">{text}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          <Button variant="primary" onClick={tryAgain}>
            Try Again
          </Button>
          <ButtonLink href="/">Go Home</ButtonLink>
          <Button variant="ghost" onClick={() => window.location.reload()}>
            Refresh Page
          </Button>
        </div>
        <details className="mt-4 text-13 text-muted">
          <summary className="inline-block rounded-paper px-1 py-1">Details</summary>
          <p className="wrap-anywhere">{error.message}</p>
        </details>
      </div>
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
    return <ErrorScreen error={error} onReset={() => this.setState({ error: null })} />;
  }
}
