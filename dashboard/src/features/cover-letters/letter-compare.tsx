import { useState } from "react";
import type { PastLetter } from "#shared/contract/cover-letters/written-letters.ts";
import { longDate } from "#shared/domain/dates.ts";
import { DiffLine } from "#shared/ui/blocks/diff/diff-line.tsx";
import { lineDiff } from "#shared/ui/blocks/diff/line-diff.ts";
import { CardBody } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import type { LetterAnswer } from "./letter-answer.ts";
import { useLetters, useStoredLetter } from "./use-letters.ts";

interface Other {
  value: string;
  label: string;
  /** Another letter's text is asked for when it is chosen. */
  text?: string;
}

function othersOf(answer: LetterAnswer, isEdited: boolean, letters: readonly PastLetter[]): Other[] {
  const { id, draftText, writtenText } = answer;
  return [
    ...(draftText ? [{ value: "draft", label: "Your draft", text: draftText }] : []),
    ...(isEdited ? [{ value: "written", label: "The letter as written", text: writtenText }] : []),
    ...letters
      .filter((one) => one.id !== id)
      .map((one) => ({ value: one.id, label: `${letterName(one)}, ${longDate(one.createdAt)}` })),
  ];
}

/** "Business Analyst, Bellwether Energy". */
export function letterName({ jobTitle, company }: Pick<PastLetter, "jobTitle" | "company">): string {
  return [jobTitle, company].filter(Boolean).join(", ") || "A letter without a job";
}

/** Line by line, what this letter says otherwise than another text. */
export function LetterCompare({ answer, isEdited }: { answer: LetterAnswer; isEdited: boolean }) {
  const { data: letters = [] } = useLetters();
  const others = othersOf(answer, isEdited, letters);
  const [chosen, setChosen] = useState("");
  const other = others.find((one) => one.value === chosen) ?? others[0];
  const { data: stored } = useStoredLetter(other && other.text === undefined ? other.value : null);
  const text = other?.text ?? stored?.text;
  if (!other)
    return (
      <CardBody className="border-t border-line text-14 text-muted">
        There is no other letter yet to compare with.
      </CardBody>
    );
  return (
    <CardBody className="grid gap-4 border-t border-line">
      <Field label="Compare with">
        <Select
          name="compareWith"
          options={others}
          value={other.value}
          onValueChange={setChosen}
          className="max-w-[28rem]"
        />
      </Field>
      {text !== undefined && <Differences before={text} after={answer.text} />}
    </CardBody>
  );
}

function Differences({ before, after }: { before: string; after: string }) {
  const lines = lineDiff(before, after);
  if (lines.length === 0) return <p className="text-14 text-muted">Both texts are the same.</p>;
  return (
    <div className="grid gap-2">
      {lines.map(({ before: was, after: now }) => (
        <DiffLine key={`${was ?? ""}\u0000${now ?? ""}`} before={was} after={now} />
      ))}
    </div>
  );
}
