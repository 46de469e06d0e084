import { Component, type ReactNode } from "react";
import { ErrorScreen } from "./error-screen.tsx";

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
