import { Plus, Trash2 } from "lucide-react";
import type { ResumeEdit } from "#shared/contract/kept-resumes.ts";
import type { WorkEntry } from "#shared/domain/resumes/resume-model.ts";
import { counted } from "#shared/domain/text.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { CorrectableField } from "./correctable-field.tsx";
import { dateWords, typedDate } from "./role-dates.ts";

export interface RolesCardProps {
  work: readonly WorkEntry[];
  onEdit: (edit: ResumeEdit) => void;
}

/** The roles as they were read; recency and years in the score follow from their dates. */
export function RolesCard({ work, onEdit }: RolesCardProps) {
  return (
    <Card as="section">
      <CardHeader
        title="Roles, as they were read"
        count={work.length}
        action={
          <Button
            compact
            icon={<Plus aria-hidden="true" />}
            onClick={() => onEdit({ edit: "add-work", index: work.length, entry: {} })}
          >
            Add a role
          </Button>
        }
      />
      {work.length === 0 && (
        <CardBody className="text-14 text-muted">
          No role was read. Dates such as 'Mar 2021 - Present' beside title and employer help.
        </CardBody>
      )}
      <ol className="divide-y divide-line">
        {work.map((entry, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a role has no name of its own; an edit means its place.
          <Role key={`${index}-${work.length}`} entry={entry} index={index} onEdit={onEdit} />
        ))}
      </ol>
    </Card>
  );
}

interface RoleProps {
  entry: WorkEntry;
  index: number;
  onEdit: (edit: ResumeEdit) => void;
}

function Role({ entry, index, onEdit }: RoleProps) {
  const set = (field: "position" | "name" | "startDate" | "endDate") => (value: string | null) =>
    onEdit({ edit: "set-work", index, field, value: value && dateOf(field, value) });
  const check = (isEnd: boolean) => (typed: string) => {
    const read = typedDate(typed, isEnd);
    return "fault" in read ? read : { value: dateWords(read.date) };
  };
  return (
    <li>
      <CardBody className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-4">
        <div className="grid gap-4 @sm:grid-cols-2">
          <CorrectableField label="Title" value={entry.position ?? ""} onCorrect={set("position")} />
          <CorrectableField label="Employer" value={entry.name ?? ""} onCorrect={set("name")} />
          <CorrectableField
            label="From"
            value={dateWords(entry.startDate)}
            check={check(false)}
            onCorrect={set("startDate")}
          />
          <CorrectableField
            label="To"
            value={dateWords(entry.endDate)}
            check={check(true)}
            onCorrect={set("endDate")}
          />
        </div>
        <IconButton
          compact
          label={`Remove the role ${entry.position ?? index + 1}`}
          icon={<Trash2 aria-hidden="true" />}
          className="mt-6"
          onClick={() => onEdit({ edit: "remove-work", index })}
        />
        {entry.highlights.length > 0 && (
          <p className="col-span-2 text-13 text-muted">
            {counted(entry.highlights.length, "line")} of work, from "{entry.highlights[0]?.slice(0, 80)}"
          </p>
        )}
      </CardBody>
    </li>
  );
}

/** Shown as words, kept as the model's date. */
function dateOf(field: string, value: string): string {
  if (field !== "startDate" && field !== "endDate") return value;
  const read = typedDate(value, field === "endDate");
  return "date" in read ? read.date : value;
}
