/** What happens to the doors of an account, and how it is called on its screen. Words that are stored: none is renamed. */
export const securityEventLabels = {
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
  exported: "Data exported",
  "account-deleted": "Account deleted",
  "operator-selectors": "Operator: a table of selectors was published",
  "operator-posting-removed": "Operator: a posting was removed",
  "operator-read": "Operator: security events were read",
} as const;

export type SecurityEventKind = keyof typeof securityEventLabels;

export const securityEventKinds = Object.keys(securityEventLabels) as [
  SecurityEventKind,
  ...SecurityEventKind[],
];

/** What somebody else's doing would look like: shown in another colour. */
const warnings: ReadonlySet<SecurityEventKind> = new Set(["sign-in-failed", "password-refused"]);

export function isSecurityWarning(kind: SecurityEventKind): boolean {
  return warnings.has(kind);
}

/** Events older than this are removed. */
export const securityEventMonths = 12;
