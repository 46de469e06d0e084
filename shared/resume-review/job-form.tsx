import { Merge, Scissors, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ResumeModel, WorkEntry, WorkField } from "#shared/domain/resumes/resume-model.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import { titlesOf } from "#shared/resume/review-doubts.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { CorrectableField } from "./correctable-field.tsx";
import { PointArea } from "./point-area.tsx";
import type { PointAt } from "./pointed.ts";
import { PressChip } from "./press-chip.tsx";
import { checkDate, dateOf, dateWords } from "./typed-dates.ts";

export interface JobFormProps {
  model: ResumeModel;
  index: number;
  onEdit: (edit: ResumeEdit) => void;
  onPoint: PointAt | undefined;
  /** Where it was asked whether this is right: both answers. */
  onYes?: (() => void) | undefined;
  yes?: string | undefined;
}

const fields = [
  { field: "position", label: "Title", asks: "Title?" },
  { field: "name", label: "Employer", asks: "Employer?" },
  { field: "startDate", label: "From", asks: "Start date?" },
  { field: "endDate", label: "To", asks: "End date?" },
] as const;

const isDateField = (field: WorkField) => field === "startDate" || field === "endDate";

/** A field to look at: what is in it was unsure, or nothing was found. */
const doubtLook =
  "[&_input]:border-dashed [&_input]:border-accent [&_input]:bg-accent-soft [&_input]:placeholder:text-accent";

/** The fields of a job, each saved on leaving it, and what can be done with the whole job. */
export function JobForm({ model, index, onEdit, onPoint, onYes, yes = "Yes" }: JobFormProps) {
  const entry = model.work[index];
  const [isSplitting, setSplitting] = useState(false);
  if (entry === undefined) return null;
  const next = model.work[index + 1];
  const merge = next && (
    <PressChip
      quiet
      icon={<Merge aria-hidden="true" />}
      onClick={() => onEdit({ edit: "merge-work", index, other: index + 1 })}
    >
      Merge with the next
    </PressChip>
  );
  return (
    <div className="grid gap-2.5">
      <Fields entry={entry} index={index} onEdit={onEdit} onPoint={onPoint} />
      {isSplitting ? (
        <SplitForm entry={entry} index={index} onEdit={onEdit} onDone={() => setSplitting(false)} />
      ) : (
        <div className="flex flex-wrap gap-1.5">
          {onYes && <PressChip onClick={onYes}>{yes}</PressChip>}
          <PressChip icon={<Scissors aria-hidden="true" />} onClick={() => setSplitting(true)}>
            Split in two
          </PressChip>
          {merge}
          <PressChip
            quiet
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onEdit({ edit: "remove-work", index })}
          >
            Not a job
          </PressChip>
        </div>
      )}
    </div>
  );
}

interface PartProps extends Pick<JobFormProps, "index" | "onEdit"> {
  entry: WorkEntry;
}

function Fields({ entry, index, onEdit, onPoint }: PartProps & Pick<JobFormProps, "onPoint">) {
  const { lines, unsure = {} } = entry;
  return (
    <div className="grid grid-cols-2 gap-2">
      {fields.map(({ field, label, asks }) => {
        const read = entry[field] ?? unsure[field];
        const isDate = isDateField(field);
        const set = (value: string | null) =>
          onEdit({
            edit: "set-work",
            index,
            field,
            value: value && (isDate ? dateOf(value, field === "endDate") : value),
          });
        return (
          <PointArea key={field} lines={lines} value={isDate ? undefined : read} onPoint={onPoint}>
            <div className={classNames(entry[field] === undefined && doubtLook)}>
              <CorrectableField
                label={label}
                asks={asks}
                value={isDate ? dateWords(read) : (read ?? "")}
                {...(isDate && { check: checkDate(field === "endDate") })}
                onCorrect={set}
              />
            </div>
          </PointArea>
        );
      })}
    </div>
  );
}

/** What the second job is called, and which of the points are its own. */
function SplitForm({ entry, index, onEdit, onDone }: PartProps & { onDone: () => void }) {
  const titles = titlesOf(entry.position ?? "");
  const [first, setFirst] = useState(titles?.[0] ?? entry.position ?? "");
  const [second, setSecond] = useState(titles?.[1] ?? "");
  const [from, setFrom] = useState(String(entry.highlights.length));
  const split = () => {
    onEdit({
      edit: "split-work",
      index,
      from: Number(from),
      first: { position: first.trim() },
      second: { position: second.trim() },
    });
    onDone();
  };
  const starts = [
    { value: String(entry.highlights.length), label: "None of them" },
    ...entry.highlights.map((text, at) => ({ value: String(at), label: text.slice(0, 80) })),
  ];
  return (
    <div className="grid gap-2 rounded-control bg-canvas p-3">
      <div className="grid grid-cols-2 gap-2">
        <CorrectableField
          label="First job's title"
          value={first}
          onCorrect={(value) => setFirst(value ?? "")}
        />
        <CorrectableField
          label="Second job's title"
          value={second}
          asks="Title?"
          onCorrect={(value) => setSecond(value ?? "")}
        />
      </div>
      {entry.highlights.length > 0 && (
        <Field label="The second job starts at">
          <Select compact value={from} options={starts} onValueChange={setFrom} />
        </Field>
      )}
      <div className="flex gap-1.5">
        <PressChip onClick={split}>Split</PressChip>
        <PressChip quiet onClick={onDone}>
          Cancel
        </PressChip>
      </div>
    </div>
  );
}
