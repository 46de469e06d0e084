import { pages } from "#shared/domain/pages.ts";

/**
 * Addresses of the API that a browser visits itself, with redirects for answers: no calls, so no rows of the contract.
 * decision: D-12.
 */
export const navigations = {
  /** To Google and back; `?returnTo=` is where a sign-in leads. */
  google: "/api/auth/google",
  googleReturn: "/api/auth/google/callback",
  /** Browsers report here what the content security policy kept out. */
  cspReports: "/api/csp-reports",
  /** The extension as it was built for this server, to be loaded by hand. */
  extensionPackage: "/extension/kelpie.zip",
  /** A monitor reads it with the operator's token. */
  metrics: "/metrics",
} as const;

/** Why a visit to Google ended without a sign-in; it travels in `?google=`. */
export const googleRefusals = [
  "failed",
  "denied",
  "unverified",
  "has-password",
  "other-address",
  "unproven-address",
] as const;
export type GoogleRefusal = (typeof googleRefusals)[number];

/** @param returnTo a path of this site. */
export function googlePath(returnTo?: string | null): string {
  return returnTo ? `${navigations.google}?returnTo=${encodeURIComponent(returnTo)}` : navigations.google;
}

/** Where a visit without a sign-in ends: at sign-in, or in Settings where it began. */
export function googleRefusalPath(reason: GoogleRefusal, isSignedIn: boolean): string {
  return isSignedIn ? `${pages.settings}?tab=security&google=${reason}` : `${pages.login}?google=${reason}`;
}
