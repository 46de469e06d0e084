import type { ResumeBasics, ResumeModel, WorkEntry, WorkField } from "#shared/domain/resumes/resume-model.ts";
import { addedMark, anchorOf, type CorrectedList, findEntry } from "./entry-anchors.ts";
import { applyEntryEdit, type EntryEdit } from "./entry-edits.ts";
import {
  isAllowedDate,
  placePoints,
  renumbered,
  splitWork,
  type WorkFields,
  withoutWork,
} from "./work-edits.ts";

/** Basics fields a person can correct. */
export type BasicsField = Exclude<keyof ResumeBasics, "profiles">;
export type { WorkField };

/** Which entry is meant: its place when the edit has its turn, and the lines it was read from (entry-anchors.ts). */
interface Which {
  index: number;
  was?: string | undefined;
}

/**
 * A correction to what was read, as plain data to keep beside the resume. `null` clears a field. An edit with an
 * anchor (`was`) means that entry wherever it is in the list, and nothing where the text no longer has it.
 */
export type ResumeEdit =
  | { edit: "set-basics"; field: BasicsField; was?: string | undefined; value: string | null }
  | ({ edit: "set-work"; field: WorkField; value: string | null } & Which)
  | { edit: "add-work"; index: number; entry: WorkFields; highlights?: string[] | undefined }
  | ({ edit: "remove-work" } & Which)
  /** One role is two: the second begins at the point `from`; without an employer of its own it has the first one's. */
  | ({ edit: "split-work"; from: number; first: WorkFields; second: WorkFields } & Which)
  /** Two roles are one: what the first does not have comes from the other. */
  | ({ edit: "merge-work"; other: number; otherWas?: string | undefined } & Which)
  /** Lines that belong to no role are points of this one. */
  | ({ edit: "place-points"; points: string[] } & Which)
  /** The entry is right as it is shown: what was unsure in it counts from now on. */
  | ({ edit: "accept-entry"; list: CorrectedList } & Which)
  | EntryEdit
  /** What was read is right, however unusual it looks. */
  | { edit: "confirm-structure" };

function withField<Target extends object, Field extends keyof Target>(
  target: Target,
  field: Field,
  value: string | null,
): Target {
  const trimmed = value?.trim() ?? "";
  const { [field]: _, ...rest } = target;
  return (trimmed === "" ? rest : { ...rest, [field]: trimmed }) as Target;
}

/** What was unsure about a field is settled once the person says what it is. */
function withoutDoubt(entry: WorkEntry, field: WorkField): WorkEntry {
  if (entry.unsure === undefined) return entry;
  const { [field]: _, ...left } = entry.unsure;
  const { unsure: __, ...rest } = entry;
  return Object.keys(left).length === 0 ? rest : { ...rest, unsure: left };
}

function setField(entry: WorkEntry, field: WorkField, value: string | null): WorkEntry {
  return isAllowedDate(field, value) ? withoutDoubt(withField(entry, field, value), field) : entry;
}

const workFields: readonly WorkField[] = ["name", "position", "location", "startDate", "endDate"];

function addWork(model: ResumeModel, edit: Extract<ResumeEdit, { edit: "add-work" }>): ResumeModel {
  let added: WorkEntry = { highlights: [...(edit.highlights ?? [])], lines: [] };
  for (const field of workFields) added = setField(added, field, edit.entry[field] ?? null);
  const at = Math.max(0, Math.min(edit.index, model.work.length));
  return renumbered(model, [...model.work.slice(0, at), added, ...model.work.slice(at)]);
}

/** Every unsure value counts, where the field has none yet. */
function accepted(entry: WorkEntry): WorkEntry {
  const { unsure, ...rest } = entry;
  return { ...unsure, ...rest, isChecked: true };
}

function acceptEntry(model: ResumeModel, list: CorrectedList, at: number): ResumeModel {
  if (list === "work")
    return { ...model, work: model.work.map((entry, index) => (index === at ? accepted(entry) : entry)) };
  const entries: object[] = model[list].map((entry, index) =>
    index === at ? { ...entry, isChecked: true } : entry,
  );
  return { ...model, [list]: entries };
}

