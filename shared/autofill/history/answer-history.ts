import { monthNames } from "#shared/domain/dates.ts";
import {
  type Answer,
  answersYesNo,
  chooses,
  hasOptions,
  isChosen,
  picks,
  writes,
} from "../answer-control.ts";
import { fold } from "../fold.ts";
import type { FormControl } from "../form-snapshot.ts";
import type { HistoryValue } from "./history-items.ts";
import type { SlotControl } from "./history-slots.ts";

/** The only option that equals one of these words: a school or degree is never guessed. */
function choosesExactly(control: FormControl, wanted: readonly string[]): Answer {
  if (!hasOptions(control)) return picks(wanted);
  const said = control.options.map(({ label, value }) => fold(label || value));
  for (const want of wanted.map(fold)) {
    const found = said.flatMap((one, index) => (one === want ? [index] : []));
    if (found.length === 1) return chooses(control, found[0]);
  }
  return "does_not_fit";
}

function answersWords(control: FormControl, texts: readonly string[]): Answer {
  return isChosen(control) ? choosesExactly(control, texts) : writes(control, texts[0] ?? "");
}

/** As many whole lines as fit in the box. */
function answersLines(control: FormControl, lines: readonly string[]): Answer {
  const most = control.maxLength ?? Number.POSITIVE_INFINITY;
  let text = "";
  for (const line of lines) {
    const next = text === "" ? `- ${line}` : `${text}\n- ${line}`;
    if (next.length > most) break;
    text = next;
  }
  return text === "" ? "does_not_fit" : writes(control, text);
}

function monthTexts(month: string): string[] {
  const name = monthNames[Number(month) - 1] ?? "";
  return [month, String(Number(month)), name, name.slice(0, 3)];
}

/** A month and a year in the box's format; a day is never invented. */
function answersWholeDate(control: FormControl, year: string, month: string | undefined): Answer {
  const hint = `${control.placeholder} ${control.label}`.toLowerCase();
  if (control.type === "date" || /\b(?:dd|tt|jj)\b/.test(hint)) return "does_not_fit";
  if (control.type === "month")
    return month === undefined ? "does_not_fit" : writes(control, `${year}-${month}`);
  const separator = /\bmm ?([/.-]) ?(?:yyyy|jjjj|aaaa)\b/.exec(hint)?.[1];
  if (separator !== undefined)
    return month === undefined ? "does_not_fit" : writes(control, `${month}${separator}${year}`);
  if (control.type === "number" || /\byyyy\b/.test(hint)) return writes(control, year);
  const text = month === undefined ? year : `${monthNames[Number(month) - 1] ?? ""} ${year}`;
  return isChosen(control) ? choosesExactly(control, [text, year]) : writes(control, text);
}

function answersDate({ control, part }: SlotControl, date: string): Answer {
  const [year = "", month] = date.split("-");
  if (part === "day") return "not_in_profile";
  if (part === "year") return answersWords(control, [year]);
  if (part === "month") {
    if (month === undefined) return "not_in_profile";
    return answersWords(control, monthTexts(month));
  }
  return answersWholeDate(control, year, month);
}

function answersYes(control: FormControl, isYes: boolean): Answer {
  if (control.kind !== "checkbox" || control.options.length !== 1) return answersYesNo(control, isYes);
  // An unticked box already means no.
  return isYes ? { action: { kind: "options", indexes: [0] }, shown: "Yes" } : "has_value";
}

/** The value of a resume entry for one control of a form's list, or why there is none. */
export function answerHistory(place: SlotControl, value: HistoryValue | undefined): Answer {
  const { control } = place;
  if (control.hasValue) return "has_value";
  if (value === undefined) return "not_in_profile";
  if ("date" in value) return answersDate(place, value.date);
  if ("isYes" in value) return answersYes(control, value.isYes);
  return "lines" in value ? answersLines(control, value.lines) : answersWords(control, value.words);
}
