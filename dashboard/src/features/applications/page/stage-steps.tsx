import { Check } from "lucide-react";
import { type Stage, stagesOf } from "#shared/domain/applications/stages.ts";
import { type ApplicationStatus, statusLabel } from "#shared/domain/applications/status.ts";
import { calendarDay, longDay } from "#shared/domain/dates.ts";
import { counted } from "#shared/domain/text.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import type { ApplicationDetail } from "../application-cache.ts";

export interface StageStepsProps {
  application: ApplicationDetail;
  onMove: (application: ApplicationDetail, status: ApplicationStatus) => void;
}

/** The way so far, with its days, and the next step one press away. */
export function StageSteps({ application, onMove }: StageStepsProps) {
  const { stages, over } = stagesOf(application, calendarDay(new Date()));
  const next = over ? -1 : stages.findIndex(({ state }) => state === "later");
  return (
    <section aria-label="Stage">
      <ol className="grid gap-4 text-14 sm:grid-cols-4 sm:gap-0">
        {stages.map((stage, index) => (
          <Step
            key={stage.status}
            stage={stage}
            isLast={index === stages.length - 1}
            onMove={index === next ? () => onMove(application, stage.status) : null}
          />
        ))}
      </ol>
      {over && (
        <p className="mt-4 border-t border-line pt-3 text-14 text-muted">
          {over.day ? `${statusLabel(over.status)} on ${longDay(over.day)}` : statusLabel(over.status)}
        </p>
      )}
    </section>
  );
}

const dots: Record<Stage["state"], string> = {
  done: "border border-primary bg-primary text-on-primary",
  now: "border-6 border-primary bg-surface",
  later: "border border-control bg-surface",
};
const words: Record<Stage["state"], string> = { done: "Done: ", now: "Now: ", later: "To come: " };

function Step({ stage, isLast, onMove }: { stage: Stage; isLast: boolean; onMove: (() => void) | null }) {
  const { status, state, day, days } = stage;
  const label = statusLabel(status);
  return (
    <li className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3 sm:block">
      <div aria-hidden="true" className="flex items-center">
        <span
          className={classNames(
            "fc-border grid size-5 shrink-0 place-items-center rounded-full",
            dots[state],
          )}
        >
          {state === "done" && <Check strokeWidth={3} className="size-3" />}
        </span>
        {!isLast && (
          <span className="hidden flex-1 items-center gap-2 px-2 text-13 text-muted sm:flex">
            <span className={classNames("h-px flex-1", state === "done" ? "bg-primary" : "bg-line")} />
            {days !== null && days > 0 && state !== "later" && (
              <>
                <span className="tabular-nums">{daysText(days, state)}</span>
                <span className={classNames("h-px flex-1", state === "done" ? "bg-primary" : "bg-line")} />
              </>
            )}
          </span>
        )}
      </div>
      <div className="sm:mt-2 sm:pr-3">
        <p className={state === "later" ? "text-muted" : "font-medium"}>
          <span className="sr-only">{words[state]}</span>
          {label}
        </p>
        {day && (
          <time dateTime={day} className="block text-13 text-muted">
            {state === "now" && status !== "saved" ? `since ${longDay(day)}` : longDay(day)}
          </time>
        )}
        {onMove && (
          <button
            type="button"
            onClick={onMove}
            className="rounded-small text-13 text-primary underline underline-offset-4 pointer-coarse:min-h-11"
          >
            Move here<span className="sr-only">{`: ${label}`}</span>
          </button>
        )}
      </div>
    </li>
  );
}

function daysText(days: number, state: Stage["state"]): string {
  return state === "now" ? `${counted(days, "day")} so far` : counted(days, "day");
}
