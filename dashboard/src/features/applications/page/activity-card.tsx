import type { ApplicationEvent } from "#shared/contract/applications/application.ts";
import { eventText } from "#shared/domain/applications/event-text.ts";
import { clockTime, longDate } from "#shared/domain/dates.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";

/** What happened, newest first. */
export function ActivityCard({ events }: { events: readonly ApplicationEvent[] }) {
  const newestFirst = [...events].sort((one, other) => other.at.localeCompare(one.at));
  return (
    <Card as="section">
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
