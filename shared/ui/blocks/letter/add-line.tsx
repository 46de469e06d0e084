import { Plus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../primitives/button.tsx";
import { Input } from "../../primitives/input.tsx";

const longest = 600;

/** A line in the person's own words, added as it is written. */
export function AddLine({ label, onAdd }: { label: string; onAdd: (text: string) => void }) {
  const [text, setText] = useState<string | null>(null);
  if (text === null)
    return (
      <Button
        compact
        variant="ghost"
        className="-mx-2 print:hidden"
        icon={<Plus aria-hidden="true" />}
        aria-label={label}
        onClick={() => setText("")}
      >
        Add a line
      </Button>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") onAdd(text);
    setText(null);
  };
  return (
    <form onSubmit={submit} className="my-1 flex flex-wrap gap-2 print:hidden">
      <Input
        autoFocus
        aria-label={label}
        name="ownLine"
        maxLength={longest}
        value={text}
        className="min-w-40 flex-1"
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button compact type="submit">
        Add
      </Button>
    </form>
  );
}
