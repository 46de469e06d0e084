import { questionText } from "./answer-field.ts";
import { classifyForm } from "./classify-form.ts";
import type { FormControl, FormSnapshot } from "./form-snapshot.ts";
import { isTrap } from "./never-fill.ts";

/** A field that the page requires and that is still empty. */
export type EmptyField = { ref: number; asked: string };

/** The fields as the page shows them now, whoever filled them. */
export type FieldCount = {
  filled: number;
  total: number;
  requiredEmpty: EmptyField[];
  /** The places of the plan's questions; a question outside it has appeared since. */
  asked: number[];
};

function isSeen({ isHidden, hasVisibleTwin, isReadOnly, kind }: FormControl): boolean {
  return (!isHidden || hasVisibleTwin || kind === "file") && !isReadOnly;
}

/**
 * Counts the fields of a form after it was filled. Required empty ones are named, including those that only the
 * person may fill: a required consent is missing until they give it.
 * @param refused controls that show the typed text although the page did not accept it.
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
