import { useState } from "react";
import type { SavedLetter } from "#shared/contract/cover-letters/written-letters.ts";
import {
  arrangementOf,
  type LetterArrangement,
  letterText,
  type QuotedLetter,
} from "#shared/domain/cover-letters/quoted-letter.ts";
import { useAutosave } from "#shared/ui/blocks/use-autosave.ts";
import type { PanelLetter } from "./use-letter.ts";
import { letterApi } from "./use-letter.ts";

/** Typed over, or rearranged line by line. */
type LetterChange = { text: string } | { arrangement: LetterArrangement };

const later = (_before: LetterChange, after: LetterChange) => after;

/** The person's edits of a letter: they are saved automatically, and the flags follow the text. */
export function useLetterEdit(letter: PanelLetter, onChanged: (letter: PanelLetter) => void) {
  const [{ text, quoted }, setNow] = useState({ text: letter.text, quoted: letter.quoted });
  const [flagged, setFlagged] = useState<SavedLetter["flagged"]>([]);
  const { content: written, quoted: writtenQuoted = null } = letter.answer;
  const send = async (body: LetterChange) => {
    const kept = await letterApi.coverLetters.keep({ params: { id: letter.answer.id }, body });
    setFlagged(kept.flagged);
  };
  const { state, change, saveNow } = useAutosave<LetterChange>(send, later);
  const show = (now: { text: string; quoted: QuotedLetter | null }) => {
    setNow(now);
    onChanged({ ...letter, ...now });
  };
  const edit = (next: string) => {
    show({ text: next, quoted: next === written ? writtenQuoted : null });
    // An empty text is only an intermediate state.
    if (next.trim() !== "") change({ text: next });
  };
  const arrange = (next: QuotedLetter) => {
    show({ text: letterText(next), quoted: next });
    change({ arrangement: arrangementOf(next) });
  };
  const undo = () => {
    edit(written);
    saveNow();
  };
  const isEdited = text !== written;
  return { text, quoted, writtenQuoted, flagged, isEdited, state, edit, arrange, saveNow, undo };
}
