import type { SecurityEventKind } from "./security-events.ts";

/** The label of each event on its screen. Separate from the event names, which every screen's contract loads. */
export const securityEventLabels: Record<SecurityEventKind, string> = {
  "signed-up": "Account opened",
  "sign-in": "Signed in",
  "sign-in-failed": "A sign-in failed",
  "google-sign-in": "Signed in with Google",
  "google-connected": "Google account connected",
  "password-refused": "A wrong password was given to confirm a change",
  "session-ended": "A browser was signed out",
  "extension-connected": "Extension connected",
  "extension-disconnected": "Extension disconnected",
  "password-changed": "Password changed",
  "reset-asked": "A link to a new password was asked for",
  "password-reset": "Password reset by a mailed link",
  "address-link-sent": "A link was mailed to confirm an address",
  "address-proven": "Email address confirmed",
  "two-step-on": "Two-step sign-in turned on",
  "two-step-off": "Two-step sign-in turned off",
  "code-refused": "A wrong sign-in code was given",
  "recovery-code-used": "A recovery code was used",
  "recovery-codes-renewed": "New recovery codes were made",
  "passkey-added": "Passkey added",
  "passkey-removed": "Passkey removed",
  "passkey-sign-in": "Signed in with a passkey",
  "passkey-refused": "A sign-in with a passkey failed",
  exported: "Data exported",
  "account-deleted": "Account deleted",
  "operator-selectors": "Operator: a table of selectors was published",
  "operator-posting-removed": "Operator: a posting was removed",
  "operator-two-step-off": "Operator: two-step sign-in was turned off",
  "operator-read": "Operator: security events were read",
};

/** Events that may come from somebody else, shown in another colour. */
const warnings: ReadonlySet<SecurityEventKind> = new Set([
  "sign-in-failed",
  "password-refused",
  "code-refused",
  "passkey-refused",
]);

export function isSecurityWarning(kind: SecurityEventKind): boolean {
  return warnings.has(kind);
}
