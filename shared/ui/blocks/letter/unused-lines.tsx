import { Plus } from "lucide-react";
import { takeLine, usedIds } from "#shared/domain/cover-letters/arrange-lines.ts";
import { isOwnLine, type QuotedLetter } from "#shared/domain/cover-letters/quoted-letter.ts";
import { Card, CardHeader } from "../../primitives/card.tsx";

const most = 8;

export interface UnusedLinesProps {
  letter: QuotedLetter;
  written: QuotedLetter;
  onChange: (letter: QuotedLetter) => void;
}

/** Strong lines of the resume that the letter does not use; a click adds one under its job. */
export function UnusedLines({ letter, written, onChange }: UnusedLinesProps) {
  const wasOn = usedIds(written);
  const unused = letter.jobs
    .flatMap(({ id: place, label, lines }) => lines.map((line) => ({ place, label, line })))
    .filter(({ line }) => !line.isOn && !wasOn.has(line.id) && !isOwnLine(line))
    .slice(0, most);
  if (unused.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title="Strong lines not used" count={unused.length} />
      <ul className="divide-y divide-line">
        {unused.map(({ place, label, line }) => (
          <li key={line.id}>
            <button
              type="button"
              onClick={() => onChange(takeLine(letter, place, line.id))}
              className="grid w-full grid-cols-[1.5rem_minmax(0,1fr)] gap-2.5 px-4 py-2.5 text-left text-14 hover:bg-sunken"
            >
              <span
                aria-hidden="true"
                className="grid size-6 place-items-center rounded-full bg-primary-soft text-primary"
              >
                <Plus className="size-3.5" />
              </span>
              <span>
                {line.text}
                {label !== "" && <span className="block text-13 text-muted">{label}</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
