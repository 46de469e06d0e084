import { Plus, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { ResumeEdit } from "#shared/contract/resumes/resume-edit.ts";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { EntryFields } from "./entry-fields.tsx";
import { type EntryCard, entryCards, type ReadEntry } from "./entry-texts.ts";
import { OtherSections } from "./other-sections.tsx";
import { PointArea } from "./point-area.tsx";
import type { PointAt } from "./pointed.ts";
import { ShowInFile } from "./show-in-file.tsx";

export interface ReadEntriesProps {
  model: ResumeModel;
  onEdit: (edit: ResumeEdit) => void;
  onPoint: PointAt;
}

/** What else was read, section by section, open to correction; its places in the file are shown as those of the roles are. */
export function ReadEntries({ model, onEdit, onPoint }: ReadEntriesProps) {
  return (
    <>
      {entryCards.map((card) => (
        <Entries key={card.list} card={card} entries={model[card.list]} onEdit={onEdit} onPoint={onPoint} />
      ))}
      <OtherSections lines={model.meta.lines} onPoint={onPoint} />
    </>
  );
}

interface EntriesProps extends Omit<ReadEntriesProps, "model"> {
  card: EntryCard;
  entries: readonly ReadEntry[];
}

function Entries({ card, entries, onEdit, onPoint }: EntriesProps) {
  const { list, title, none, one } = card;
  return (
    <Card as="section" aria-label={title}>
      <CardHeader title={title} count={entries.length > 0 ? entries.length : undefined} />
      {entries.length === 0 && <CardBody className="text-14 text-muted">{none}</CardBody>}
      <ul className="divide-y divide-line">
        {entries.map((entry, index) => (
          <PointArea
            as="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no name of its own; an edit means its place.
            key={`${index}-${entries.length}`}
            lines={entry.lines}
            onPoint={onPoint}
          >
            <CardBody className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
              <EntryFields card={card} entry={entry} index={index} onEdit={onEdit} onPoint={onPoint} />
              <div className="mt-6">
                {entry.lines.length > 0 && (
                  <ShowInFile
                    what={nameOf(card, entry, index)}
                    onShow={() => onPoint({ lines: entry.lines }, true)}
                  />
                )}
                <IconButton
                  compact
                  label={`Remove the ${one} ${nameOf(card, entry, index)}`}
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => onEdit({ edit: "remove-entry", list, index })}
                />
              </div>
            </CardBody>
          </PointArea>
        ))}
      </ul>
      <AddEntry card={card} onEdit={onEdit} />
    </Card>
  );
}

const nameOf = ({ nameField }: EntryCard, entry: ReadEntry, index: number) =>
  entry[nameField] || String(index + 1);

/** One that was not read: it begins with what names it, the rest is filled in above. */
function AddEntry({ card: { list, add }, onEdit }: Pick<EntriesProps, "card" | "onEdit">) {
  const [typed, setTyped] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === "") return;
    onEdit({ edit: "add-entry", list, value: typed.trim() });
    setTyped("");
  };
  return (
    <form onSubmit={submit} className="flex items-end gap-2 border-t border-line px-4 py-3 @md:px-6">
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
      <Button compact type="submit" icon={<Plus aria-hidden="true" />}>
        Add<span className="sr-only">: {add}</span>
      </Button>
    </form>
  );
}
