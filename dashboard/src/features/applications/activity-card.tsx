import type { ApplicationEvent } from "#shared/contract/applications.ts";
import { clockTime, longDate } from "#shared/domain/applications/date-text.ts";
import { applicationStatusBadges } from "#shared/domain/applications/status.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";

const fieldWords: Record<string, string> = {
  jobTitle: "job title",
  company: "company",
  location: "location",
  salary: "salary",
  jobUrl: "link",
  jobDescription: "ad text",
};

const statusWords = new Set(Object.values(applicationStatusBadges).map((badge) => badge.label));

/** One event in words. */
export function eventText({ kind, detail }: ApplicationEvent): string {
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

/** What happened, newest first. */
export function ActivityCard({ events }: { events: readonly ApplicationEvent[] }) {
  const newestFirst = [...events].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <Card as="section" inset={16}>
      <CardHeader title="Activity" />
      <CardBody>
        <ol className="grid gap-3 text-14">
          {newestFirst.map((event) => (
            <li
              key={event.at + event.kind + event.detail}
              className="grid grid-cols-[0.5rem_minmax(0,1fr)] gap-3"
            >
              <span aria-hidden="true" className="fc-fill mt-1.5 size-2 rounded-full bg-control" />
              <span>
                <span className="block font-medium">{eventText(event)}</span>
                <time dateTime={event.at} className="block text-13 text-muted">
                  {longDate(event.at)}, {clockTime(event.at)}
                </time>
              </span>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
