import { loginPath } from "#shared/domain/pages.ts";
import { gatedRetryMs } from "#shared/domain/ui-constants.ts";
import type { SessionState } from "./session-state.ts";

export interface GatedNavigation {
  target: string;
  state: () => SessionState;
  go: (path: string) => void;
  /** In place of sign-in, for who is not signed in. */
  fallback?: (() => void) | undefined;
}

/** Leads who is signed in to the target and others to sign-in, once it is known who is there. */
export function navigateGated(navigation: GatedNavigation): void {
  const { target, state, go, fallback } = navigation;
  const now = state();
  if (now === "loading") setTimeout(() => navigateGated(navigation), gatedRetryMs);
  else if (now === "in") go(target);
  else if (fallback) fallback();
  else go(loginPath(target));
}
