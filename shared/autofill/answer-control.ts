import { chooseOption, chooseYesNo, isYesNo } from "./choose-option.ts";
import type { FillAction, LeftReason } from "./fill-plan.ts";
import { fold } from "./fold.ts";
import type { FormControl } from "./form-snapshot.ts";

/** What goes into a control and how it is shown, or why nothing does. */
export type Answer = { action: FillAction; shown: string } | LeftReason;

/** Longer than any option that a person would save as an answer: such a text is none of a list's. */
const LONGEST_OPTION = 80;

/** True for a list or a group of which one is chosen: no sentence is ever written into it. */
export function isChosen({ kind }: FormControl): boolean {
  return (
    kind === "select" || kind === "radio" || kind === "checkbox" || kind === "listbox" || kind === "combobox"
  );
}

/** True where the page told us its options; a list that is closed keeps them to itself until it is opened. */
export function hasOptions({ kind, options }: FormControl): boolean {
  return (
    kind === "select" || kind === "radio" || kind === "checkbox" || (kind === "listbox" && options.length > 0)
  );
}

/** The option at a place of those that the page told. */
export function chooses(control: FormControl, index: number | undefined): Answer {
  const option = index === undefined ? undefined : control.options[index];
  if (option === undefined || index === undefined) return "does_not_fit";
  const shown = option.label || option.value;
  if (control.kind === "listbox") return { action: { kind: "pick", wanted: [shown] }, shown };
  return { action: { kind: "options", indexes: [index] }, shown };
}

/** The option of a list whose options are not known yet that says one of these words. */
export function picks(wanted: readonly string[]): Answer {
  const words = [...new Set(wanted)].filter((one) => one !== "" && one.length <= LONGEST_OPTION);
  const [shown] = words;
  return shown === undefined ? "does_not_fit" : { action: { kind: "pick", wanted: words }, shown };
}

/** Text into a box that takes it. */
export function writes(control: FormControl, text: string): Answer {
  if (control.maxLength !== null && text.length > control.maxLength) return "does_not_fit";
  return { action: { kind: "text", text }, shown: text };
}

/** A value as the control takes it: chosen, picked or written. */
export function answersWith(control: FormControl, text: string, wanted: readonly string[]): Answer {
  if (hasOptions(control)) return chooses(control, chooseOption(control.options, wanted));
  return isChosen(control) ? picks(wanted) : writes(control, text);
}

/** Yes or no, where the options say so or are not known yet. */
export function answersYesNo(control: FormControl, isYes: boolean): Answer {
  if (!hasOptions(control)) return picks([isYes ? "Yes" : "No"]);
  return isYesNo(control.options) ? chooses(control, chooseYesNo(control.options, isYes)) : "does_not_fit";
}

/** An answer that the person once gave to a question like this one. */
export function answersFromBank(control: FormControl, saved: string): Answer {
  if (!isChosen(control)) return writes(control, saved);
  const word = fold(saved);
  if (/^(?:yes|no)\b/.test(word) && (!hasOptions(control) || isYesNo(control.options)))
    return answersYesNo(control, word.startsWith("yes"));
  return answersWith(control, saved, [saved]);
}
