import { applicationStatusBadges } from "./status.ts";

const fieldWords: Record<string, string> = {
  jobTitle: "job title",
  company: "company",
  location: "location",
  salary: "salary",
  jobUrl: "link",
  jobDescription: "ad text",
};

const statusWords = new Set(Object.values(applicationStatusBadges).map((badge) => badge.label));

/** What an application's log holds. */
export interface LoggedEvent {
  kind: "added" | "status" | "ad-updated" | "edited";
  detail: string;
}

/** One event in words. */
export function eventText({ kind, detail }: LoggedEvent): string {
  switch (kind) {
    case "added":
      return statusWords.has(detail) ? `Saved as ${detail.toLowerCase()}` : "Saved";
    case "status":
      return `Moved to ${detail}`;
    case "ad-updated":
      return detail || "The ad was read again";
    case "edited":
      return `Changed ${detail
        .split(", ")
        .map((field) => fieldWords[field] ?? field)
        .join(", ")}`;
  }
}
