import type { EntryField, EntryList } from "#shared/domain/resumes/entry-lists.ts";

/** An entry of any of the lists, as the model holds it. */
export type ReadEntry = { readonly lines: readonly number[] } & {
  readonly [Field in Exclude<EntryField, "keywords">]?: string;
} & { readonly keywords?: readonly string[] };

export interface EntryCard {
  list: EntryList;
  title: string;
  /** What is said where nothing was found. */
  none: string;
  /** What one of them is called. */
  one: string;
  /** Label of the field that adds one. */
  add: string;
  /** Folded until it is asked for. */
  isFolded?: boolean;
  nameField: "studyType" | "name";
  fields: readonly { field: EntryField; label: string; kind?: "from" | "until" | "list" | "wide" }[];
}

/** What can be corrected besides the jobs, in the order of the screen. */
export const entryCards: readonly EntryCard[] = [
  {
    list: "education",
    title: "Qualifications",
    none: "No qualification found.",
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
    isFolded: true,
    title: "Skills",
    none: "No list of skills found.",
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
    title: "Licences and checks",
    none: "No licence or check found.",
    one: "licence",
    add: "Add a licence or check",
    nameField: "name",
    fields: [
      { field: "name", label: "Licence or check" },
      { field: "issuer", label: "Issued by" },
      { field: "date", label: "Date", kind: "from" },
      { field: "expires", label: "Expires", kind: "from" },
    ],
  },
  {
    list: "referees",
    isFolded: true,
    title: "Referees",
    none: "No referee found.",
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
