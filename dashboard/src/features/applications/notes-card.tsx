import { useState } from "react";
import { SaveNote } from "#shared/ui/blocks/save-note.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import { useAutosave } from "./use-autosave.ts";

/** Notes save themselves. */
export function NotesCard({ id, notes }: { id: string; notes: string }) {
  const [text, setText] = useState(notes);
  const { state, change, saveNow } = useAutosave(id);
  return (
    <Card as="section" inset={16}>
      <CardHeader title="Notes" action={<SaveNote state={state} onRetry={saveNow} />} />
      <CardBody>
        <Textarea
          aria-label="Notes"
          name="notes"
          rows={5}
          value={text}
          placeholder="Who you spoke to, what to ask, what to bring."
          onChange={(event) => {
            setText(event.currentTarget.value);
            change({ notes: event.currentTarget.value });
          }}
          onBlur={saveNow}
        />
      </CardBody>
    </Card>
  );
}
