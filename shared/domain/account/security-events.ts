/** Security events of an account. The names are stored, so none may be renamed. */
export const securityEventKinds = [
  "signed-up",
  "sign-in",
  "sign-in-failed",
  "google-sign-in",
  "google-connected",
  "password-refused",
  "session-ended",
  "extension-connected",
  "extension-disconnected",
  "password-changed",
  "reset-asked",
  "password-reset",
  "address-link-sent",
  "address-proven",
  "two-step-on",
  "two-step-off",
  "code-refused",
  "recovery-code-used",
  "recovery-codes-renewed",
  "passkey-added",
  "passkey-removed",
  "passkey-sign-in",
  "passkey-refused",
  "exported",
  "account-deleted",
  "operator-selectors",
  "operator-posting-removed",
  "operator-two-step-off",
  "operator-read",
] as const;

export type SecurityEventKind = (typeof securityEventKinds)[number];

/** Events older than this are removed. */
export const securityEventMonths = 12;
