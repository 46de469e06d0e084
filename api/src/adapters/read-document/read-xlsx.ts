import { unzipSync } from "fflate";
import { archiveCaps } from "./archive-caps.ts";
import { ParseError } from "./parsed-document.ts";
import { attribute, elements, readXml, textOf, type XmlElement } from "./xml.ts";

/** A row of a sheet with the text of each cell. */
export interface SheetRow {
  cells: string[];
  /** Addresses behind the words of cells, by the cell's place in the row. */
  links: Map<number, string>;
}

const wanted =
  /^xl\/(?:workbook|sharedStrings|styles|worksheets\/[\w.-]+|(?:worksheets\/)?_rels\/[\w.-]+)\.(?:xml|rels)$/i;
/** Text of this length is read as one piece: more at once takes memory, less takes time. */
const pieceLength = 60_000;
const mostColumns = 200;
const mostCells = 2_000_000;

/**
 * The visible sheets of an Excel file, as a person sees their cells: stored results of formulas, dates as
 * `YYYY-MM-DD` with a time where there is one. Formulas are never run; links are never opened.
 * @throws ParseError `corrupt` or `too_large`.
 */
export function readXlsx(bytes: Uint8Array): SheetRow[][] {
  const parts = unpack(bytes);
  const book = parts.read("xl/workbook.xml");
  if (!book) throw new ParseError("corrupt");
  const targets = relations(parts.read("xl/_rels/workbook.xml.rels"));
  const context: Context = {
    shared: sharedTexts(parts.text("xl/sharedStrings.xml")),
    formats: readFormats(parts.read("xl/styles.xml")),
    is1904: ["1", "true"].includes(attribute(named(book, "workbookPr")[0], "date1904") ?? ""),
    cells: 0,
  };
  const sheets = named(named(book, "sheets")[0], "sheet").filter(
    (sheet) => (attribute(sheet, "state") ?? "visible") === "visible",
  );
  return sheets.flatMap((sheet) => {
    const target = targets.get(attribute(sheet, "r:id") ?? "")?.replace(/^\/?(?:xl\/)?/, "");
    const text = target && parts.text(`xl/${target}`);
    if (!text) return [];
    const links = relations(parts.read(`xl/worksheets/_rels/${target.split("/").at(-1)}.rels`));
    return [readSheet(text, links, context)];
  });
}

interface Context {
  shared: readonly string[];
  /** By the number of a cell's style. */
  formats: readonly CellFormat[];
  is1904: boolean;
  cells: number;
}

type CellFormat = "date" | "money" | "plain";

function unpack(bytes: Uint8Array) {
  let total = 0;
  const fits = (name: string, size: number) => {
    if (!wanted.test(name)) return false;
    total += size;
    if (size > archiveCaps.part || total > archiveCaps.total) throw new ParseError("too_large");
    return true;
  };
  let unpacked: Record<string, Uint8Array>;
  try {
    unpacked = unzipSync(bytes, { filter: ({ name, originalSize }) => fits(name, originalSize) });
  } catch (error) {
    throw error instanceof ParseError ? error : new ParseError("corrupt");
  }
  const part = (name: string) => (Object.hasOwn(unpacked, name) ? unpacked[name] : undefined);
  return {
    text: (name: string) => new TextDecoder().decode(part(name)),
    read: (name: string) => {
      const found = part(name);
      return found && readXml(found);
    },
  };
}

/** Without its prefix: some programs write "x:row". */
const localName = (name: string) => name.slice(name.indexOf(":") + 1);
const named = (element: XmlElement | undefined, name: string) =>
  element === undefined ? [] : elements(element).filter((one) => localName(one.name) === name);

function relations(root: XmlElement | undefined): Map<string, string> {
  return new Map(
    named(root, "Relationship").map((one) => [attribute(one, "Id") ?? "", attribute(one, "Target") ?? ""]),
  );
}

/** Elements of one name, read in pieces: a whole sheet as one tree would not fit the memory of a thread. */
function* eachElement(text: string, name: string): Generator<XmlElement> {
  const close = new RegExp(`</(?:\\w{1,20}:)?${name}>|<(?:\\w{1,20}:)?${name}(?:\\s[^<>]*)?/>`, "g");
  const open = new RegExp(`<(?:\\w{1,20}:)?${name}[\\s>/]`);
  const first = open.exec(text)?.index;
  if (first === undefined) return;
  for (let from = first; from < text.length; ) {
    close.lastIndex = from + pieceLength;
    // The end of a piece is the end of an element: an earlier one for the last piece.
    const found = close.exec(text);
    const end = found === null ? text.length : found.index + found[0].length;
    const piece = new TextEncoder().encode(`<piece>${text.slice(from, end)}</piece>`);
    yield* named(readXml(piece), name);
    from = end;
  }
}

/** Runs of one string and its reading aid for Japanese apart. */
function stringOf(element: XmlElement): string {
  return elements(element)
    .map((one) => {
      const name = localName(one.name);
      if (name === "t") return textOf(one);
      return name === "r" || name === "is" ? stringOf(one) : "";
    })
    .join("");
}

