import { questionText } from "./answer-field.ts";
import { classifyForm } from "./classify-form.ts";
import type { FormControl, FormSnapshot } from "./form-snapshot.ts";
import { isTrap } from "./never-fill.ts";

/** A field that the page wants answered and still shows as empty. */
export type EmptyField = { ref: number; asked: string };

/** Fields as the page itself holds them now, whoever filled them. */
export type FieldCount = {
  filled: number;
  total: number;
  requiredEmpty: EmptyField[];
  /** The places of the questions that a plan speaks of: a new one is a field that has appeared. */
  asked: number[];
};

function isSeen({ isHidden, hasVisibleTwin, isReadOnly, kind }: FormControl): boolean {
  return (!isHidden || hasVisibleTwin || kind === "file") && !isReadOnly;
}

/**
 * Counts the fields of a form after it was filled: required ones that are empty are named, those that nobody may fill
 * for the person too (a consent that the form insists on is theirs, and still missing).
 * @param refused controls that show what was typed although the page has not taken it.
 */
export function countFields(snapshot: FormSnapshot, refused: ReadonlySet<number>): FieldCount {
  const isFilled = ({ ref, hasValue }: FormControl): boolean => hasValue && !refused.has(ref);
  const read = classifyForm(snapshot).filter(({ control }) => isSeen(control));
  const fields = read
    .filter(({ control, meaning }) => meaning !== "do_not_fill" || (control.isRequired && !isTrap(control)))
    .map(({ control }) => control);
  return {
    asked: read.filter(({ meaning }) => meaning !== "do_not_fill").map(({ control }) => control.ref),
    filled: fields.filter(isFilled).length,
    total: fields.length,
    requiredEmpty: fields
      .filter((control) => control.isRequired && !isFilled(control))
      .map((control) => ({ ref: control.ref, asked: questionText(control) })),
  };
}
