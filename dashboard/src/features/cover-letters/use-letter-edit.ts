import { useState } from "react";
import type { KeptLetter } from "#shared/contract/cover-letters.ts";
import { useAutosave } from "#shared/ui/blocks/use-autosave.ts";
import { api } from "../../platform/api.ts";
import { type LetterAnswer, withEdit } from "./letter-answer.ts";
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
