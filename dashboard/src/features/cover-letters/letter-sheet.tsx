import { Check, Pencil, Undo2 } from "lucide-react";
import { useState } from "react";
import type { KeptLetter } from "#shared/contract/cover-letters/written-letters.ts";
import { MarkedText } from "#shared/ui/blocks/marked-text.tsx";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import { SaveNote } from "#shared/ui/blocks/save-note.tsx";
import { useAutosave } from "#shared/ui/blocks/use-autosave.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { api } from "../../platform/api.ts";
import { type LetterAnswer, withEdit } from "./letter-answer.ts";
import { shown } from "./letter-details.tsx";
import { letterTexts as texts } from "./letter-texts.ts";
import { useLettersChanged } from "./use-letters.ts";

const later = (_before: string, after: string) => after;

/** A letter being changed by the person: it saves itself, and its numbers follow the text. */
export function useLetterEdit(answer: LetterAnswer) {
  const [text, setText] = useState(answer.text);
  const [kept, setKept] = useState<KeptLetter | null>(null);
  const changed = useLettersChanged();
  const send = async (next: string) => {
    const now = await api.coverLetters.keep({ params: { id: answer.id }, body: { text: next } });
    setKept(now);
    changed(now);
  };
  const { state, change, saveNow } = useAutosave<string>(send, later);
  const edit = (next: string) => {
    setText(next);
    // An empty sheet is on its way to something else.
    if (next.trim() !== "") change(next);
  };
  const undo = () => {
    edit(answer.writtenText);
    saveNow();
  };
  const current = { ...(kept ? withEdit(answer, kept) : answer), text };
  return { current, isEdited: text !== answer.writtenText, state, edit, saveNow, undo };
}

/** The person has just asked to write here. */
function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus({ preventScroll: true });
}

/** The letter on white paper; one press and the paper takes the person's own words. */
export function LetterSheet({ edit }: { edit: ReturnType<typeof useLetterEdit> }) {
  const [isOpen, setIsOpen] = useState(false);
  const { current, isEdited, state, saveNow, undo } = edit;
  return (
    <div className="border-y border-line bg-sunken p-4 @md:p-6">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Button
          compact
          icon={isOpen ? <Check aria-hidden="true" /> : <Pencil aria-hidden="true" />}
          onClick={() => {
            if (isOpen) saveNow();
            setIsOpen(!isOpen);
          }}
        >
          {isOpen ? texts.done : texts.edit}
        </Button>
        {isEdited && (
          <Button compact variant="ghost" icon={<Undo2 aria-hidden="true" />} onClick={undo}>
            {texts.undo}
          </Button>
        )}
        <div className="ml-auto">
          <SaveNote state={state} onRetry={saveNow} />
        </div>
      </div>
      {isOpen ? (
        <Paper data-print-sheet className="text-14 leading-6">
          <textarea
            ref={focusOnce}
            aria-label={texts.resultTitle}
            name="letterText"
            value={current.text}
            onChange={(event) => edit.edit(event.currentTarget.value)}
            onBlur={saveNow}
            className="block field-sizing-content min-h-96 w-full resize-none bg-transparent outline-offset-8"
          />
        </Paper>
      ) : (
        <Paper data-print-sheet className="text-14 leading-6 whitespace-pre-wrap wrap-anywhere">
          <MarkedText text={current.text} terms={current.measures?.keywords.slice(0, shown.keywords) ?? []} />
        </Paper>
      )}
    </div>
  );
}
