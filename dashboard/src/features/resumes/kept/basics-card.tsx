import type { ResumeEdit } from "#shared/contract/resumes/resume-edit.ts";
import type { ResumeBasics, ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { PointArea } from "../confirm/point-area.tsx";
import type { PointAt } from "../confirm/pointed.ts";
import { CorrectableField } from "./correctable-field.tsx";

const fields = [
  { field: "name", label: "Name" },
  { field: "label", label: "Headline" },
  { field: "email", label: "Email" },
  { field: "phone", label: "Phone" },
  { field: "location", label: "Location" },
  {
    field: "workRights",
    label: "Work rights",
    hint: "Not found. A line such as 'Australian citizen' helps readers.",
  },
] as const;

export interface BasicsCardProps {
  basics: ResumeBasics;
  onEdit: (edit: ResumeEdit) => void;
  /** Where a file stands beside it: the lines that were read, and who is told where the person points. */
  lines?: readonly ResumeLine[];
  onPoint?: PointAt;
}

const noLines: readonly ResumeLine[] = [];

/** Who the resume is about, as it was read. */
export function BasicsCard({ basics, onEdit, lines = noLines, onPoint }: BasicsCardProps) {
  const linesOf = (value: string | undefined) =>
    value === undefined ? [] : lines.filter(({ text }) => text.includes(value)).map(({ id }) => id);
  return (
    <Card as="section">
      <CardHeader title="Contact, as it was read" />
      <CardBody className="grid gap-4 @sm:grid-cols-2">
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
      </CardBody>
    </Card>
  );
}
