/** What an application's log can tell of. */
export const applicationEventKinds = [
  "added",
  "status",
  "ad-updated",
  "edited",
  "sent",
  "file",
  "reminded",
  "filled",
] as const;
