import type { applicationEventKinds } from "./event-kinds.ts";
import { eachLineField, lineFields } from "./line-fields.ts";
import { applicationStatuses, savedStatus, statusLabel } from "./status.ts";

const fieldWords: Record<string, string> = {
  jobTitle: "job title",
  company: "company",
  ...eachLineField((name) => lineFields[name].logName),
  jobUrl: "link",
  jobDescription: "ad text",
  followUpDate: "follow-up date",
  closingDate: "closing date",
  interviewDate: "interview date",
  interviewTime: "interview time",
};

const statusWords = new Set(applicationStatuses.map(statusLabel));

/** An event of an application's log. */
export interface LoggedEvent {
  kind: (typeof applicationEventKinds)[number];
  detail: string;
}

/** One event in words. */
export function eventText({ kind, detail }: LoggedEvent): string {
  switch (kind) {
    case "added":
      // decision: D-66.
      return statusWords.has(detail) && detail !== statusLabel(savedStatus)
        ? `Added as ${detail.toLowerCase()}`
        : "Saved";
    case "status":
      return `Moved to ${detail}`;
    case "ad-updated":
      return detail || "The ad was read again";
    case "edited":
      return `Changed ${detail
        .split(", ")
        .map((field) => fieldWords[field] ?? field)
        .join(", ")}`;
    case "sent":
      return detail ? `Sent with it: ${detail}` : "What was sent was taken back";
    case "file":
      return detail;
    case "filled":
      return `Form filled: ${detail}`;
    case "reminded":
      return "Asked for a follow-up reminder";
  }
}
