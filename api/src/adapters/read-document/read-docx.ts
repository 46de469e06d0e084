import { unzipSync } from "fflate";
import type { DocumentFlag } from "#shared/domain/resumes/document-facts.ts";
import { findEmail } from "#shared/resume/header/emails.ts";
import { looksLikeName } from "#shared/resume/header/person-name.ts";
import { findPhone } from "#shared/resume/header/phones.ts";
import { archiveCaps } from "./archive-caps.ts";
import { hasContentTable, linesOfParts, type SourcedLine } from "./docx-lines.ts";
import { type Context, type Part, readParts } from "./docx-paragraphs.ts";
import { isHiddenLook, readBullets, readStyles } from "./docx-styles.ts";
import { type ParsedDocument, ParseError } from "./parsed-document.ts";
import { attribute, child, readXml, type XmlElement } from "./xml.ts";

/** The part of the body. */
export const main = "word/document.xml";
const wanted = /^word\/(?:document|styles|numbering|header\d*|footer\d*)\.xml$/;

/**
 * Visible text of a Word file with everything that plain extraction leaves out: headers first, then the body
 * with tables row by row and text boxes after the paragraph they hang on, footers last. Deleted text is
 * absent; hidden text comes apart. Pictures and links are never opened.
 * @throws ParseError `corrupt` or `too_large`.
 */
export function readDocx(bytes: Uint8Array): ParsedDocument {
  const { lines, flags, hidden } = readWord(wordParts(unpack(bytes)));
  return { text: joined(lines), flags, hidden };
}

/**
 * The same lines, each with the paragraphs of the body that it is made of; a line of a page's header or footer
 * has none.
 * @param main the body's part as it was read, with the places of its elements.
 * @throws ParseError as above.
 */
export function readDocxLines(bytes: Uint8Array, main: XmlElement): SourcedLine[] {
  return readWord({ ...wordParts(unpack(bytes)), document: main }).lines;
}

function wordParts(parts: Record<string, Uint8Array>): WordParts {
  const edges = (kind: "header" | "footer") =>
    Object.keys(parts)
      .filter((name) => name.startsWith(`word/${kind}`))
      .sort()
      .flatMap((name) => partOf(parts, name) ?? []);
  return {
    document: partOf(parts, main),
    styles: partOf(parts, "word/styles.xml"),
    numbering: partOf(parts, "word/numbering.xml"),
    headers: edges("header"),
    footers: edges("footer"),
  };
}

/** Word 2003's one XML file: the same elements, styles and all, in one part. @throws ParseError `corrupt`. */
export function readFlatWord(bytes: Uint8Array): ParsedDocument {
  const document = readXml(bytes);
  const { lines, flags, hidden } = readWord({
    document,
    styles: child(document, "w:styles"),
    numbering: child(document, "w:lists"),
    headers: [],
    footers: [],
  });
  return { text: joined(lines), flags, hidden };
}

const joined = (lines: readonly SourcedLine[]) => lines.map(({ text }) => text).join("\n");

interface WordParts {
  document: XmlElement | undefined;
  styles: XmlElement | undefined;
  numbering: XmlElement | undefined;
  headers: XmlElement[];
  footers: XmlElement[];
}

interface ReadWord extends Omit<ParsedDocument, "text"> {
  lines: SourcedLine[];
}

function readWord({ document, styles, numbering, headers, footers }: WordParts): ReadWord {
  const body = child(document, "w:body");
  if (!document || !body) throw new ParseError("corrupt");
  const context: Context = {
    styles: readStyles(styles),
    bullets: readBullets(numbering),
    found: { hidden: [], boxes: [], hasPicture: false, hasLargePicture: false, hasColumns: false },
  };
  const base = isDarkPage(document) ? { isShaded: true } : {};
  const read = (element: XmlElement) => readParts(element, base, context);
  const edge = (parts: readonly XmlElement[]) => ownLines(parts.flatMap((part) => linesOfParts(read(part))));
  const content = bodyWithBoxes(body, read, context);
  const lines = {
    header: edge(headers),
    body: linesOfParts(content.parts),
    boxes: linesOfParts(content.boxes),
    footer: edge(footers),
  };
  const flags: DocumentFlag[] = [];
  if (context.found.hasColumns) flags.push("two-columns");
  if (hasContentTable(content.parts)) flags.push("tables");
  if (isContactOutside(lines)) flags.push("contact-outside-body");
  if (context.found.hasLargePicture) flags.push("text-in-images");
  if (context.found.hasPicture) flags.push("picture");
  if (context.found.hidden.length > 0) flags.push("hidden-text");
  return { lines: arranged(lines), flags, hidden: context.found.hidden };
}

