import { eventText } from "#shared/domain/applications/event-text.ts";
import { longDate } from "#shared/domain/dates.ts";
import { applicationPath } from "#shared/domain/pages.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import type { Overview } from "./use-overview.ts";

export interface RecentActivityProps {
  events: Overview["recentActivity"];
  onNavigate: (href: string) => void;
}

/** What happened to the applications lately, newest first; the newest carries the colour. */
export function RecentActivity({ events, onNavigate }: RecentActivityProps) {
  return (
    <Card as="section">
      <CardHeader title="Recent Activity" />
      <CardBody>
        <ol className="grid gap-4 text-14 @2xl:grid-cols-2 @2xl:gap-x-8">
          {events.map((event, place) => (
            <li
              key={event.applicationId + event.at + event.kind + event.detail}
              className="grid grid-cols-[0.5rem_minmax(0,1fr)] gap-3"
            >
              <span
                aria-hidden="true"
                className={`fc-fill mt-1.5 size-2 rounded-full ${place === 0 ? "bg-primary" : "bg-control"}`}
              />
              <span>
                <span className="block font-medium">{eventText(event)}</span>
                <TextLink
                  look="quiet"
                  href={applicationPath(event.applicationId)}
                  onNavigate={onNavigate}
                  className="block wrap-anywhere"
                >
                  {`${event.jobTitle}, ${event.company}`}
                </TextLink>
                <time dateTime={event.at} className="block text-13 text-muted">
                  {longDate(event.at)}
                </time>
              </span>
            </li>
          ))}
        </ol>
      </CardBody>
    </Card>
  );
}
