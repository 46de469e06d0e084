import {
  fieldsOfTitle,
  type ImportField,
  importFields,
  isDateField,
  ownColumns,
} from "#shared/domain/applications/import/import-fields.ts";
import { readStatus } from "#shared/domain/applications/import/read-status.ts";
import type { ApplicationStatus } from "#shared/domain/applications/status.ts";
import { type ColumnFacts, columnFacts } from "./cell-kinds.ts";
import type { Table } from "./find-table.ts";

/** What becomes of a column: a field of the application, a line of its notes, or nothing. */
export type ColumnUse = ImportField | "keep" | "skip";
export const isField = (use: ColumnUse): use is ImportField => use !== "keep" && use !== "skip";

export interface Column {
  title: string;
  use: ColumnUse;
  /** The use follows from the cells, not from the title: the person is asked to look. */
  isUnsure: boolean;
  /** The stage that a filled cell means, in a table with a column for each stage. */
  stage: ApplicationStatus | null;
  /** Its cells hold title and employer together. */
  isTitleWithCompany: boolean;
  facts: ColumnFacts;
}

/** @param chosen what the person has said of each column; null as the titles and cells say. */
export function assignColumns(table: Table, chosen: readonly ColumnUse[] | null): Column[] {
  const columns = table.titles.map((title, at): Column => {
    const facts = columnFacts(table.rows.map(({ cells }) => cells[at] ?? ""));
    return { title, use: "keep", isUnsure: false, stage: null, isTitleWithCompany: false, facts };
  });
  if (chosen) for (const [at, column] of columns.entries()) column.use = chosen[at] ?? "skip";
  else if (table.isOwn)
    for (const [at, use] of (ownColumns(table.titles) ?? []).entries()) setUse(columns[at], use);
  else assign(columns, table);
  if (!columns.some(({ use }) => use === "status")) findStages(columns);
  findJoinedTitles(columns, table);
  return columns;
}

function setUse(column: Column | undefined, use: ColumnUse | null): void {
  if (column) column.use = use ?? "skip";
}

function assign(columns: Column[], table: Table): void {
  for (const column of columns)
    if (column.facts.n === 0 || (column.facts.isCount && fieldsOfTitle(column.title).length === 0))
      column.use = "skip";
  assignByTitle(columns);
  findJoinedTitles(columns, table);
  assignByCells(columns);
}

/** A column with the field that it may be, and how likely it is. */
interface Pair {
  column: Column;
  field: ImportField;
  score: number;
}

function assignByTitle(columns: readonly Column[]): void {
  const pairs = columns.flatMap((column): Pair[] =>
    fieldsOfTitle(column.title).map(({ field, score }) => ({
      column,
      field,
      score: score + fitOf(field, column.facts),
    })),
  );
  pairs.sort((one, other) => other.score - one.score);
  const taken = new Set<ImportField>();
  for (const { column, field, score } of pairs) {
    if (score < 0.5 || isField(column.use) || taken.has(field)) continue;
    column.use = field;
    taken.add(field);
  }
  // One address in every row is the person's own, as in LinkedIn's export.
  const address = columns.find(({ use }) => use === "contactEmail");
  if (address && address.facts.n > 1 && address.facts.distinct === 1) address.use = "keep";
}

/** How well the cells of a column fit a field: what they are raises it, what they are instead lowers it. */
function fitOf(field: ImportField, facts: ColumnFacts): number {
  if (facts.n === 0) return -0.1;
  if (isDateField(field))
    return facts.day >= 0.3 ? facts.day / 2 : facts.flag > 0.8 || facts.money > 0.5 ? -1 : -0.2;
  switch (field) {
    case "status":
      return facts.place > 0.5 || facts.day > 0.5 ? -1 : facts.status / 2;
    case "location":
      return facts.place === 0 && facts.n > 1 ? -0.3 : facts.place / 2;
    case "jobUrl":
      return facts.url / 2;
    case "jobTitle":
      return facts.day > 0.5 || facts.url > 0.5 ? -1 : facts.titleHead / 2;
    case "company":
      return facts.day > 0.5 || facts.url > 0.5 || facts.money > 0.5 ? -1 : -facts.titleHead / 3;
    case "contactEmail":
      return facts.email > 0.2 ? facts.email / 2 : -1;
    case "salary":
      return facts.day > 0.8 ? -1 : facts.money / 4;
    case "contactName":
      return facts.email > 0.5 || facts.phone > 0.5 ? -1 : 0;
    case "id":
      return facts.uuid > 0.5 ? 0 : -1;
    default:
      return 0;
  }
}