/** Only the parts with text, and never more of one than it declared: its size has been checked before. */
function unpack(bytes: Uint8Array): Record<string, Uint8Array> {
  let total = 0;
  const unpacked = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!wanted.test(name)) return false;
      total += originalSize;
      if (originalSize > archiveCaps.part || total > archiveCaps.total) throw new ParseError("too_large");
      return true;
    },
  });
  const actual = Object.values(unpacked).reduce((sum, part) => sum + part.length, 0);
  if (actual > archiveCaps.total) throw new ParseError("too_large");
  return unpacked;
}

function partOf(parts: Record<string, Uint8Array>, name: string): XmlElement | undefined {
  const bytes = Object.hasOwn(parts, name) ? parts[name] : undefined;
  return bytes && readXml(bytes);
}

function isDarkPage(document: XmlElement): boolean {
  const colour = attribute(child(document, "w:background"), "w:color");
  return colour !== undefined && !isHiddenLook({ colour: colour.toUpperCase() });
}

/** The body with each text box after the paragraph that holds its anchor. */
function bodyWithBoxes(
  body: XmlElement,
  read: (element: XmlElement) => Part[],
  context: Context,
): { parts: Part[]; boxes: Part[] } {
  const parts: Part[] = [];
  const boxes: Part[] = [];
  for (const one of body.children) {
    if (typeof one === "string") continue;
    context.found.boxes = [];
    parts.push(...read({ ...body, children: [one] }));
    parts.push(...context.found.boxes);
    boxes.push(...context.found.boxes);
  }
  context.found.boxes = [];
  return { parts, boxes };
}

const pageNumber = /^(?:page\s*)?(?:\d{1,3}\s*)?(?:(?:of|\/)\s*\d{0,3})?$/i;

/** Lines of headers or footers once each, without page numbers. */
function ownLines(lines: readonly SourcedLine[]): SourcedLine[] {
  return [...new Set(lines.map(({ text }) => text.trim()))]
    .filter((line) => !pageNumber.test(line))
    .map((text) => ({ text, cells: [] }));
}

interface Lines {
  header: SourcedLine[];
  body: SourcedLine[];
  boxes: SourcedLine[];
  footer: SourcedLine[];
}

const gap: SourcedLine = { text: "", cells: [] };

function arranged({ header, body, footer }: Lines): SourcedLine[] {
  const inBody = new Set(body.map(({ text }) => text.trim()));
  const isNew = ({ text }: SourcedLine) => !inBody.has(text);
  const [top, foot] = [header.filter(isNew), footer.filter(isNew)];
  return [...top, ...(top.length > 0 ? [gap] : []), ...body, ...(foot.length > 0 ? [gap] : []), ...foot];
}

/** E-mail, phone or name that a reader of the plain body misses. */
function isContactOutside({ header, body, boxes, footer }: Lines): boolean {
  const texts = (lines: readonly SourcedLine[]) => lines.map(({ text }) => text);
  const outside = texts([...header, ...boxes, ...footer]);
  const inBoxes = new Set(texts(boxes));
  const plain = texts(body).filter((line) => !inBoxes.has(line));
  const anyLine = (find: (line: string) => string | undefined) =>
    outside.some((line) => find(line) !== undefined);
  const isOnlyOutside = (find: (line: string) => string | undefined) =>
    anyLine(find) && !plain.some((line) => find(line) !== undefined);
  const name = texts([...header, ...boxes]).find((line) => looksLikeName(line));
  return (
    isOnlyOutside(findEmail) ||
    isOnlyOutside(findPhone) ||
    (name !== undefined && !plain.join("\n").includes(name.trim()))
  );
}
