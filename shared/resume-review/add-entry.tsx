import { type FormEvent, useState } from "react";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import type { EntryCard } from "./entry-texts.ts";

export interface AddEntryProps {
  card: EntryCard;
  onEdit: (edit: ResumeEdit) => void;
  onDone: () => void;
}

/** One that was not read: it begins with what names it, the rest is filled in below. */
export function AddEntry({ card: { list, add }, onEdit, onDone }: AddEntryProps) {
  const [typed, setTyped] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === "") return;
    onEdit({ edit: "add-entry", list, value: typed.trim() });
    onDone();
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-b border-line px-4 py-3 @md:px-5">
      <div className="min-w-0 flex-1">
        <Field label={add}>
          <Input
            compact
            value={typed}
            maxLength={500}
            autoComplete="off"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        </Field>
      </div>
      <Button compact type="submit">
        Add<span className="sr-only">: {add}</span>
      </Button>
    </form>
  );
}
