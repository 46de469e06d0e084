import type { ReactNode } from "react";
import { applicationStatuses, overviewTone, statusFacts } from "#shared/domain/applications/status.ts";
import { pages } from "#shared/domain/pages.ts";
import { badgeTones } from "#shared/ui/primitives/badge.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import type { Overview } from "./use-overview.ts";

export interface PipelineBarProps {
  pipeline: Overview["pipeline"];
  onNavigate: (href: string) => void;
  /** The figures, in the same card below the bar. */
  children: ReactNode;
}

/** How many applications stand in each status: as wide as they are many, each with its word and number. */
export function PipelineBar({ pipeline, onNavigate, children }: PipelineBarProps) {
  const steps = applicationStatuses.flatMap(
    (status) => pipeline.find((one) => one.status === status && one.applications > 0) ?? [],
  );
  if (steps.length === 0) return children;
  return (
    <Card as="section" aria-label="Your pipeline">
      <CardHeader
        title="Your pipeline"
        action={
          <TextLink look="go" href={pages.applications} onNavigate={onNavigate}>
            Open tracker
          </TextLink>
        }
      />
      <CardBody>
        <ul className="flex gap-1">
          {steps.map(({ status, applications }) => {
            const { label } = statusFacts[status].overview;
            return (
              <li
                key={status}
                // The bar's length is the count; the smallest still holds its word.
                style={{ flexGrow: applications }}
                className="min-w-14 basis-0 text-13"
              >
                <span
                  className={`fc-border block rounded-control px-3 py-2 text-14 font-bold tabular-nums ${badgeTones[overviewTone(label)]}`}
                >
                  {applications}
                </span>
                <span className="mt-1 block truncate text-muted">{label}</span>
              </li>
            );
          })}
        </ul>
      </CardBody>
      <div className="[&>div]:rounded-t-none [&>div]:border-0 [&>div]:border-t [&>div]:shadow-none">
        {children}
      </div>
    </Card>
  );
}
