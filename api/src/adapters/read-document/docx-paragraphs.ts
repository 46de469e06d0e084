import { isHiddenLook, isShading, type Look, lookOf, type Styles } from "./docx-styles.ts";
import { attribute, child, elements, textOf, type XmlElement } from "./xml.ts";

/** Visible text and the element that holds it. */
export interface TextPiece {
  element: XmlElement;
  text: string;
}

export interface ParagraphPart {
  kind: "paragraph";
  text: string;
  /** `text` begins with a list mark that the file's numbering draws. */
  isMarked: boolean;
  element: XmlElement;
  /** What `text` is made of, in order, without the list mark. */
  pieces: TextPiece[];
}

/** A paragraph, or a table with its cells' contents. */
export type Part = ParagraphPart | { kind: "table"; rows: Part[][][] };

interface Runs {
  visible: TextPiece[];
  hidden: string;
}

/** What a part of the file showed beside its own text. */
export interface Found {
  hidden: string[];
  /** Contents of text boxes, in the order of their anchors. */
  boxes: Part[];
  hasPicture: boolean;
  hasLargePicture: boolean;
  hasColumns: boolean;
}

export interface Context {
  styles: Styles;
  bullets: ReadonlySet<string>;
  found: Found;
}

/** How the reader writes a mark that the file's numbering draws. */
export const drawnMark = "• ";

/** Symbol-font signs of Word lists. */
const symbolBullets = /^F0(?:6E|76|A7|A8|B7|D8|E0|FC)$/i;
/** One and a half centimetres square, in square EMU: the little telephone beside a number is no photo. */
const icon = 540_000 ** 2;
/** A third of an A4 page in square EMU (914,400 to the inch). */
const largePicture = (7_560_000 * 10_692_000) / 3;

/** Text that was deleted, or describes the text. */
const skipped = new Set(["w:del", "w:moveFrom", "w:instrText", "w:delText", "w:pPr", "w:rPr", "w:sectPr"]);

/** Paragraphs and tables below an element, in order. @param base look of what lies around it. */
export function readParts(element: XmlElement, base: Look, context: Context): Part[] {
  return elements(element).flatMap((one): Part[] => {
    if (one.name === "w:p") return readParagraph(one, base, context);
    if (one.name === "w:tbl") return [readTable(one, base, context)];
    if (one.name === "w:sectPr") noteColumns(one, context);
    if (skipped.has(one.name)) return [];
    return readParts(chosen(one), base, context);
  });
}

/** Word writes new drawings twice: as Choice, and as Fallback for older readers. */
function chosen(element: XmlElement): XmlElement {
  if (element.name !== "mc:AlternateContent") return element;
  return child(element, "mc:Choice") ?? child(element, "mc:Fallback") ?? element;
}

function noteColumns(section: XmlElement, context: Context): void {
  if (Number(attribute(child(section, "w:cols"), "w:num")) >= 2) context.found.hasColumns = true;
}

function readTable(table: XmlElement, base: Look, context: Context): Part {
  const style = context.styles.get(attribute(child(child(table, "w:tblPr"), "w:tblStyle"), "w:val") ?? "");
  const around = { ...base, ...(style?.isShaded ? { isShaded: true } : {}) };
  const rows = inside(table, "w:tr").map((row) =>
    inside(row, "w:tc").map((cell) => {
      const isShaded = isShading(child(child(cell, "w:tcPr"), "w:shd"));
      return readParts(cell, { ...around, ...(isShaded === undefined ? {} : { isShaded }) }, context);
    }),
  );
  return { kind: "table", rows };
}

/** Children of a name, also inside content controls. */
function inside(element: XmlElement, name: string): XmlElement[] {
  return elements(element).flatMap((one) => {
    if (one.name === name) return [one];
    return /^w:(?:sdt|sdtContent|customXml|ins)$/.test(one.name) ? inside(one, name) : [];
  });
}

