import type { EntryField, EntryList } from "#shared/domain/resumes/entry-lists.ts";

/** An entry of any of the lists, as the model holds it. */
export type ReadEntry = { readonly lines: readonly number[] } & {
  readonly [Field in Exclude<EntryField, "keywords">]?: string;
} & { readonly keywords?: readonly string[] };

export interface EntryCard {
  list: EntryList;
  title: string;
  /** What is said where nothing was read. */
  none: string;
  /** What one of them is called. */
  one: string;
  /** Label of the field that adds one. */
  add: string;
  nameField: "studyType" | "name";
  fields: readonly { field: EntryField; label: string; kind?: "from" | "until" | "list" | "wide" }[];
}

/** What can be corrected beside the file, in the order of the screen. */
export const entryCards: readonly EntryCard[] = [
  {
    list: "education",
    title: "Education, as it was read",
    none: "No qualification was read.",
    one: "qualification",
    add: "Add a qualification",
    nameField: "studyType",
    fields: [
      { field: "studyType", label: "Qualification", kind: "wide" },
      { field: "area", label: "Field of study" },
      { field: "institution", label: "School" },
      { field: "startDate", label: "From", kind: "from" },
      { field: "endDate", label: "To", kind: "until" },
    ],
  },
  {
    list: "skills",
    title: "Skills, as they were read",
    none: "No list of skills was read.",
    one: "list",
    add: "Add skills, with commas between them",
    nameField: "name",
    fields: [
      { field: "name", label: "Name of the list" },
      { field: "keywords", label: "Skills", kind: "list" },
    ],
  },
  {
    list: "certificates",
    title: "Licences and certificates",
    none: "No licence or certificate was read.",
    one: "certificate",
    add: "Add a licence or certificate",
    nameField: "name",
    fields: [
      { field: "name", label: "Licence or certificate" },
      { field: "issuer", label: "Issued by" },
      { field: "date", label: "Date", kind: "from" },
      { field: "expires", label: "Expires", kind: "from" },
    ],
  },
  {
    list: "referees",
    title: "Referees",
    none: "No referee was read.",
    one: "referee",
    add: "Add a referee",
    nameField: "name",
    fields: [
      { field: "name", label: "Referee" },
      { field: "position", label: "Position" },
      { field: "contact", label: "Contact", kind: "wide" },
    ],
  },
];
