import { Plus, Trash2 } from "lucide-react";
import type { ResumeEdit } from "#shared/contract/resumes/resume-edit.ts";
import type { WorkEntry } from "#shared/domain/resumes/resume-model.ts";
import { counted } from "#shared/domain/text.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { PointArea } from "../confirm/point-area.tsx";
import type { PointAt } from "../confirm/pointed.ts";
import { ShowInFile } from "../confirm/show-in-file.tsx";
import { CorrectableField } from "./correctable-field.tsx";
import { dateWords, typedDate } from "./role-dates.ts";

export interface RolesCardProps {
  work: readonly WorkEntry[];
  onEdit: (edit: ResumeEdit) => void;
  /** Where a file stands beside it: who is told where the person points. */
  onPoint?: PointAt;
}

/** The roles as they were read; recency and years in the score follow from their dates. */
export function RolesCard({ work, onEdit, onPoint }: RolesCardProps) {
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
          <Role
            // biome-ignore lint/suspicious/noArrayIndexKey: a role has no name of its own; an edit means its place.
            key={`${index}-${work.length}`}
            entry={entry}
            index={index}
            onEdit={onEdit}
            onPoint={onPoint}
          />
        ))}
      </ol>
    </Card>
  );
}

interface RoleProps {
  entry: WorkEntry;
  index: number;
  onEdit: (edit: ResumeEdit) => void;
  onPoint: PointAt | undefined;
}

function Role({ entry, index, onEdit, onPoint }: RoleProps) {
  const { lines } = entry;
  const set = (field: "position" | "name" | "startDate" | "endDate") => (value: string | null) =>
    onEdit({ edit: "set-work", index, field, value: value && dateOf(field, value) });
  const check = (isEnd: boolean) => (typed: string) => {
    const read = typedDate(typed, isEnd);
    return "fault" in read ? read : { value: dateWords(read.date) };
  };
  return (
    <PointArea as="li" lines={lines} onPoint={onPoint}>
      <CardBody className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-4">
        <div className="grid gap-4 @sm:grid-cols-2">
          <PointArea lines={lines} value={entry.position} onPoint={onPoint}>
            <CorrectableField label="Title" value={entry.position ?? ""} onCorrect={set("position")} />
          </PointArea>
          <PointArea lines={lines} value={entry.name} onPoint={onPoint}>
            <CorrectableField label="Employer" value={entry.name ?? ""} onCorrect={set("name")} />
          </PointArea>
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
        <div className="mt-6">
          {onPoint && (
            <ShowInFile
              what={entry.position ?? `role ${index + 1}`}
              onShow={() => onPoint({ lines }, true)}
            />
          )}
          <IconButton
            compact
            label={`Remove the role ${entry.position ?? index + 1}`}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onEdit({ edit: "remove-work", index })}
          />
        </div>
        {entry.highlights.length > 0 && (
          <p className="col-span-2 text-13 text-muted">
            {counted(entry.highlights.length, "line")} of work, from "{entry.highlights[0]?.slice(0, 80)}"
          </p>
        )}
      </CardBody>
    </PointArea>
  );
}

/** Shown as words, kept as the model's date. */
function dateOf(field: string, value: string): string {
  if (field !== "startDate" && field !== "endDate") return value;
  const read = typedDate(value, field === "endDate");
  return "date" in read ? read.date : value;
}
