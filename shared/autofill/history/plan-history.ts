import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { questionText } from "../answer-field.ts";
import { classifyForm, type ReadControl } from "../classify-form.ts";
import type { FillItem } from "../fill-plan.ts";
import type { AddButton, FormSnapshot } from "../form-snapshot.ts";
import { answerHistory } from "./answer-history.ts";
import { type HistoryItem, historyItems } from "./history-items.ts";
import { type HistorySlot, historySlots, isTaken } from "./history-slots.ts";
import { type HistoryKind, kindOfAdder } from "./history-words.ts";

/** One list of a form, and the resume's entries for it. */
export type HistorySection = {
  kind: HistoryKind;
  /** Number of entries that the page has open now. */
  slots: number;
  items: HistoryItem[];
  /** The page's button for another entry; null if there is none, or more than one candidate. */
  adder: AddButton | null;
};

const KINDS: readonly HistoryKind[] = ["work", "education", "licences", "referees"];

function readable(snapshot: FormSnapshot): ReadControl[] {
  return classifyForm(snapshot).filter(({ control }) => !control.isReadOnly);
}

function slotsOf(snapshot: FormSnapshot, kind: HistoryKind): HistorySlot[] {
  return historySlots(readable(snapshot)).filter((slot) => slot.kind === kind);
}

/**
 * The lists of a form that a resume can fill. A list that already contains text is left out, because nobody can tell
 * which entry is which.
 */
export function planHistory(snapshot: FormSnapshot, model: ResumeModel): HistorySection[] {
  const slots = historySlots(readable(snapshot));
  return KINDS.flatMap((kind) => {
    const own = slots.filter((slot) => slot.kind === kind);
    const items = historyItems(model, kind);
    const adder = adderOf(snapshot, kind);
    if (items.length === 0 || own.some(isTaken) || (own.length === 0 && adder === null)) return [];
    return [{ kind, slots: own.length, items, adder }];
  });
}

/** The page's button for another entry of a list; null if there is none, or more than one candidate. */
export function adderOf(snapshot: FormSnapshot, kind: HistoryKind): AddButton | null {
  const [only, ...others] = (snapshot.adders ?? []).filter((one) => kindOfAdder(one) === kind);
  return only === undefined || others.length > 0 ? null : only;
}

/** Marks the controls of a form's lists as settled for the plan of the other questions. */
export function withoutHistory(
  read: readonly ReadControl[],
  planned: readonly HistorySection[],
): ReadControl[] {
  const slots = historySlots(read);
  const isPlanned = ({ kind }: HistorySlot): boolean => planned.some((section) => section.kind === kind);
  const isFirst = (slot: HistorySlot): boolean => slots.find(({ kind }) => kind === slot.kind) === slot;
  const refsOf = (found: readonly HistorySlot[]): Set<number> =>
    new Set(found.flatMap(({ controls }) => controls.map(({ control }) => control.ref)));
  const own = refsOf(slots.filter(isPlanned));
  // The profile has only the current employer, so it fills no second entry, and none that is begun.
  const foreign = refsOf(slots.filter((slot) => !isPlanned(slot) && (!isFirst(slot) || isTaken(slot))));
  return read
    .filter(({ control }) => !own.has(control.ref))
    .map((one) => (foreign.has(one.control.ref) ? { ...one, meaning: "other" as const } : one));
}

/** The places of the controls that belong to a form's lists, whatever they contain. */
export function placesOfLists(snapshot: FormSnapshot): number[] {
  return historySlots(readable(snapshot)).flatMap(({ controls }) =>
    controls.map(({ control }) => control.ref),
  );
}

/** Number of entries of a list that the page has open. */
export function countSlots(snapshot: FormSnapshot, kind: HistoryKind): number {
  return slotsOf(snapshot, kind).length;
}

/** The values for one entry of a form's list. @param at the entry's index in the page, from 0. */
export function fillsOfEntry(
  snapshot: FormSnapshot,
  kind: HistoryKind,
  at: number,
  { values }: HistoryItem,
): FillItem[] {
  const slot = slotsOf(snapshot, kind)[at];
  if (slot === undefined || isTaken(slot)) return [];
  return slot.controls.flatMap((place) => {
    const answer = answerHistory(place, values[place.field]);
    if (typeof answer === "string") return [];
    const { control } = place;
    return [
      {
        ...answer,
        ref: control.ref,
        field: "other" as const,
        asked: questionText(control),
        source: "resume" as const,
        isKnockOut: false,
        needsConsent: true,
        isSensitive: false,
        needsPick: control.kind === "combobox" || control.kind === "listbox",
      },
    ];
  });
}
