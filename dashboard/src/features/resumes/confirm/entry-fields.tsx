import { useEffect, useState } from "react";
import type { ResumeEdit } from "#shared/contract/resumes/resume-edit.ts";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { CorrectableField } from "../kept/correctable-field.tsx";
import { dateWords, typedDate } from "../kept/role-dates.ts";
import type { EntryCard, ReadEntry } from "./entry-texts.ts";
import { PointArea } from "./point-area.tsx";
import type { PointAt } from "./pointed.ts";

export interface EntryFieldsProps {
  card: EntryCard;
  entry: ReadEntry;
  index: number;
  onEdit: (edit: ResumeEdit) => void;
  onPoint: PointAt;
}

/** The fields of one entry, each kept on leaving it. */
export function EntryFields({ card, entry, index, onEdit, onPoint }: EntryFieldsProps) {
  const { list, fields, nameField } = card;
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
        const hint = field === nameField && list !== "skills" ? "What it is called" : "Not found in the text";
        if (kind === "from" || kind === "until")
          return (
            <CorrectableField
              key={field}
              label={label}
              hint={hint}
              value={dateWords(value)}
              check={checked(kind === "until")}
              onCorrect={(typed) => set(typed && dateOf(typed, kind === "until"))}
            />
          );
        return (
          <div key={field} className={kind === "wide" ? "@sm:col-span-2" : undefined}>
            <PointArea lines={entry.lines} value={value} onPoint={onPoint}>
              <CorrectableField label={label} hint={hint} value={value ?? ""} onCorrect={set} />
            </PointArea>
          </div>
        );
      })}
    </div>
  );
}

const checked = (isEnd: boolean) => (typed: string) => {
  const read = typedDate(typed, isEnd);
  return "fault" in read ? read : { value: dateWords(read.date) };
};

/** Shown as words, kept as the model's date. */
function dateOf(value: string, isEnd: boolean): string {
  const read = typedDate(value, isEnd);
  return "date" in read ? read.date : value;
}

interface ListFieldProps {
  label: string;
  words: readonly string[];
  onCorrect: (value: string | null) => void;
}

/** Words with commas between them; kept on leaving the field. */
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
