import { pages } from "#shared/domain/pages.ts";

/**
 * Addresses of the API that a browser opens itself and that answer with redirects. They are no calls, so they are not
 * in the contract.
 * decision: D-12.
 */
export const navigations = {
  /** To Google and back; `?returnTo=` is the page after sign-in. */
  google: "/api/auth/google",
  googleReturn: "/api/auth/google/callback",
  /** Browsers report violations of the content security policy here. */
  cspReports: "/api/csp-reports",
  /** The extension as built for this server, for manual installation. */
  extensionPackage: "/extension/kelpie.zip",
  /** For a monitoring system, with the operator's token. */
  metrics: "/metrics",
} as const;

/** Why a visit to Google ended without a sign-in; the value of `?google=`. */
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

/** The page after a failed visit to Google: sign-in, or Settings if it began there. */
export function googleRefusalPath(reason: GoogleRefusal, isSignedIn: boolean): string {
  return isSignedIn ? `${pages.settings}?tab=security&google=${reason}` : `${pages.login}?google=${reason}`;
}
