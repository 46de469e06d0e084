import { chooseOption, chooseYesNo, isYesNo } from "./choose-option.ts";
import type { FillAction, LeftReason } from "./fill-plan.ts";
import { fold } from "./fold.ts";
import type { FormControl } from "./form-snapshot.ts";

/** The value for a control and how it is shown, or why there is none. */
export type Answer = { action: FillAction; shown: string } | LeftReason;

/** The maximum length of an option that a person would save as an answer; a longer text is not an option. */
const LONGEST_OPTION = 80;

/** True for a list or a group with one choice: no sentence is written into it. */
export function isChosen({ kind }: FormControl): boolean {
  return (
    kind === "select" || kind === "radio" || kind === "checkbox" || kind === "listbox" || kind === "combobox"
  );
}

/** True if the options are known; a closed list does not show them until it is opened. */
export function hasOptions({ kind, options }: FormControl): boolean {
  return (
    kind === "select" || kind === "radio" || kind === "checkbox" || (kind === "listbox" && options.length > 0)
  );
}

/** Chooses the option at this index of the known ones. */
export function chooses(control: FormControl, index: number | undefined): Answer {
  const option = index === undefined ? undefined : control.options[index];
  if (option === undefined || index === undefined) return "does_not_fit";
  const shown = option.label || option.value;
  if (control.kind === "listbox") return { action: { kind: "pick", wanted: [shown] }, shown };
  return { action: { kind: "options", indexes: [index] }, shown };
}

/** Picks the option that contains one of these words, in a list whose options are not known yet. */
export function picks(wanted: readonly string[]): Answer {
  const words = [...new Set(wanted)].filter((one) => one !== "" && one.length <= LONGEST_OPTION);
  const [shown] = words;
  return shown === undefined ? "does_not_fit" : { action: { kind: "pick", wanted: words }, shown };
}

/** Writes text into a text box. */
export function writes(control: FormControl, text: string): Answer {
  if (control.maxLength !== null && text.length > control.maxLength) return "does_not_fit";
  return { action: { kind: "text", text }, shown: text };
}

/** A value as the control takes it: chosen, picked or written. */
export function answersWith(control: FormControl, text: string, wanted: readonly string[]): Answer {
  if (hasOptions(control)) return chooses(control, chooseOption(control.options, wanted));
  return isChosen(control) ? picks(wanted) : writes(control, text);
}

/** Answers yes or no, if the options allow it or are not known yet. */
export function answersYesNo(control: FormControl, isYes: boolean): Answer {
  if (!hasOptions(control)) return picks([isYes ? "Yes" : "No"]);
  return isYesNo(control.options) ? chooses(control, chooseYesNo(control.options, isYes)) : "does_not_fit";
}

/** An answer that the person gave before to a similar question. */
export function answersFromBank(control: FormControl, saved: string): Answer {
  if (!isChosen(control)) return writes(control, saved);
  const word = fold(saved);
  if (/^(?:yes|no)\b/.test(word) && (!hasOptions(control) || isYesNo(control.options)))
    return answersYesNo(control, word.startsWith("yes"));
  return answersWith(control, saved, [saved]);
}