function readParagraph(paragraph: XmlElement, base: Look, context: Context): Part[] {
  const properties = child(paragraph, "w:pPr");
  const section = child(properties, "w:sectPr");
  if (section) noteColumns(section, context);
  const style = context.styles.get(attribute(child(properties, "w:pStyle"), "w:val") ?? "Normal") ?? {};
  const isShaded = isShading(child(properties, "w:shd"));
  const look: Look = { ...base, ...withoutBullet(style), ...(isShaded === undefined ? {} : { isShaded }) };
  if (base.isShaded && isShaded === undefined) look.isShaded = true;
  const boxes: Part[] = [];
  const runs: Runs = { visible: [], hidden: "" };
  readRuns(paragraph, look, context, runs, boxes);
  if (/[\p{L}\p{N}]/u.test(runs.hidden)) context.found.hidden.push(runs.hidden.trim());
  context.found.boxes.push(...boxes);
  const visible = runs.visible.map(({ text }) => text).join("");
  const isMarked = isListItem(properties, style, context) && visible.trim() !== "";
  const text = isMarked ? `${drawnMark}${visible}` : visible;
  return [{ kind: "paragraph", text, isMarked, element: paragraph, pieces: runs.visible }];
}

const withoutBullet = ({ isBullet: _, ...look }: Look): Look => look;

function isListItem(properties: XmlElement | undefined, style: Look, context: Context): boolean {
  // Word 2003 names its lists so.
  if (child(properties, "w:listPr")) return true;
  const number = attribute(child(child(properties, "w:numPr"), "w:numId"), "w:val");
  if (number === undefined) return style.isBullet === true;
  return context.bullets.has(number);
}

function readRuns(element: XmlElement, look: Look, context: Context, runs: Runs, boxes: Part[]): void {
  for (const one of elements(element)) {
    if (skipped.has(one.name)) continue;
    if (one.name === "w:txbxContent") boxes.push(...readParts(one, look, context));
    else if (one.name === "w:r") {
      const properties = child(one, "w:rPr");
      const style = context.styles.get(attribute(child(properties, "w:rStyle"), "w:val") ?? "");
      const own = { ...look, ...(style && withoutBullet(style)), ...lookOf(properties) };
      if (look.isShaded && own.isShaded === undefined) own.isShaded = true;
      readRuns(one, own, context, runs, boxes);
    } else if (isText(one)) {
      if (isHiddenLook(look)) runs.hidden += signOf(one);
      else runs.visible.push({ element: one, text: signOf(one) });
    } else {
      notePicture(one, context);
      readRuns(chosen(one), shapeLook(one, look), context, runs, boxes);
    }
  }
}

const signs = new Set(["w:t", "w:tab", "w:ptab", "w:br", "w:cr", "w:noBreakHyphen", "w:sym"]);
const isText = (element: XmlElement) => signs.has(element.name);

function signOf(element: XmlElement): string {
  switch (element.name) {
    case "w:t":
      return textOf(element);
    case "w:br":
    case "w:cr":
      return "\n";
    case "w:noBreakHyphen":
      return "-";
    case "w:sym":
      return symbolBullets.test(attribute(element, "w:char") ?? "") ? "•" : "";
    default:
      return "\t";
  }
}

/** A shape with a fill of its own: white letters in it are seen. */
function shapeLook(element: XmlElement, look: Look): Look {
  if (element.name === "wps:wsp") {
    const fill = child(child(element, "wps:spPr"), "a:solidFill");
    const [colour] = fill ? elements(fill) : [];
    const value = attribute(colour, "val")?.toUpperCase();
    return fill && value !== "FFFFFF" && value !== "BG1" ? { ...look, isShaded: true } : look;
  }
  const fill = attribute(element, "fillcolor");
  return fill && !/^(?:white|#fff(?:fff)?)/i.test(fill) ? { ...look, isShaded: true } : look;
}

function notePicture(element: XmlElement, context: Context): void {
  if (element.name !== "wp:inline" && element.name !== "wp:anchor") return;
  const extent = child(element, "wp:extent");
  const area = Number(attribute(extent, "cx")) * Number(attribute(extent, "cy"));
  const data = child(child(element, "a:graphic"), "a:graphicData");
  if (!child(data, "pic:pic")) return;
  if (area > icon) context.found.hasPicture = true;
  if (area > largePicture) context.found.hasLargePicture = true;
}
