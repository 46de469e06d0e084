import { useState } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";

export interface SuggestionWordingProps {
  words: string;
  onUse: (words: string) => void;
  onCancel: () => void;
}

/** The person's own wording of one line. */
export function SuggestionWording({ words, onUse, onCancel }: SuggestionWordingProps) {
  const [text, setText] = useState(words);
  // A line stays one line, also when it was pasted from several.
  const line = text.replace(/\s+/g, " ").trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (line) onUse(line);
      }}
    >
      <Field label="Your wording" error={line ? undefined : "Refuse the suggestion to keep your own line."}>
        <Textarea
          rows={3}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") onCancel();
            if (event.key === "Enter" && !event.shiftKey) {
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }
          }}
        />
      </Field>
      <div className="mt-3 flex justify-end gap-2">
        <Button compact variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        <Button compact variant="primary" type="submit">
          Use this line
        </Button>
      </div>
    </form>
  );
}
