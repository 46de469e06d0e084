import { useEffect, useState } from "react";
import type { ResumeBasics, ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { CorrectableField } from "./correctable-field.tsx";
import { PointArea } from "./point-area.tsx";
import type { PointAt } from "./pointed.ts";

const fields = [
  { field: "name", label: "Name" },
  { field: "label", label: "Headline" },
  { field: "email", label: "Email" },
  { field: "phone", label: "Phone" },
  { field: "location", label: "Location" },
  { field: "workRights", label: "Work rights", asks: "Such as: Australian citizen" },
] as const;

export interface ContactFieldsProps {
  basics: ResumeBasics;
  lines: readonly ResumeLine[];
  onEdit: (edit: ResumeEdit) => void;
  onPoint: PointAt | undefined;
}

/** Who the resume is about and how they sum themselves up, open to correction. */
export function ContactFields({ basics, onEdit, lines, onPoint }: ContactFieldsProps) {
  const linesOf = (value: string | undefined) =>
    value === undefined ? [] : lines.filter(({ text }) => text.includes(value)).map(({ id }) => id);
  const summaryLines = lines.filter((line) => line.section === "summary" && !line.heading);
  return (
    <div className="grid gap-3 @sm:grid-cols-2">
      {fields.map(({ field, label, ...rest }) => (
        <PointArea key={field} lines={linesOf(basics[field])} value={basics[field]} onPoint={onPoint}>
          <CorrectableField
            label={label}
            value={basics[field] ?? ""}
            onCorrect={(value) => onEdit({ edit: "set-basics", field, value })}
            {...rest}
          />
        </PointArea>
      ))}
      <div className="@sm:col-span-2">
        <PointArea lines={summaryLines.map(({ id }) => id)} onPoint={onPoint}>
          <SummaryField summary={basics.summary ?? ""} onEdit={onEdit} />
        </PointArea>
      </div>
    </div>
  );
}

/** Saved on leaving the field. */
function SummaryField({ summary, onEdit }: { summary: string } & Pick<ContactFieldsProps, "onEdit">) {
  const [typed, setTyped] = useState(summary);
  useEffect(() => setTyped(summary), [summary]);
  const keep = () => {
    const value = typed.trim();
    if (value !== summary.trim())
      onEdit({ edit: "set-basics", field: "summary", value: value === "" ? null : value });
  };
  return (
    <Field label="Summary">
      <Textarea
        rows={summary === "" ? 2 : 5}
        maxLength={5000}
        placeholder="Not found"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={keep}
      />
    </Field>
  );
}