const sharedTexts = (text: string) => [...eachElement(text, "si")].map(unescaped);
/** A control character is written as "_x000D_". */
const unescaped = (element: XmlElement) =>
  stringOf(element).replace(/_x([0-9A-F]{4})_/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

function readFormats(styles: XmlElement | undefined): CellFormat[] {
  const own = new Map(
    named(named(styles, "numFmts")[0], "numFmt").map((one) => [
      attribute(one, "numFmtId"),
      attribute(one, "formatCode") ?? "",
    ]),
  );
  return named(named(styles, "cellXfs")[0], "xf").map((one) => {
    const id = attribute(one, "numFmtId");
    return formatOf(Number(id ?? 0), own.get(id));
  });
}

function formatOf(id: number, code: string | undefined): CellFormat {
  if (code === undefined) {
    const isDate = (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);
    return isDate ? "date" : (id >= 5 && id <= 8) || id === 42 || id === 44 ? "money" : "plain";
  }
  const isMoney = code.includes("$") || code.includes("£") || code.includes("€");
  const plain = code.slice(0, 200).replace(/"[^"]{0,99}"|\\.|\[[^\][]{0,99}\]/g, "");
  if (/[dy]/i.test(plain) || /m{3,}|h{1,2}:/i.test(plain)) return "date";
  return isMoney ? "money" : "plain";
}

const columnOf = (reference: string) =>
  [...(/^[A-Z]{1,3}/.exec(reference)?.[0] ?? "")].reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) -
  1;
const rowOf = (reference: string) => Number(/\d{1,7}/.exec(reference)?.[0] ?? 0) - 1;

function readSheet(text: string, targets: ReadonlyMap<string, string>, context: Context): SheetRow[] {
  const rows: SheetRow[] = [];
  const foot = text.lastIndexOf("</sheetData>");
  for (const row of eachElement(foot < 0 ? text : text.slice(0, foot), "row")) {
    const given = Number(attribute(row, "r") ?? 0) - 1;
    const at = given >= rows.length ? given : rows.length;
    // A table may begin low; rows without cells are not written out by the million.
    while (rows.length < at && rows.length < 200_000) rows.push({ cells: [], links: new Map() });
    rows.push({ cells: readCells(row, context), links: new Map() });
  }
  fillMerged(rows, text.slice(foot));
  addLinks(rows, text.slice(foot), targets);
  return rows;
}

function readCells(row: XmlElement, context: Context): string[] {
  const cells: string[] = [];
  for (const cell of named(row, "c")) {
    const reference = attribute(cell, "r");
    const at = reference === undefined ? cells.length : columnOf(reference);
    if (at < cells.length || at >= mostColumns) continue;
    context.cells += 1;
    if (context.cells > mostCells) throw new ParseError("too_large");
    while (cells.length < at) cells.push("");
    cells.push(cellText(cell, context));
  }
  return cells;
}

function cellText(cell: XmlElement, { shared, formats, is1904 }: Context): string {
  const value = textOf(named(cell, "v")[0] ?? { name: "", attributes: {}, children: [] });
  switch (attribute(cell, "t")) {
    case "s":
      return shared[Number(value)] ?? "";
    case "inlineStr":
      return unescaped(cell);
    case "str":
      return value;
    case "b":
      return value === "1" ? "TRUE" : "FALSE";
    case "e":
      // "#REF!": the formula has no result.
      return "";
    case "d":
      return value;
    default:
      return numberText(value, formats[Number(attribute(cell, "s") ?? 0)] ?? "plain", is1904);
  }
}

const dayMs = 86_400_000;

function numberText(value: string, format: CellFormat, is1904: boolean): string {
  const number = Number(value);
  if (value === "" || !Number.isFinite(number)) return value;
  if (format === "date" && number >= 1 && number < 2_958_466) {
    const days = number + (is1904 ? 1462 : 0);
    const at = new Date(Date.UTC(1899, 11, 30) + Math.round(days * dayMs)).toISOString();
    return Number.isInteger(number) ? at.slice(0, 10) : `${at.slice(0, 10)} ${at.slice(11, 16)}`;
  }
  const rounded = String(Number(number.toPrecision(15)));
  return format === "money" ? `$${number.toLocaleString("en-AU", { maximumFractionDigits: 2 })}` : rounded;
}

/** A cell that was merged over several rows says the same in each of them; over several columns it is a heading. */
function fillMerged(rows: SheetRow[], foot: string): void {
  for (const merged of eachElement(foot, "mergeCell")) {
    const [from = "", to = ""] = (attribute(merged, "ref") ?? "").split(":");
    const at = columnOf(from);
    const value = rows[rowOf(from)]?.cells[at];
    if (value === undefined || at !== columnOf(to)) continue;
    for (const row of rows.slice(rowOf(from) + 1, rowOf(to) + 1)) {
      while (row.cells.length <= at) row.cells.push("");
      if (row.cells[at] === "") row.cells[at] = value;
    }
  }
}

function addLinks(rows: readonly SheetRow[], foot: string, targets: ReadonlyMap<string, string>): void {
  for (const link of eachElement(foot, "hyperlink")) {
    const reference = attribute(link, "ref") ?? "";
    const address = targets.get(attribute(link, "r:id") ?? "") ?? "";
    if (/^https?:\/\//i.test(address)) rows[rowOf(reference)]?.links.set(columnOf(reference), address);
  }
}
