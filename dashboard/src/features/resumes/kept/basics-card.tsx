import type { ResumeEdit } from "#shared/contract/kept-resumes.ts";
import type { ResumeBasics } from "#shared/domain/resumes/resume-model.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
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
}

/** Who the resume is about, as it was read. */
export function BasicsCard({ basics, onEdit }: BasicsCardProps) {
  return (
    <Card as="section">
      <CardHeader title="Contact, as it was read" />
      <CardBody className="grid gap-4 @sm:grid-cols-2">
        {fields.map(({ field, label, ...rest }) => (
          <CorrectableField
            key={field}
            label={label}
            value={basics[field] ?? ""}
            onCorrect={(value) => onEdit({ edit: "set-basics", field, value })}
            {...rest}
          />
        ))}
      </CardBody>
    </Card>
  );
}
