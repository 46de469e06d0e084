import { useSyncExternalStore } from "react";
import { safeReturnTo } from "#shared/domain/return-to.ts";
import { LoginForm } from "../features/auth/login-form.tsx";
import { SignupForm } from "../features/auth/signup-form.tsx";
import { useGoogleRefusal } from "../features/auth/use-google-refusal.ts";

export function LoginIsland() {
  const returnTo = useReturnTo();
  useGoogleRefusal();
  return <LoginForm returnTo={returnTo} onSignedIn={() => leave(returnTo)} />;
}

export function SignupIsland() {
  const returnTo = useReturnTo();
  return <SignupForm returnTo={returnTo} onSignedIn={() => leave(returnTo)} />;
}

/** Of the address; the build, which draws the page, knows none. */
function useReturnTo(): string | null {
  return useSyncExternalStore(
    () => () => undefined,
    () => new URLSearchParams(window.location.search).get("returnTo"),
    () => null,
  );
}

/** To the asked path or the dashboard (decision: D-35). Never done: the page goes. */
function leave(returnTo: string | null): Promise<void> {
  window.location.assign(safeReturnTo(returnTo));
  return new Promise(() => undefined);
}
