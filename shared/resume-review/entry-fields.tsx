import { useEffect, useState } from "react";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { CorrectableField } from "./correctable-field.tsx";
import type { EntryCard, ReadEntry } from "./entry-texts.ts";
import { PointArea } from "./point-area.tsx";
import type { PointAt } from "./pointed.ts";
import { checkDate, dateOf, dateWords } from "./typed-dates.ts";

export interface EntryFieldsProps {
  card: EntryCard;
  entry: ReadEntry;
  index: number;
  onEdit: (edit: ResumeEdit) => void;
  onPoint: PointAt | undefined;
}

/** The fields of one entry, each saved on leaving it. */
export function EntryFields({ card, entry, index, onEdit, onPoint }: EntryFieldsProps) {
  const { list, fields } = card;
  return (
    <div className="grid gap-4 @sm:grid-cols-2">
      {fields.map(({ field, label, kind }) => {
        const set = (value: string | null) => onEdit({ edit: "set-entry", list, index, field, value });
        if (field === "keywords" || kind === "list")
          return (
            <div key={field} className="@sm:col-span-2">
              <ListField label={label} words={entry.keywords ?? []} onCorrect={set} />
            </div>
          );
        const value = entry[field];
        if (kind === "from" || kind === "until")
          return (
            <CorrectableField
              key={field}
              label={label}
              value={dateWords(value)}
              check={checkDate(kind === "until")}
              onCorrect={(typed) => set(typed && dateOf(typed, kind === "until"))}
            />
          );
        return (
          <div key={field} className={kind === "wide" ? "@sm:col-span-2" : undefined}>
            <PointArea lines={entry.lines} value={value} onPoint={onPoint}>
              <CorrectableField label={label} value={value ?? ""} onCorrect={set} />
            </PointArea>
          </div>
        );
      })}
    </div>
  );
}

interface ListFieldProps {
  label: string;
  words: readonly string[];
  onCorrect: (value: string | null) => void;
}

/** Words with commas between them; saved on leaving the field. */
function ListField({ label, words, onCorrect }: ListFieldProps) {
  const value = words.join(", ");
  const [typed, setTyped] = useState(value);
  useEffect(() => setTyped(value), [value]);
  const keep = () => {
    if (typed.trim() !== value) onCorrect(typed.trim() === "" ? null : typed.trim());
  };
  return (
    <Field label={label}>
      <Textarea
        rows={Math.min(6, 2 + Math.floor(value.length / 80))}
        maxLength={5000}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={keep}
      />
    </Field>
  );
}
