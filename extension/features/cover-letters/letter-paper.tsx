import type { ReactNode } from "react";
import { counted, countWords } from "#shared/domain/text.ts";
import { Paper } from "#shared/ui/blocks/paper.tsx";
import { SaveNote } from "#shared/ui/blocks/save-note.tsx";
import type { SaveState } from "#shared/ui/blocks/use-autosave.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import type { LetterPart } from "./letter-proof.ts";

export interface LetterPaperProps {
  text: string;
  parts: readonly LetterPart[];
  /** The letter line by line, if its lines can be rearranged. */
  sheet: ReactNode;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onEdit: (text: string) => void;
  /** Absent if the letter is as it was written. */
  onUndo: (() => void) | undefined;
  state: SaveState;
  onSaveNow: () => void;
}

/** The letter on a white page, with numbered sentences for proven facts; a click lets the person edit it. */
export function LetterPaper(props: LetterPaperProps) {
  const { text, parts, sheet, isOpen, onOpen, onEdit, onUndo, state, onSaveNow } = props;
  return (
    <section aria-label="Your cover letter" className="grid gap-2">
      {!isOpen && sheet ? (
        sheet
      ) : (
        <Paper className="text-14 leading-6 whitespace-pre-wrap wrap-anywhere">
          {isOpen ? (
            <textarea
              ref={focusOnce}
              aria-label="Your cover letter"
              name="letterText"
              value={text}
              onChange={(event) => onEdit(event.currentTarget.value)}
              onBlur={onSaveNow}
              className="block field-sizing-content min-h-96 w-full resize-none bg-transparent outline-offset-4"
            />
          ) : (
            parts.map((part) => <Part key={`${part.proof ?? ""} ${part.text}`} part={part} />)
          )}
        </Paper>
      )}
      <div className="flex flex-wrap items-center gap-x-3 text-13 text-muted">
        <span className="tabular-nums">{counted(countWords(text), "word")}</span>
        <Button compact variant="ghost" onClick={() => onOpen(!isOpen)}>
          {isOpen ? "Done" : "Edit"}
        </Button>
        {onUndo && (
          <Button compact variant="ghost" onClick={onUndo}>
            Undo my changes
          </Button>
        )}
        <div className="ml-auto">
          <SaveNote state={state} onRetry={onSaveNow} />
        </div>
      </div>
    </section>
  );
}

/** Focuses the field that the person has just opened. */
function focusOnce(field: HTMLTextAreaElement | null): void {
  field?.focus({ preventScroll: true });
}

function Part({ part }: { part: LetterPart }) {
  if (part.proof === undefined) return part.text;
  return (
    <>
      <span className="underline decoration-primary/40 decoration-1 underline-offset-3">{part.text}</span>
      <sup className="ml-0.5 font-bold text-primary">{part.proof}</sup>
    </>
  );
}
