import { questionWords } from "../classify-control.ts";
import type { ReadControl } from "../classify-form.ts";
import type { DatePart, FormControl } from "../form-snapshot.ts";
import { type HistoryField, type HistoryKind, historyField, kindOfControl } from "./history-words.ts";

/** One control of an entry: its field, and its part of a date. */
export type SlotControl = { control: FormControl; field: HistoryField; part: DatePart | null };

/** The controls of a form for one job, one course, one licence or one referee. */
export type HistorySlot = { kind: HistoryKind; controls: SlotControl[] };

/** Maximum number of controls of other questions inside one entry. */
const REACH = 6;

const ANCHORS: Readonly<Record<HistoryKind, readonly (readonly HistoryField[])[]>> = {
  work: [["title"], ["company"]],
  education: [["school"], ["degree", "area"]],
  licences: [["name"], ["issuer", "start", "end"]],
  referees: [["name"], ["email", "phone"]],
};

/** The label 'Start date month' asks for a part of a date; 'month/year' for the whole. */
function partOf(control: FormControl): DatePart | null {
  if (control.datePart !== null) return control.datePart;
  const words = questionWords(control.label || control.near || control.placeholder);
  const [isMonth, isYear] = [/\bmonth\b/.test(words), /\byear\b/.test(words)];
  if (isMonth === isYear) return null;
  return isMonth ? "month" : "year";
}

function isWhole({ kind, controls }: HistorySlot): boolean {
  return ANCHORS[kind].every((fields) => controls.some(({ field }) => fields.includes(field)));
}

/** Removes a place at the end, which belongs to the next question: 'City' after a job is the person's own. */
function withoutTail({ kind, controls }: HistorySlot): HistorySlot {
  const last = controls.findLastIndex(({ field }) => field !== "location");
  return { kind, controls: controls.slice(0, last + 1) };
}

function belongs(slot: HistorySlot | undefined, next: SlotControl, kind: HistoryKind): boolean {
  return (
    slot !== undefined &&
    slot.kind === kind &&
    slot.controls[0]?.control.form === next.control.form &&
    !slot.controls.some(({ field, part }) => field === next.field && part === next.part)
  );
}

/**
 * The entries of a form's lists in the page's order. A new one begins when a question repeats.
 * @param read the controls as `classifyForm` returns them.
 */
export function historySlots(read: readonly ReadControl[]): HistorySlot[] {
  const slots: HistorySlot[] = [];
  let gap = 0;
  for (const { control, meaning } of read) {
    if (meaning === "do_not_fill") continue;
    const kind = kindOfControl(control);
    const field = kind === undefined ? undefined : historyField(kind, control);
    gap += 1;
    if (kind === undefined || field === undefined) continue;
    const next = { control, field, part: partOf(control) };
    const open = gap > REACH ? undefined : slots.at(-1);
    if (open !== undefined && belongs(open, next, kind)) open.controls.push(next);
    else slots.push({ kind, controls: [next] });
    gap = 0;
  }
  return slots.map(withoutTail).filter(isWhole);
}

/** True if the person or the site's resume parser has begun to fill it in. */
export function isTaken({ controls }: HistorySlot): boolean {
  return controls.some(({ control, field }) => control.hasValue && field !== "current");
}
