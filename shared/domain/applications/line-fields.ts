/** What the product knows of a one-line field of an application. */
export interface LineField {
  /** On forms, on the job's page and as a title of the export. */
  label: string;
  /** What the log calls it: "Changed salary". */
  logName: string;
  /** Shown where it is empty; without these words an empty field is left out of the job's page. */
  emptyText?: string;
  /** Whether the tracker's search looks into it. */
  isSearched: boolean;
}

export const lineFieldNames = ["location", "salary", "recruiter"] as const;
export type LineFieldName = (typeof lineFieldNames)[number];

/**
 * The one-line texts of an application that are only stored, shown, searched, imported and exported. A new one is a name
 * and a row here, what other trackers call it in `import-fields.ts`, a column of `Application` in `schema.prisma`, and its
 * migration. What needs only the names loads no labels.
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

/** A value for each one-line field: a schema, a column, an input's text. */
export function eachLineField<Value>(make: (name: LineFieldName) => Value): Record<LineFieldName, Value> {
  return Object.fromEntries(lineFieldNames.map((name) => [name, make(name)])) as Record<LineFieldName, Value>;
}
