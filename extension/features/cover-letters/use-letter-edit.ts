import { useState } from "react";
import type { KeptLetter } from "#shared/contract/cover-letters/written-letters.ts";
import { useAutosave } from "#shared/ui/blocks/use-autosave.ts";
import type { PanelLetter } from "./use-letter.ts";
import { letterApi } from "./use-letter.ts";

const later = (_before: string, after: string) => after;

/** The letter in the person's own words: it saves itself, and the flags follow the text. */
export function useLetterEdit(letter: PanelLetter, onChanged: (letter: PanelLetter) => void) {
  const [text, setText] = useState(letter.text);
  const [flagged, setFlagged] = useState<KeptLetter["flagged"]>([]);
  const written = letter.answer.content;
  const send = async (next: string) => {
    const kept = await letterApi.coverLetters.keep({
      params: { id: letter.answer.id },
      body: { text: next },
    });
    setFlagged(kept.flagged);
  };
  const { state, change, saveNow } = useAutosave<string>(send, later);
  const edit = (next: string) => {
    setText(next);
    onChanged({ ...letter, text: next });
    // An empty sheet is on its way to something else.
    if (next.trim() !== "") change(next);
  };
  const undo = () => {
    edit(written);
    saveNow();
  };
  return { text, flagged, isEdited: text !== written, state, edit, saveNow, undo };
}
