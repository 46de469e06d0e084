import { Check, Pencil, Undo2 } from "lucide-react";
import { useState } from "react";
import type { SavedLetter } from "#shared/contract/cover-letters/written-letters.ts";
import {
  arrangementOf,
  type LetterArrangement,
  letterText,
  type QuotedLetter,
} from "#shared/domain/cover-letters/quoted-letter.ts";
import { pages } from "#shared/domain/pages.ts";
import { QuotedSheet } from "#shared/ui/blocks/letter/quoted-sheet.tsx";
import { MarkedText } from "#shared/ui/blocks/marked-text.tsx";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import { SaveNote } from "#shared/ui/blocks/save-note.tsx";
import { useAutosave } from "#shared/ui/blocks/use-autosave.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { api } from "../../platform/api.ts";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";
import { applyEdit, type LetterAnswer } from "./letter-answer.ts";
import { shown } from "./letter-details.tsx";
import { letterTexts as texts } from "./letter-texts.ts";
import { useLettersChanged } from "./use-letters.ts";

const later = (_before: LetterChange, after: LetterChange) => after;

/** Typed over, or arranged line by line. */
type LetterChange = { text: string } | { arrangement: LetterArrangement };

/** A letter being changed by the person: it saves itself, and its numbers follow the text. */
export function useLetterEdit(answer: LetterAnswer) {
  const [{ text, quoted }, setNow] = useState({ text: answer.text, quoted: answer.quoted });
  const [kept, setKept] = useState<SavedLetter | null>(null);
  const changed = useLettersChanged();
  const send = async (body: LetterChange) => {
    const now = await api.coverLetters.keep({ params: { id: answer.id }, body });
    setKept(now);
    changed(now);
  };
  const { state, change, saveNow } = useAutosave<LetterChange>(send, later);
  const edit = (next: string) => {
    setNow({ text: next, quoted: next === answer.writtenText ? answer.writtenQuoted : null });
    // An empty sheet is on its way to something else.
    if (next.trim() !== "") change({ text: next });
  };
  const arrange = (next: QuotedLetter) => {
    setNow({ text: letterText(next), quoted: next });
    change({ arrangement: arrangementOf(next) });
  };
  const undo = () => {
    edit(answer.writtenText);
    saveNow();
  };
  const current = { ...(kept ? applyEdit(answer, kept) : answer), text, quoted };
  return { current, isEdited: text !== answer.writtenText, state, edit, arrange, saveNow, undo };
}

/** The person has just asked to write here. */
function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus({ preventScroll: true });
}

/** The letter on white paper; one press and the paper takes the person's own words. */
export function LetterSheet({ edit }: { edit: ReturnType<typeof useLetterEdit> }) {
  const [isOpen, setIsOpen] = useState(false);
  const { current, isEdited, state, saveNow, undo } = edit;
  const onNavigate = useNavigateTo();
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
      {!isOpen && current.quoted && current.writtenQuoted ? (
        <QuotedSheet
          letter={current.quoted}
          written={current.writtenQuoted}
          onChange={edit.arrange}
          whichJob={
            <TextLink href={pages.resumes} onNavigate={onNavigate}>
              {texts.whichJob}
            </TextLink>
          }
        />
      ) : isOpen ? (
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
