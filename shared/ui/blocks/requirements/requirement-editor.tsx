import { Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { Importance, Requirement, RequirementEdit, RequirementKind } from "#shared/engine/analysis.ts";
import { Button } from "../../primitives/button.tsx";
import { Field } from "../../primitives/field.tsx";
import { Input } from "../../primitives/input.tsx";
import { Segmented } from "../../primitives/segmented.tsx";
import { Select } from "../../primitives/select.tsx";
import { importanceWords } from "./requirement-row.tsx";

const importances = (["must", "preferred", "duty"] as const).map((value) => ({
  value,
  label: importanceWords[value],
}));

interface EditProps {
  onEdit: (edit: RequirementEdit) => void;
}

/** Below an open requirement: how important it is, or that the ad does not require it. */
export function RequirementEditor({ requirement, onEdit }: EditProps & { requirement: Requirement }) {
  const { term, importance } = requirement;
  return (
    <div className="grid justify-items-start gap-2">
      <Segmented
        label={`How much the ad wants ${term}`}
        options={importances}
        value={importance}
        onValueChange={(chosen) => onEdit({ kind: "importance", term, importance: chosen })}
      />
      <Button
        compact
        variant="ghost"
        className="-ml-3"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => onEdit({ kind: "remove", term })}
      >
        The ad does not ask for this
      </Button>
    </div>
  );
}

const kinds: { value: RequirementKind; label: string }[] = [
  { value: "hard", label: "Skill" },
  { value: "tool", label: "Tool" },
  { value: "soft", label: "Soft skill" },
  { value: "qualification", label: "Qualification" },
  { value: "licence", label: "Licence or ticket" },
];

/** Below the list: adds a requirement that the reader missed. */
export function AddRequirement({ onEdit }: EditProps) {
  const [isOpen, setOpen] = useState(false);
  const [term, setTerm] = useState("");
  const [kind, setKind] = useState<RequirementKind>("hard");
  const [importance, setImportance] = useState<Importance>("must");
  if (!isOpen) {
    return (
      <Button compact variant="ghost" className="-ml-3 justify-self-start" onClick={() => setOpen(true)}>
        Add something the ad asks for
      </Button>
    );
  }
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (term.trim() === "") return;
    onEdit({ kind: "add", term: term.trim(), importance, requirementKind: kind });
    setTerm("");
    setOpen(false);
  };
  return (
    <form onSubmit={add} className="grid gap-3">
      <Field required label="What the ad asks for">
        <Input
          autoFocus
          maxLength={120}
          value={term}
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
      </Field>
      <div className="grid gap-3 @sm:grid-cols-2">
        <Field label="Kind">
          <Select options={kinds} value={kind} onValueChange={setKind} />
        </Field>
        <Field label="How much">
          <Select options={importances} value={importance} onValueChange={setImportance} />
        </Field>
      </div>
      <div className="flex gap-2">
        <Button compact type="submit">
          Add
        </Button>
        <Button compact variant="ghost" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Says that the person has edited the list, and offers to undo that. */
export function EditsLine({ count, onUndo }: { count: number; onUndo: () => void }) {
  if (count === 0) return null;
  return (
    <p role="status" className="flex flex-wrap items-center justify-between gap-x-3 text-13 text-muted">
      {count === 1
        ? "1 correction of yours counts in this score."
        : `${count} corrections of yours count in this score.`}
      <Button compact variant="ghost" className="-mr-3" onClick={onUndo}>
        Undo all
      </Button>
    </p>
  );
}
