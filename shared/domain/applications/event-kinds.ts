/** The kinds of events in an application's log. */
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
