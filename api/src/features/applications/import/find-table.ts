import { fieldsOfTitle, ownColumns } from "#shared/domain/applications/import/import-fields.ts";
import { looksLikeEntry, looksLikeValue } from "./cell-kinds.ts";
import { type Grid, type GridRow, NoTable } from "./read-grid.ts";

/** The applications of a file as one table, whatever was around them. */
export interface Table {
  /** Empty where the file has no title for a column. */
  titles: string[];
  rows: GridRow[];
  /** The table is an export of Kelpie's: its columns are known and its cells are exact. */
  isOwn: boolean;
}

/** Titles are searched in this many rows: lines about the table may be above them. */
const headRows = 50;
const longestTitle = 80;

/** The fields that the cells of a row name as titles do, each once. */
function fieldsNamed(cells: readonly string[]): Set<string> {
  const fields = new Set<string>();
  for (const cell of cells) {
    if (cell.length > longestTitle || looksLikeValue(cell)) continue;
    const match = fieldsOfTitle(cell).find(({ field }) => !fields.has(field));
    if (match) fields.add(match.field);
  }
  return fields;
}

const namedFields = (cells: readonly string[]) => fieldsNamed(cells).size;

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "");

/** A row of titles: at least two that make half of what it says, or three among words alone. */
function isHead(cells: readonly string[]): boolean {
  const named = namedFields(cells);
  const own = filled(cells);
  return (named >= 2 && named >= own.length / 2) || (named >= 3 && !own.some(looksLikeValue));
}

/** A further row of titles within a table: nothing but titles, and more than a row of values could name. */
function isFurtherHead(cells: readonly string[]): boolean {
  const own = filled(cells);
  // Of most rows the first two cells tell: only rows of titles are looked at whole.
  if (own.length < 2 || own.slice(0, 2).every((cell) => namedFields([cell]) === 0)) return false;
  return namedFields(own) >= Math.max(2, own.length * 0.7) && !own.some(looksLikeValue);
}

/** Finds titles and rows: under title rows, with merged heads, with several tables below or beside each other. */
export function findTable({ rows }: Grid): Table {
  const first = rows[0];
  const own = first && ownColumns(first.cells.map((cell) => cell.trim()));
  if (first && own)
    return { titles: first.cells.map((cell) => cell.trim()), rows: rows.slice(1), isOwn: true };
  const cleaned = rows.filter(({ cells }) => !isRuler(cells)).map(withoutBars);
  const at = headAt(cleaned);
  const head = at === null ? null : cleaned[at];
  const body = cleaned.slice(at === null ? 0 : at + 1);
  if (!head) {
    const width = Math.max(...body.map(({ cells }) => cells.length));
    return { titles: Array.from({ length: width }, () => ""), rows: body, isOwn: false };
  }
  if (body.length === 0)
    throw new NoTable("This table has titles and no rows. Add a row for each application and try again.");
  return splitBeside(joinBelow(head, body));
}

/** Lines of a table that is written with bars, as in a plain text file. */
const isRuler = (cells: readonly string[]) =>
  cells.every((cell) => /^[\s:=-]*$/.test(cell)) && cells.some((cell) => /--/.test(cell));
const withoutBars = (row: GridRow): GridRow =>
  row.cells.length > 2 && row.cells[0] === "" && row.cells.at(-1) === "" && row.links.size === 0
    ? { ...row, cells: row.cells.slice(0, -1) }
    : row;

function headAt(rows: readonly GridRow[]): number | null {
  const heads = [...rows.slice(0, headRows).entries()].filter(([, { cells }]) => isHead(cells));
  // A legend of stages is no row of titles: that names the job or its employer.
  const named = heads.find(([, { cells }]) => {
    const fields = fieldsNamed(cells);
    return fields.has("jobTitle") || fields.has("company");
  });
  const found = named ?? heads[0];
  if (found) return found[0];
  // Titles that nobody knows: a first row of short words, without a value among them.
  const at = rows.findIndex(({ cells }) => filled(cells).length > 1);
  const cells = filled(rows[at]?.cells ?? []);
  const isWords = cells.every((cell) => cell.length <= 30 && !looksLikeValue(cell) && !looksLikeEntry(cell));
  const isNamed = cells.some((cell) => fieldsOfTitle(cell).length > 0);
  const isDistinct = new Set(cells).size === cells.length;
  return at >= 0 && at + 1 < rows.length && isWords && isDistinct && isNamed ? at : null;
}