/** What cells alone show, for columns whose titles say nothing; the clearest kinds first. */
const byCells: readonly [field: ImportField, likeness: (facts: ColumnFacts) => number][] = [
  ["jobUrl", ({ url }) => (url >= 0.6 ? url : 0)],
  ["appliedDate", ({ day }) => (day >= 0.6 ? day : 0)],
  [
    "status",
    ({ status, length, titleHead }) => (status >= 0.7 && length < 30 && titleHead < 0.4 ? status : 0),
  ],
  ["salary", ({ money, length }) => (money >= 0.6 && length < 40 ? money : 0)],
  ["contactEmail", ({ email }) => (email >= 0.6 ? email : 0)],
  ["jobTitle", ({ titleHead, length }) => (titleHead >= 0.3 && length < 70 ? titleHead : 0)],
  ["location", ({ place, length }) => (place >= 0.5 && length < 50 ? place : 0)],
  [
    "company",
    ({ n, day, url, money, flag, number, phone, status, length }) =>
      n > 0 && Math.max(day, url, money, flag, number, phone) < 0.4 && status < 0.7 && length < 50 ? 0.3 : 0,
  ],
];
/** Of a table with titles, only what every application has is searched by the cells. */
const essential: readonly ImportField[] = ["jobTitle", "company", "status", "appliedDate", "jobUrl"];

function assignByCells(columns: readonly Column[]): void {
  const hasTitles = columns.some(({ title }) => title !== "");
  for (const [field, likeness] of byCells) {
    if (columns.some(({ use }) => use === field) || (hasTitles && !essential.includes(field))) continue;
    if (field === "company" && columns.some(({ isTitleWithCompany }) => isTitleWithCompany)) continue;
    const free = columns.filter(({ use, facts }) => use === "keep" && facts.n > 0);
    const best = free.reduce<Column | null>(
      (found, one) => (likeness(one.facts) > (found ? likeness(found.facts) : 0) ? one : found),
      null,
    );
    if (!best) continue;
    best.use = field;
    best.isUnsure = true;
  }
  if (!hasTitles && !columns.some(({ use }) => use === "notes")) {
    const texts = columns.filter(({ use, facts }) => use === "keep" && facts.n > 0);
    const longest = texts.sort((one, other) => other.facts.length - one.facts.length)[0];
    if (longest) longest.use = "notes";
  }
}

/** Columns named after stages, with a tick or a day in each: "Applied", "Interview", "Knocked back". */
function findStages(columns: readonly Column[]): void {
  for (const column of columns) {
    const { title, facts } = column;
    const meaning =
      title.length <= 30 && !/\bdate|deadline|closing|follow/i.test(title) ? readStatus(title) : null;
    const isStage = meaning !== null && facts.n > 0 && Math.max(facts.flag, facts.day) >= 0.8;
    if (!isStage) continue;
    column.stage = meaning.status;
    if (column.use === "keep" && facts.flag >= 0.8) column.use = "skip";
  }
}

/** "Boilermaker - Grindlay", "Cook @ Diner", "Nurse at Ward Nine". */
export const joinedTitle = /^(?<title>\S.{0,200}?)\s*(?:\s[-–—|@·]\s|\s@|\sat\s|\s(?=@))\s*(?<company>\S.*)$/;

function findJoinedTitles(columns: readonly Column[], table: Table): void {
  if (columns.some(({ use }) => use === "company")) return;
  const at = columns.findIndex(({ use }) => use === "jobTitle");
  const cells = table.rows.map(({ cells: row }) => (row[at] ?? "").trim()).filter(Boolean);
  const column = columns[at];
  if (column)
    column.isTitleWithCompany = cells.filter((cell) => joinedTitle.test(cell)).length >= cells.length * 0.6;
}

/** Checks what a person has chosen: each field once, a use for each column. */
export function areUses(uses: readonly string[]): uses is ColumnUse[] {
  const fields = uses.filter((use) => use !== "keep" && use !== "skip");
  return (
    new Set(fields).size === fields.length && fields.every((use) => importFields.some((one) => one === use))
  );
}
