import type { ResumeBasics, ResumeModel, WorkEntry } from "#shared/domain/resumes/resume-model.ts";
import { applyEntryEdit, type EntryEdit } from "./entry-edits.ts";

/** Basics fields a person can correct. */
export type BasicsField = Exclude<keyof ResumeBasics, "profiles">;
/** Fields of a work entry a person can correct. */
export type WorkField = "name" | "position" | "location" | "startDate" | "endDate";

/**
 * A correction to what was read, as plain data to keep beside the resume. `null` clears a field. Indexes
 * count in the list as it stands when the edit is its turn.
 */
export type ResumeEdit =
  | { edit: "set-basics"; field: BasicsField; value: string | null }
  | { edit: "set-work"; index: number; field: WorkField; value: string | null }
  | {
      edit: "add-work";
      index: number;
      entry: { [Field in WorkField]?: string | undefined };
      highlights?: string[] | undefined;
    }
  | { edit: "remove-work"; index: number }
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

const isDate = (value: string) => value === "present" || /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(value);

/** A date field takes only what the model's dates may be. */
function isAllowed(field: WorkField, value: string | null): boolean {
  if (field !== "startDate" && field !== "endDate") return true;
  if (value === null || value.trim() === "") return true;
  return isDate(value.trim()) && !(field === "startDate" && value.trim() === "present");
}

function setField(entry: WorkEntry, field: WorkField, value: string | null): WorkEntry {
  return isAllowed(field, value) ? withField(entry, field, value) : entry;
}

/** The lines say which entry they belong to: moved indexes move with the entries. */
function renumbered(model: ResumeModel, work: WorkEntry[]): ResumeModel {
  const entryOf = new Map(work.flatMap((entry, at) => entry.lines.map((id) => [id, at] as const)));
  const lines = model.meta.lines.map((line) => {
    const { work: _, ...rest } = line;
    const at = entryOf.get(line.id);
    return at === undefined ? rest : { ...rest, work: at };
  });
  return { ...model, work, meta: { ...model.meta, lines } };
}

const workFields: readonly WorkField[] = ["name", "position", "location", "startDate", "endDate"];

function addWork(model: ResumeModel, edit: Extract<ResumeEdit, { edit: "add-work" }>): ResumeModel {
  let added: WorkEntry = { highlights: [...(edit.highlights ?? [])], lines: [] };
  for (const field of workFields) added = setField(added, field, edit.entry[field] ?? null);
  const at = Math.max(0, Math.min(edit.index, model.work.length));
  return renumbered(model, [...model.work.slice(0, at), added, ...model.work.slice(at)]);
}

function applyOne(model: ResumeModel, edit: ResumeEdit): ResumeModel {
  switch (edit.edit) {
    case "set-basics":
      return { ...model, basics: withField(model.basics, edit.field, edit.value) };
    case "set-work": {
      const work = model.work.map((entry, at) =>
        at === edit.index ? setField(entry, edit.field, edit.value) : entry,
      );
      return { ...model, work };
    }
    case "add-work":
      return addWork(model, edit);
    case "confirm-structure":
      return { ...model, meta: { ...model.meta, isConfirmed: true } };
    case "set-entry":
    case "add-entry":
    case "remove-entry":
      return applyEntryEdit(model, edit);
    case "remove-work":
      return model.work[edit.index] === undefined
        ? model
        : renumbered(model, model.work.toSpliced(edit.index, 1));
  }
}

/**
 * The model with a person's corrections, in order. An edit that fits nothing (no such entry, no date) changes
 * nothing. Corrected values keep the source lines of what they replace; an added entry has none. Pure.
 */
export function applyResumeEdits(model: ResumeModel, edits: readonly ResumeEdit[]): ResumeModel {
  return edits.reduce(applyOne, model);
}