/** Reads a second row of titles into the first, and further tables below into the columns of the first. */
function joinBelow(head: GridRow, body: readonly GridRow[]): Table {
  const titles = head.cells.map((cell) => cell.replace(/\s+/g, " ").trim().slice(0, 200));
  const [next, ...others] = body;
  const isMerged = next !== undefined && isSecondHead(titles, next.cells);
  const table: Table = {
    titles: isMerged ? mergedTitles(titles, next.cells) : titles,
    rows: [],
    isOwn: false,
  };
  let places: number[] | null = null;
  for (const row of isMerged ? others : body) {
    if (isFurtherHead(row.cells)) places = placesOf(row.cells, table.titles);
    else table.rows.push(places === null ? row : placed(row, places));
  }
  return table;
}

/** Titles alone, at least one of them in a column that has none yet or under a title of several columns. */
function isSecondHead(titles: readonly string[], cells: readonly string[]): boolean {
  const own = filled(cells);
  const areTitles = own.every(
    (cell) => cell.length <= 30 && !looksLikeValue(cell) && fieldsOfTitle(cell).length > 0,
  );
  const fills = cells.some((cell, at) => cell.trim() !== "" && (titles[at] ?? "") === "");
  return own.length > 0 && own.length < titles.length && areTitles && fills;
}

function mergedTitles(titles: readonly string[], cells: readonly string[]): string[] {
  let parent = "";
  return Array.from({ length: Math.max(titles.length, cells.length) }, (_, at) => {
    const own = titles[at] ?? "";
    const below = (cells[at] ?? "").trim();
    parent = own === "" ? parent : own;
    if (below === "") return own;
    // "Applied" under "Dates" is a title; "Date" under "Interview" needs it.
    const joined = `${parent} ${below}`.trim();
    return fieldsOfTitle(joined).length > 0 ? joined : below;
  });
}

const sameTitle = (one: string, other: string) => one.toLowerCase().trim() === other.toLowerCase().trim();

/** Where each cell under another row of titles belongs; columns that are new come behind the others. */
function placesOf(cells: readonly string[], titles: string[]): number[] {
  const taken = new Set<number>();
  return cells.map((cell) => {
    const title = cell.replace(/\s+/g, " ").trim().slice(0, 200);
    const field = fieldsOfTitle(title)[0]?.field;
    const equal = titles.findIndex((one, at) => !taken.has(at) && sameTitle(one, title));
    const alike =
      field === undefined
        ? -1
        : titles.findIndex((one, at) => !taken.has(at) && fieldsOfTitle(one)[0]?.field === field);
    const found = equal >= 0 ? equal : alike;
    const place = found >= 0 ? found : titles.push(title) - 1;
    taken.add(place);
    return place;
  });
}

function placed({ cells, links, at }: GridRow, places: readonly number[]): GridRow {
  const moved: string[] = [];
  const movedLinks = new Map<number, string>();
  for (const [index, cell] of cells.entries()) {
    const place = places[index] ?? index;
    while (moved.length <= place) moved.push("");
    moved[place] = cell;
    const link = links.get(index);
    if (link !== undefined) movedLinks.set(place, link);
  }
  return { at, cells: moved, links: movedLinks };
}

/** Tables beside each other, with an empty column between them, become one. */
function splitBeside(table: Table): Table {
  const parts: { from: number; to: number }[] = [];
  for (const [at, title] of [...table.titles, ""].entries()) {
    const isEmpty = title === "" && !table.rows.some(({ cells }) => (cells[at] ?? "").trim() !== "");
    const last = parts.at(-1);
    if (isEmpty) continue;
    if (last && last.to === at) last.to = at + 1;
    else parts.push({ from: at, to: at + 1 });
  }
  const [first, ...others] = parts;
  const titlesOf = ({ from, to }: { from: number; to: number }) => table.titles.slice(from, to);
  const names = (part: { from: number; to: number }) =>
    new Set(titlesOf(part).map((one) => fieldsOfTitle(one)[0]?.field));
  const isTable = (part: { from: number; to: number }) =>
    names(part).has("jobTitle") && names(part).has("company");
  if (!first || others.length === 0 || !isTable(first) || !others.every(isTable)) return table;
  const titles = titlesOf(first);
  const rows = [first, ...others].flatMap((part) => {
    const places = part === first ? null : placesOf(titlesOf(part), titles);
    return table.rows
      .map((row) => cut(row, part))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
      .map((row) => (places === null ? row : placed(row, places)));
  });
  return { titles, rows, isOwn: false };
}

function cut({ at, cells, links }: GridRow, { from, to }: { from: number; to: number }): GridRow {
  const own = [...links].filter(([place]) => place >= from && place < to);
  return {
    at,
    cells: cells.slice(from, to),
    links: new Map(own.map(([place, link]) => [place - from, link])),
  };
}
