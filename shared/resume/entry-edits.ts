import type { EntryField, EntryList } from "#shared/domain/resumes/entry-lists.ts";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { findEntry } from "./entry-anchors.ts";

/** Indexes count in the list as it is when the edit has its turn; `was` finds the entry again (entry-anchors.ts). */
export type EntryEdit =
  | {
      edit: "set-entry";
      list: EntryList;
      index: number;
      was?: string | undefined;
      field: EntryField;
      value: string | null;
    }
  /** The last of its list; `value` is what names it: the qualification, the skills, the name. */
  | { edit: "add-entry"; list: EntryList; value: string }
  | { edit: "remove-entry"; list: EntryList; index: number; was?: string | undefined };

const fieldsOf: Record<EntryList, readonly EntryField[]> = {
  education: ["studyType", "area", "institution", "startDate", "endDate"],
  skills: ["name", "keywords"],
  certificates: ["name", "issuer", "date", "expires"],
  referees: ["name", "position", "contact"],
};

const dateFields: readonly EntryField[] = ["startDate", "endDate", "date", "expires"];
const isDate = (value: string) => /^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(value);

/** The skills of a typed list. */
export function keywordsOf(value: string): string[] {
  return [...new Set(value.split(/[,;\n]/).map((one) => one.trim()))].filter((one) => one !== "");
}

/** A date field takes only a date, and what a certificate or a person is called cannot be nothing. */
function isAllowed(list: EntryList, field: EntryField, value: string): boolean {
  if (!fieldsOf[list].includes(field)) return false;
  if (value === "") return !(field === "name" && (list === "certificates" || list === "referees"));
  if (!dateFields.includes(field)) return true;
  return isDate(value) || (field === "endDate" && value === "present");
}

function withValue<Entry extends object>(entry: Entry, field: EntryField, value: string): Entry {
  if (field === "keywords") return { ...entry, keywords: keywordsOf(value) };
  const { [field]: _, ...rest } = entry as Entry & Record<string, unknown>;
  return (value === "" ? rest : { ...rest, [field]: value }) as Entry;
}

function changedAt<Entry extends object>(
  entries: readonly Entry[],
  { list, index, field, value }: Extract<EntryEdit, { edit: "set-entry" }>,
): Entry[] {
  const trimmed = value?.trim() ?? "";
  if (!isAllowed(list, field, trimmed)) return [...entries];
  return entries.map((entry, at) => (at === index ? withValue(entry, field, trimmed) : entry));
}

/** The model with a correction of an entry; one that fits nothing changes nothing. Pure. */
export function applyEntryEdit(model: ResumeModel, edit: EntryEdit): ResumeModel {
  const { list } = edit;
  if (edit.edit !== "add-entry") {
    const index = findEntry(model, list, edit.index, edit.was);
    const changed =
      edit.edit === "set-entry"
        ? changedAt<object>(model[list], { ...edit, index })
        : model[list].filter((_: object, at) => at !== index);
    return { ...model, [list]: changed };
  }
  const value = edit.value.trim();
  return value === "" ? model : withAdded(model, list, value);
}

function withAdded(model: ResumeModel, list: EntryList, value: string): ResumeModel {
  switch (list) {
    case "education":
      return { ...model, education: [...model.education, { studyType: value, lines: [] }] };
    case "skills":
      return { ...model, skills: [...model.skills, { keywords: keywordsOf(value), lines: [] }] };
    case "certificates":
      return { ...model, certificates: [...model.certificates, { name: value, lines: [] }] };
    case "referees":
      return { ...model, referees: [...model.referees, { name: value, lines: [] }] };
  }
}
