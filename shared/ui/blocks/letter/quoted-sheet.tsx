import type { ReactNode } from "react";
import {
  addLine,
  type LinePlace,
  moveLine,
  removeLine,
  shownLines,
  tickLine,
  tickRow,
  usedIds,
} from "#shared/domain/cover-letters/arrange-lines.ts";
import {
  asSentence,
  type QuotedLetter,
  type QuotedLine,
  sideSentence,
  worded,
} from "#shared/domain/cover-letters/quoted-letter.ts";
import { Checkbox } from "../../primitives/checkbox.tsx";
import { Paper } from "../paper.tsx";
import { AddLine } from "./add-line.tsx";
import { LineRow } from "./line-row.tsx";

export interface QuotedSheetProps {
  letter: QuotedLetter;
  /** The letter as Kelpie wrote it, so that an unticked line stays in its place. */
  written: QuotedLetter;
  onChange: (letter: QuotedLetter) => void;
  /** Shown next to lines that belong to no job of the resume. */
  whichJob: ReactNode;
}

/** The letter on a white page: each of the person's lines can be ticked and moved, and lines can be added. */
export function QuotedSheet({ letter, written, onChange, whichJob }: QuotedSheetProps) {
  const { head, addressee, greeting, subject, opening, reason, jobs, formal, closing, signOff } = letter;
  const wasOn = usedIds(written);
  const lines = { letter, wasOn, onChange };
  return (
    <Paper data-print-sheet className="grid gap-3 text-14 leading-6 wrap-anywhere">
      <Block lines={head} isHead />
      <Block lines={addressee} />
      <p>{greeting}</p>
      {subject !== "" && <p className="font-bold">{subject}</p>}
      <p>{opening.join(" ")}</p>
      {reason !== "" && <p className="border-l-3 border-violet pl-3">{asSentence(reason)}</p>}
      <Lines {...lines} place="own" own={letter.own} label="Add a line of your own" />
      {jobs.map((job) => {
        const shown = shownLines(job.lines, wasOn);
        if (shown.length === 0) return null;
        return (
          <section key={job.id} className="grid gap-1">
            <p>{job.lead}</p>
            {job.asksWhichJob && <div className="text-13">{whichJob}</div>}
            <Lines
              {...lines}
              place={job.id}
              own={job.lines}
              label={`Add a line to: ${job.label || job.lead}`}
            />
          </section>
        );
      })}
      {formal.rows.length > 0 && (
        <section className="grid gap-1">
          <p>{formal.lead}</p>
          <ul className="grid divide-y divide-line border-y border-line text-13">
            {formal.rows.map(({ id, ask, own, isOn }) => (
              <li key={id} className={isOn ? "py-1" : "py-1 print:hidden"}>
                <Checkbox
                  className="w-full print:[&>span:first-child]:hidden"
                  checked={isOn}
                  onChange={(event) => onChange(tickRow(letter, id, event.currentTarget.checked))}
                  label={
                    <span className={isOn ? undefined : "text-muted line-through"}>
                      {ask !== "" && <span className="text-muted">{ask}: </span>}
                      {own}
                    </span>
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p>{closing.join(" ")}</p>
      <Block lines={signOff} />
    </Paper>
  );
}

function Block({ lines, isHead }: { lines: readonly string[]; isHead?: boolean }) {
  if (lines.length === 0) return null;
  return (
    <p className={isHead ? "border-b-2 border-ink pb-2" : undefined}>
      {lines.map((line, at) => (
        <span key={line} className={isHead && at === 0 ? "block text-18 font-bold" : "block"}>
          {line}
        </span>
      ))}
    </p>
  );
}

interface LinesProps {
  letter: QuotedLetter;
  wasOn: ReadonlySet<string>;
  onChange: (letter: QuotedLetter) => void;
  place: LinePlace;
  own: readonly QuotedLine[];
  label: string;
}

function Lines({ letter, wasOn, onChange, place, own, label }: LinesProps) {
  const shown = shownLines(own, wasOn);
  const told = place === "own" ? shown.map(sideSentence) : wordsShown(shown);
  const step = (at: number, by: -1 | 1) => {
    const [line, other] = [shown[at], shown[at + by]];
    if (line && other) onChange(moveLine(letter, place, line.id, other.id));
  };
  return (
    <div>
      {shown.length > 0 && (
        <ul className="-ml-2 grid gap-0.5">
          {shown.map((line, at) => (
            <LineRow
              key={line.id}
              line={line}
              told={told[at] ?? line.text}
              onTick={(isOn) => onChange(tickLine(letter, place, line.id, isOn))}
              onRemove={() => onChange(removeLine(letter, place, line.id))}
              onMove={(by) => step(at, by)}
              onDrop={(id) => id !== line.id && onChange(moveLine(letter, place, id, line.id))}
            />
          ))}
        </ul>
      )}
      <AddLine label={label} onAdd={(text) => onChange(addLine(letter, place, text))} />
    </div>
  );
}

/** The lines as they are shown: used ones as in the letter, the others as the person wrote them. */
function wordsShown(lines: readonly QuotedLine[]): string[] {
  const told = worded(lines);
  let at = -1;
  return lines.map(({ isOn, text }) => {
    if (!isOn) return text;
    at += 1;
    return told[at] ?? text;
  });
}
