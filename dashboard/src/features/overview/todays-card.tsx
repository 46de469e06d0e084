import { lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from "react";
import { dayAfter, longDay } from "#shared/domain/dates.ts";
import { comingDays, type TodaysRow, todaysList } from "#shared/domain/overview/todays-list.ts";
import { hasPlan, weekPlan } from "#shared/domain/overview/week-plan.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { useFreeKeys } from "../../platform/use-free-keys.ts";
import { TodaysRowItem } from "./todays-row.tsx";
import { nothingDue } from "./todays-texts.ts";
import type { Overview } from "./use-overview.ts";

/** Only who plans needs it. */
const WeekPlanDialog = lazy(async () => ({
  default: (await import("./week-plan-dialog.tsx")).WeekPlanDialog,
}));

export interface TodaysCardProps {
  overview: Overview;
  /** `YYYY-MM-DD` in the reader's calendar. */
  today: string;
  /** Whether the plan prepares for interviews. */
  hasKits: boolean;
  /** The best of the new matches, under their row. */
  newMatches?: ReactNode;
  /** The days that an application waits, against the usual. */
  renderWait?: ((days: number) => ReactNode) | undefined;
  onNavigate: (href: string) => void;
}

/** What to do today, most urgent first; only the first row's button is filled. */
export function TodaysCard({ overview, today, ...ofRows }: TodaysCardProps) {
  const { agenda, newJobMatches } = overview;
  const list = useRef<HTMLUListElement>(null);
  useRowKeys(list);
  const rows = todaysList(agenda, newJobMatches, today);
  const [isPlanning, setIsPlanning] = useState(false);
  const [next] = comingDays(agenda.dated, today, dayAfter(today, 14));
  return (
    <Card as="section" aria-label="Today">
      <CardHeader
        title="Today"
        count={rows.length > 0 ? `${rows.length} ${rows.length === 1 ? "thing" : "things"}` : undefined}
        action={
          hasPlan(weekPlan(agenda, today)) && (
            <Button compact variant="ghost" className="-mr-3" onClick={() => setIsPlanning(true)}>
              Plan my week
            </Button>
          )
        }
      />
      {rows.length === 0 ? (
        <CardBody>
          <p className="text-14 text-muted">{nothingDue(next, today, next ? longDay(next.day) : "")}</p>
        </CardBody>
      ) : (
        <ul ref={list}>
          {rows.map((row, place) => (
            <TodaysRowItem key={keyOf(row)} row={row} today={today} isFirst={place === 0} {...ofRows} />
          ))}
        </ul>
      )}
      {isPlanning && (
        <Suspense>
          <WeekPlanDialog
            {...{ agenda, today }}
            onClose={() => setIsPlanning(false)}
            onNavigate={ofRows.onNavigate}
          />
        </Suspense>
      )}
    </Card>
  );
}

function keyOf(row: TodaysRow): string {
  return "application" in row ? `${row.kind} ${row.application.id}` : row.kind;
}

const steps: Record<string, number> = { j: 1, k: -1 };

/** J and K walk from row to row; Enter then opens, for the row's act is a link. */
function useRowKeys(list: RefObject<HTMLUListElement | null>): void {
  useFreeKeys(({ key }) => {
    const step = steps[key.toLowerCase()];
    const rows = [...(list.current?.querySelectorAll("[data-today]") ?? [])];
    if (step === undefined || rows.length === 0) return false;
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const goal = at === -1 ? rows[0] : rows[at + step];
    // The acts come before the cards below them.
    goal?.querySelector<HTMLElement>("a[href]")?.focus();
    return true;
  });
}
