import {
  Banknote,
  CalendarDays,
  Clock,
  Globe,
  type LucideIcon,
  MapPin,
  Pencil,
  RotateCw,
} from "lucide-react";
import type { ReactNode } from "react";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import type { EditableField, JobAd } from "./job-ad.ts";

interface JobHeadingProps {
  ad: JobAd;
  onEdit: (field: EditableField) => void;
  onReadAgain: (() => void) | undefined;
}

/** The job in a title and one line of facts; a field that was not read for sure asks to be checked. */
export function JobHeading({ ad, onEdit, onReadAgain }: JobHeadingProps) {
  const { title, company, location, salary } = ad.fields;
  return (
    <section aria-label="Job" className="grid gap-1">
      <div className="flex items-start gap-2">
        <h1 className="min-w-0 flex-1 text-18 font-bold wrap-anywhere">
          <Value field="title" label="Job title" {...title} onEdit={onEdit} />
        </h1>
        {onReadAgain && (
          <IconButton
            compact
            label="Read the page again"
            icon={<RotateCw aria-hidden="true" />}
            className="-mt-1 -mr-2"
            onClick={onReadAgain}
          />
        )}
        <IconButton
          compact
          label="Edit job"
          icon={<Pencil aria-hidden="true" />}
          className="-mt-1 -mr-2.5"
          onClick={() => onEdit("title")}
        />
      </div>
      <p className="text-14 wrap-anywhere text-muted">
        <Value field="company" label="Company" {...company} onEdit={onEdit} />
        {location.value !== "" && (
          <>
            {" · "}
            <Value field="location" label="Location" {...location} onEdit={onEdit} />
          </>
        )}
        {salary.value !== "" && (
          <>
            {" · "}
            <Value field="salary" label="Pay" {...salary} onEdit={onEdit} />
          </>
        )}
      </p>
      {ad.isClosed && <Notice tone="warn">This ad says that it is closed. You can still save it.</Notice>}
    </section>
  );
}

/** What else the page says of the ad. */
export function AdFacts({ ad, onEdit }: Pick<JobHeadingProps, "ad" | "onEdit">) {
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

interface ValueProps {
  field: EditableField;
  label: string;
  value: string;
  isUnsure: boolean;
  onEdit: (field: EditableField) => void;
}

function Value({ field, label, value, isUnsure, onEdit }: ValueProps) {
  if (value !== "" && !isUnsure) return value;
  return (
    <button
      type="button"
      onClick={() => onEdit(field)}
      className={`-mx-2 -my-0.5 inline-block min-h-6 rounded-full px-2 text-left ${isUnsure ? "bg-accent-soft text-accent" : "text-muted"}`}
    >
      {isUnsure ? (
        <>
          <span className="underline decoration-dotted underline-offset-3">{value}</span> Is this right?
        </>
      ) : (
        <>
          {label}:{" "}
          <span className="underline decoration-dotted underline-offset-3">Not stated in the ad</span>
        </>
      )}
    </button>
  );
}
