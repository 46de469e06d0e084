import { GripVertical, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { isOwnLine, type QuotedLine } from "#shared/domain/cover-letters/quoted-letter.ts";
import { Checkbox } from "../../primitives/checkbox.tsx";
import { classNames } from "../../primitives/class-names.ts";

export interface LineRowProps {
  line: QuotedLine;
  /** The words as in the letter. */
  told: string;
  onTick: (isOn: boolean) => void;
  onRemove: () => void;
  /** Moves it one place up or down; null if it cannot move. */
  onMove: (step: -1 | 1) => void;
  /** Called when another line is dropped on this one. */
  onDrop: (id: string) => void;
}

const dragType = "text/x-letter-line";
const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

/** One line of a letter: its handle (drag, or the arrow keys), its checkbox, its words. */
export function LineRow({ line, told, onTick, onRemove, onMove, onDrop }: LineRowProps) {
  const isOwn = isOwnLine(line);
  const byKey = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(step);
  };
  return (
    <li
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const id = event.dataTransfer.getData(dragType);
        if (id !== "") onDrop(id);
      }}
      className={classNames(
        "grid grid-cols-[1.5rem_minmax(0,1fr)_auto] items-start gap-x-1 rounded-small",
        isOwn && "border-l-3 border-violet pl-1",
        !line.isOn && "print:hidden",
      )}
    >
      <button
        type="button"
        draggable
        aria-label={`Move: ${told}`}
        title="Drag, or press the up and down keys"
        onDragStart={(event) => event.dataTransfer.setData(dragType, line.id)}
        onKeyDown={byKey}
        className="grid size-6 cursor-grab place-items-center rounded-small text-muted hover:text-ink pointer-coarse:h-11 print:invisible"
      >
        <GripVertical aria-hidden="true" className="size-4" />
      </button>
      <Checkbox
        className="w-full print:[&>span:first-child]:hidden"
        checked={line.isOn}
        onChange={(event) => onTick(event.currentTarget.checked)}
        label={<span className={line.isOn ? undefined : "text-muted line-through"}>{told}</span>}
      />
      {isOwn && (
        <button
          type="button"
          aria-label={`Remove: ${told}`}
          onClick={onRemove}
          className="grid size-6 place-items-center rounded-small text-muted hover:text-ink pointer-coarse:size-11 print:hidden"
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </button>
      )}
    </li>
  );
}
