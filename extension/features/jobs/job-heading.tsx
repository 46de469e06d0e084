import { Pencil, RotateCw } from "lucide-react";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import type { EditableField, JobAd } from "./job-ad.ts";

interface JobHeadingProps {
  ad: JobAd;
  onEdit: (field: EditableField) => void;
  onReadAgain: (() => void) | undefined;
}

/** The job as a title and one line of facts; an uncertain field asks to be checked. */
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

interface ValueProps {
  field: EditableField;
  label: string;
  value: string;
  isUnsure: boolean;
  onEdit: (field: EditableField) => void;
}

/** A field as it was read; an uncertain or missing value asks to be checked. */
export function Value({ field, label, value, isUnsure, onEdit }: ValueProps) {
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
