import { useEffect, useState } from "react";
import type { ResumeEdit } from "#shared/contract/resumes/resume-edit.ts";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";

export interface SummaryCardProps {
  summary: string;
  onEdit: (edit: ResumeEdit) => void;
}

/** The summary as it was read, open to correction; kept on leaving the field. */
export function SummaryCard({ summary, onEdit }: SummaryCardProps) {
  const [typed, setTyped] = useState(summary);
  useEffect(() => setTyped(summary), [summary]);
  const keep = () => {
    const value = typed.trim();
    if (value !== summary.trim())
      onEdit({ edit: "set-basics", field: "summary", value: value === "" ? null : value });
  };
  return (
    <Card as="section">
      <CardHeader title="Summary, as it was read" />
      <CardBody>
        <Field label="Summary" hint={summary === "" ? "Not found in the text" : undefined}>
          <Textarea
            rows={summary === "" ? 2 : 5}
            maxLength={5000}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            onBlur={keep}
          />
        </Field>
      </CardBody>
    </Card>
  );
}
