import { Banknote, CalendarDays, Clock, Globe, type LucideIcon, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import type { EditableField, JobAd } from "./job-ad.ts";
import { Value } from "./job-heading.tsx";

interface AdFactsProps {
  ad: JobAd;
  onEdit: (field: EditableField) => void;
}

/** What else the page says of the ad. */
export function AdFacts({ ad, onEdit }: AdFactsProps) {
  const { location, salary } = ad.fields;
  return (
    <dl className="grid gap-x-3 gap-y-1.5 text-13 text-muted">
      {location.value === "" && (
        <Fact icon={MapPin} label="Location">
          <Value field="location" label="Location" {...location} onEdit={onEdit} />
        </Fact>
      )}
      {(ad.posted || ad.closes) && (
        <Fact icon={CalendarDays} label="Dates">
          {[ad.posted, ad.closes].filter(Boolean).join(". ")}
        </Fact>
      )}
      {(ad.jobType || ad.workplace) && (
        <Fact icon={Clock} label="Job type">
          {[ad.jobType, ad.workplace].filter(Boolean).join(", ")}
        </Fact>
      )}
      <Fact icon={Globe} label="Found on">
        {ad.source}
      </Fact>
      {salary.value === "" && (
        <Fact icon={Banknote} label="Pay">
          <Value field="salary" label="Pay" {...salary} onEdit={onEdit} />
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  icon: LucideIcon;
  label: string;
  children: ReactNode;
}

function Fact({ icon: Icon, label, children }: FactProps) {
  return (
    <div className="flex min-w-0 items-start gap-2">
      <dt className="flex h-4.5 items-center">
        <Icon aria-hidden="true" strokeWidth={1.75} className="size-4 shrink-0" />
        <span className="sr-only">{label}</span>
      </dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
