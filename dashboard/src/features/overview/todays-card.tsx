import { dayAfter, longDay } from "#shared/domain/dates.ts";
import { comingDays, type TodaysRow, todaysList } from "#shared/domain/overview/todays-list.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { TodaysRowItem } from "./todays-row.tsx";
import { nothingDue } from "./todays-texts.ts";
import type { Overview } from "./use-overview.ts";

export interface TodaysCardProps {
  overview: Overview;
  /** `YYYY-MM-DD` in the reader's calendar. */
  today: string;
  /** Whether the plan prepares for interviews. */
  hasKits: boolean;
  onNavigate: (href: string) => void;
}

/** What to do today, most urgent first; only the first row's button is filled. */
export function TodaysCard({ overview, today, hasKits, onNavigate }: TodaysCardProps) {
  const { agenda, newJobMatches } = overview;
  const rows = todaysList(agenda, newJobMatches, today);
  const [next] = comingDays(agenda.dated, today, dayAfter(today, 14));
  return (
    <Card as="section" aria-label="Today">
      <CardHeader
        title="Today"
        count={rows.length > 0 ? `${rows.length} ${rows.length === 1 ? "thing" : "things"}` : undefined}
      />
      {rows.length === 0 ? (
        <CardBody>
          <p className="text-14 text-muted">{nothingDue(next, today, next ? longDay(next.day) : "")}</p>
        </CardBody>
      ) : (
        <ul>
          {rows.map((row, place) => (
            <TodaysRowItem
              key={keyOf(row)}
              row={row}
              today={today}
              isFirst={place === 0}
              hasKits={hasKits}
              onNavigate={onNavigate}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}

function keyOf(row: TodaysRow): string {
  return "application" in row ? `${row.kind} ${row.application.id}` : row.kind;
}
