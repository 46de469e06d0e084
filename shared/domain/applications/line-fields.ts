/** Facts about a one-line field of an application. */
export interface LineField {
  /** The label on forms and on the job's page, and the title in the export. */
  label: string;
  /** The name in the log: "Changed salary". */
  logName: string;
  /** Shown if the field is empty; without it, an empty field is left out of the job's page. */
  emptyText?: string;
  /** Whether the tracker's search includes it. */
  isSearched: boolean;
}

export const lineFieldNames = ["location", "salary", "recruiter"] as const;
export type LineFieldName = (typeof lineFieldNames)[number];

/**
 * The one-line texts of an application that are only stored, shown, searched, imported and exported. A new one needs
 * a name and a row here, its names in other trackers in `import-fields.ts`, a column of `Application` in
 * `schema.prisma`, and a migration. Code that needs only the names does not load the labels.
 */
export const lineFields: Readonly<Record<LineFieldName, LineField>> = {
  location: {
    label: "Location",
    logName: "location",
    emptyText: "Not stated in the ad",
    isSearched: true,
  },
  salary: {
    label: "Salary",
    logName: "salary",
    emptyText: "Salary not specified",
    isSearched: false,
  },
  recruiter: {
    label: "Recruiter",
    logName: "recruiter",
    isSearched: true,
  },
};

/** Characters of such a text. */
export const maxLineLength = 300;

/** A value for each one-line field: a schema, a column or an input's text. */
export function eachLineField<Value>(make: (name: LineFieldName) => Value): Record<LineFieldName, Value> {
  return Object.fromEntries(lineFieldNames.map((name) => [name, make(name)])) as Record<LineFieldName, Value>;
}
