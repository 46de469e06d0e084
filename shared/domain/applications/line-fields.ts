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
  /** What other trackers call it, folded as in `import-fields.ts`; the best names first. */
  otherTitles: string;
}

const fields = {
  location: {
    label: "Location",
    logName: "location",
    emptyText: "Not stated in the ad",
    isSearched: true,
    otherTitles:
      "location place city joblocation suburb town region area where ort worklocation officelocation office site " +
      "cityormode state locations stateterritory cityregion locationmode",
  },
  salary: {
    label: "Salary",
    logName: "salary",
    emptyText: "Salary not specified",
    isSearched: false,
    otherTitles:
      "salary pay salaryrange compensation rate maxsalary minsalary wage wages package remuneration payrate salaryoffered " +
      "expectedsalary advertisedsalary salaryorrate gehalt comp range salarypackage hourlyrate money base basesalary",
  },
  recruiter: {
    label: "Recruiter",
    logName: "recruiter",
    isSearched: true,
    otherTitles: "recruiter recruitmentagency recruitingagency recruitmentconsultant consultant headhunter",
  },
} as const satisfies Record<string, LineField>;

export type LineFieldName = keyof typeof fields;

/**
 * The one-line texts of an application that are only stored, shown, searched, imported and exported. A new one is a row
 * here, a column of `Application` in `schema.prisma`, and its migration.
 */
export const lineFields: Readonly<Record<LineFieldName, LineField>> = fields;
export const lineFieldNames = Object.keys(fields) as readonly LineFieldName[];

/** Characters of such a text. */
export const maxLineLength = 300;

/** A value for each one-line field: a schema, a column, an input's text. */
export function eachLineField<Value>(
  make: (name: LineFieldName, field: LineField) => Value,
): Record<LineFieldName, Value> {
  return Object.fromEntries(lineFieldNames.map((name) => [name, make(name, lineFields[name])])) as Record<
    LineFieldName,
    Value
  >;
}
