import type { TableReport } from "#shared/contract/applications/application-reports.ts";
import {
  type ImportField,
  importFields,
  importTitles,
  ownFields,
} from "#shared/domain/applications/import/import-fields.ts";

export type ReportColumn = TableReport["columns"][number];
export type ColumnUse = ReportColumn["use"];

/** Where the screen's words differ from the titles of our own export. */
const ownWords: Partial<Record<ColumnUse, string>> = {
  company: "Employer",
  jobUrl: "Ad link",
  appliedDate: "Date applied",
  createdAt: "Date saved",
  keep: "Add to notes",
  skip: "Skip",
};

const titleOf = (use: ColumnUse): string => (use === "keep" || use === "skip" ? use : importTitles[use]);

/** What a column's use is called on screen. */
export const nameOfUse = (use: ColumnUse): string => ownWords[use] ?? titleOf(use);

/** Fields of our own export are recognised by their titles and not chosen. */
const choosable: readonly ImportField[] = importFields.filter((field) => !ownFields.includes(field));

export const columnOptions: readonly { value: ColumnUse; name: string; description?: string }[] = [
  ...choosable.map((value) => ({ value, name: nameOfUse(value) })),
  { value: "keep", name: nameOfUse("keep"), description: "Each cell, with the column's title" },
  { value: "skip", name: nameOfUse("skip"), description: "This column is not imported" },
];

export const isOwnField = (use: ColumnUse): boolean => ownFields.some((field) => field === use);

/** A file without titles has columns all the same. */
export const columnName = ({ title }: Pick<ReportColumn, "title">, at: number): string =>
  title || `Column ${at + 1}`;