function mergeWork(model: ResumeModel, first: number, second: number): ResumeModel {
  const [one, other] = [model.work[first], model.work[second]];
  if (one === undefined || other === undefined || one === other) return model;
  const merged: WorkEntry = {
    ...other,
    ...one,
    highlights: [...one.highlights, ...other.highlights],
    lines: [...new Set([...one.lines, ...other.lines])].sort((a, b) => a - b),
  };
  return renumbered(
    model,
    model.work.map((entry) => (entry === one ? merged : entry)).filter((entry) => entry !== other),
  );
}

type WorkEdit = Extract<
  ResumeEdit,
  { edit: "set-work" | "remove-work" | "split-work" | "merge-work" | "place-points" }
>;

function applyWorkEdit(model: ResumeModel, edit: WorkEdit): ResumeModel {
  const at = findEntry(model, "work", edit.index, edit.was);
  const entry = model.work[at];
  if (entry === undefined) return model;
  switch (edit.edit) {
    case "set-work":
      return { ...model, work: model.work.with(at, setField(entry, edit.field, edit.value)) };
    case "remove-work":
      return withoutWork(model, at);
    case "split-work":
      return splitWork(model, at, edit);
    case "merge-work":
      return mergeWork(model, at, findEntry(model, "work", edit.other, edit.otherWas));
    case "place-points":
      return placePoints(model, at, edit.points);
  }
}

function applyOne(model: ResumeModel, edit: ResumeEdit): ResumeModel {
  switch (edit.edit) {
    case "set-basics":
      return { ...model, basics: withField(model.basics, edit.field, edit.value) };
    case "add-work":
      return addWork(model, edit);
    case "confirm-structure":
      return { ...model, meta: { ...model.meta, isConfirmed: true } };
    case "accept-entry":
      return acceptEntry(model, edit.list, findEntry(model, edit.list, edit.index, edit.was));
    case "set-entry":
    case "add-entry":
    case "remove-entry":
      return applyEntryEdit(model, edit);
    default:
      return applyWorkEdit(model, edit);
  }
}

/**
 * The model with a person's corrections, in order. An edit that fits nothing (no such entry, no date) changes
 * nothing. Corrected values keep the source lines of what they replace; an added entry has none. Pure.
 */
export function applyResumeEdits(model: ResumeModel, edits: readonly ResumeEdit[]): ResumeModel {
  return edits.reduce(applyOne, model);
}

/** The edit with the lines of the entry that it means, so that it finds it in another reading too. Pure. */
export function anchored(model: ResumeModel, edit: ResumeEdit): ResumeEdit {
  switch (edit.edit) {
    case "set-basics":
      return { ...edit, was: model.basics[edit.field] ?? "" };
    case "add-work":
    case "add-entry":
    case "confirm-structure":
      return edit;
    case "accept-entry":
    case "set-entry":
    case "remove-entry":
      return { ...edit, was: anchorOf(model, edit.list, edit.index) };
    case "merge-work":
      return {
        ...edit,
        was: anchorOf(model, "work", edit.index),
        otherWas: anchorOf(model, "work", edit.other),
      };
    default:
      return { ...edit, was: anchorOf(model, "work", edit.index) };
  }
}

const spaced = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * The corrections that still hold when a resume's text is replaced by its next version: those of entries whose lines
 * are all in the new text or that a person added, of contact details that are still in it, and jobs added that it does not name. A
 * confirmation is not among them: the new text is looked at again. Pure.
 */
export function carriedEdits(edits: readonly ResumeEdit[], nextText: string): ResumeEdit[] {
  const next = spaced(nextText);
  const isIn = (part: string | undefined) => part !== undefined && next.includes(spaced(part));
  return edits.filter((edit) => {
    switch (edit.edit) {
      case "confirm-structure":
        return false;
      case "set-basics":
        return isIn(edit.was);
      case "add-work":
        return !(isIn(edit.entry.position ?? "?") && isIn(edit.entry.name ?? ""));
      case "add-entry":
        return !isIn(edit.value);
      default:
        return edit.was?.startsWith(addedMark) || edit.was?.split("\n").every(isIn) === true;
    }
  });
}
