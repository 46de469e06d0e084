import {
  Bell,
  ChartColumn,
  Check,
  DownloadCloud,
  type LucideIcon,
  Infinity as Unlimited,
} from "lucide-react";
import { pages } from "#shared/domain/pages.ts";
import { freeLimits, prices } from "#shared/domain/plans.ts";
import { counted } from "#shared/domain/text.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";

interface Feature {
  title: string;
  text: string;
  icon: LucideIcon;
}

const features: readonly Feature[] = [
  { title: "Unlimited applications", text: "Save as many jobs as you like.", icon: Unlimited },
  { title: "Advanced analytics", text: "See your response rate.", icon: ChartColumn },
  { title: "Follow-up reminders", text: "We tell you when it's time.", icon: Bell },
  { title: "Export and backup", text: "Export your data any time.", icon: DownloadCloud },
];

const premium = [
  "Unlimited resume optimizations",
  "Cover letter generation",
  "Application tracking",
  "Priority support",
] as const;

const free = [
  `${freeLimits.optimisations} resume optimizations`,
  "Unlimited scoring of resumes against ads",
  `Up to ${freeLimits.savedApplications} saved jobs`,
] as const;

export interface TrackerUpsellProps {
  savedCount: number | null;
  onNavigate: (href: string) => void;
}

/** What free accounts see instead of the tracker, with the number of jobs they have saved (decision: D-04). */
export function TrackerUpsell({ savedCount, onNavigate }: TrackerUpsellProps) {
  return (
    <div className="grid gap-4 md:gap-6">
      <Card as="section">
        <CardBody className="flex flex-wrap items-center justify-between gap-4">
          <div>
            <h2 className="text-18 font-bold">The tracker is part of the Premium plan</h2>
            <p className="text-14 text-muted">{savedText(savedCount)}</p>
          </div>
          <div className="flex w-full flex-wrap gap-2 @xl:w-auto">
            <ButtonLink href={pages.overview} onNavigate={onNavigate} className="max-sm:w-full">
              Back to Dashboard
            </ButtonLink>
            <ButtonLink
              variant="primary"
              href={pages.subscription}
              onNavigate={onNavigate}
              className="max-sm:w-full"
            >
              Upgrade to Premium
            </ButtonLink>
          </div>
        </CardBody>
      </Card>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {features.map(({ title, text, icon: Icon }) => (
          <Card as="li" key={title} className="p-4">
            <Icon aria-hidden="true" className="size-5 text-primary" />
            <h3 className="mt-3 text-14 font-medium">{title}</h3>
            <p className="text-13 text-muted">{text}</p>
          </Card>
        ))}
      </ul>
      <div className="grid gap-4 md:grid-cols-2 md:gap-6">
        <Plan title="Free" price="$0" lines={free} note="Your plan" />
        <Plan title="Premium" price={`$${prices.monthly}`} lines={premium} note="a month" />
      </div>
    </div>
  );
}

function savedText(count: number | null): string {
  const kept = "The jobs you save stay yours: open them, change their status, delete them.";
  if (count === null) return kept;
  const jobs = counted(count, "job");
  return `You have saved ${jobs} of ${freeLimits.savedApplications}. ${kept}`;
}

function Plan(props: { title: string; price: string; lines: readonly string[]; note: string }) {
  return (
    <Card as="section">
      <CardHeader
        title={props.title}
        action={
          <p className="text-14 text-muted">
            <span className="text-18 font-bold text-ink tabular-nums">{props.price}</span> {props.note}
          </p>
        }
      />
      <CardBody>
        <ul className="grid gap-3 text-14">
          {props.lines.map((line) => (
            <li key={line} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-3">
              <Check aria-hidden="true" className="mt-0.5 size-4 text-success" />
              {line}
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
