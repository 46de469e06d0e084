import { type LoadParameters, PDFParse } from "pdf-parse";
import type { DocumentFlag } from "#shared/domain/resumes/document-facts.ts";
import type { PageArea } from "#shared/resume/layout/headers-and-footers.ts";
import type { PageItem } from "#shared/resume/layout/page-item.ts";
import { readPages } from "#shared/resume/layout/read-pages.ts";
import { type TurnedRun, turnedHeadings } from "#shared/resume/layout/turned-headings.ts";
import type { ParsedDocument } from "./parsed-document.ts";
import { ParseError } from "./parsed-document.ts";
import { readDrawing } from "./pdf-drawing.ts";
import type { DrawnFont, DrawnRun } from "./pdf-glyphs.ts";
import { coveredShare, isRecognised, isVisible, pictureShare } from "./pdf-visibility.ts";

/** Hidden runs in drawing order, joined where they go on, so that the person can read what was found. */
function linesOf(runs: readonly DrawnRun[]): string[] {
  const lines: { y: number; text: string }[] = [];
  for (const run of runs) {
    const last = lines.at(-1);
    if (last && Math.abs(last.y - run.y) < Math.max(1, run.size / 2)) last.text += ` ${run.text}`;
    else lines.push({ y: run.y, text: run.text });
  }
  return lines.map((line) => line.text.trim()).filter((text) => /[\p{L}\p{N}]/u.test(text));
}

export const maxPages = 100;
/** Fewer characters a page mean that there is no text layer (docs/engine.md, READ). */
const leastCharacters = 25;
/** A picture over more of the page than this carries content (F6); over more than half, it is a scan. */
const contentPicture = 1 / 3;
const scannedPage = 0.5;
/** Larger pictures are not decoded: only their place on the page counts. */
const maxImageSize = 64 * 64;
const damagedShare = 0.02;

export type PdfDocument = Awaited<ReturnType<typeof openPdf>>;
export type PdfPage = Awaited<ReturnType<PdfDocument["getPage"]>>;

export interface ReadPage {
  area: PageArea;
  hidden: DrawnRun[];
  pictures: number;
  /** Share of the page that pictures cover together; some scanners cut a page into strips. */
  covered: number;
  /** Something is drawn on it besides text. */
  hasDrawing: boolean;
  unknown: number;
  letters: number;
  isSpread: boolean;
}

/**
 * Text of a PDF in reading order. pdf-parse opens the file; pdf.js lists what each page draws, which alone
 * tells hidden text from visible. Invisible text over a page-filling picture, with nothing else on the page,
 * is the text layer of a searchable scan and is read: the person sees those very words in the picture.
 * @throws ParseError `password_protected`, `too_long`, `no_text` or `corrupt`.
 */
export async function readPdf(bytes: Uint8Array): Promise<ParsedDocument> {
  const pages = await readPdfPages(bytes);
  const pictures = picturePages(pages);
  if (hasText(pages)) return { ...composePages(pages), pictures };
  if (pictures.length === 0) throw new ParseError("no_text");
  return { text: "", pages: pages.length, flags: [], hidden: [], pictures };
}

export async function readPdfPages(bytes: Uint8Array): Promise<ReadPage[]> {
  const document = await openPdf(bytes, { maxImageSize });
  const { numPages } = document;
  if (numPages > maxPages) throw new ParseError("too_long");
  const pages: ReadPage[] = [];
  for (let number = 1; number <= numPages; number++) {
    const page = await document.getPage(number);
    pages.push(await readPage(page, number - 1));
    page.cleanup();
  }
  return pages;
}

const lettersOf = (pages: readonly ReadPage[]) => pages.reduce((sum, page) => sum + page.letters, 0);

/** Enough letters for a text layer. */
export function hasText(pages: readonly ReadPage[]): boolean {
  return lettersOf(pages) >= leastCharacters * Math.max(1, pages.length);
}

/**
 * Numbers of the pages, from 1, whose words are in a picture. Beside pages with text only a picture over most of the
 * page counts, or every decorated last page would be recognised; in a file without text any drawing may hold the words.
 */
export function picturePages(pages: readonly ReadPage[]): number[] {
  const isOrdinary = hasText(pages);
  return pages.flatMap(({ letters, covered, hasDrawing }, index) => {
    const mayHoldWords = isOrdinary ? covered > scannedPage : hasDrawing;
    return letters < leastCharacters && mayHoldWords ? [index + 1] : [];
  });
}

/** The text of all pages in reading order, and what the file shows beside it. */
export function composePages(pages: readonly ReadPage[]): ParsedDocument {
  const letters = lettersOf(pages);
  const read = readPages(pages.map((page) => page.area));
  const hidden = pages.flatMap((page) => linesOf(page.hidden));
  const flags: DocumentFlag[] = [];
  if (read.hasColumns) flags.push("two-columns");
  if (read.isInterleaved) flags.push("interleaved");
  if (read.hasContactOutside) flags.push("contact-outside-body");
  if (isDamaged(pages, letters)) flags.push("damaged-glyphs");
  if (read.isLetterSpaced || pages.some((page) => page.isSpread)) flags.push("letter-spaced");
  if (pages.some((page) => page.pictures > contentPicture)) flags.push("text-in-images");
  if (hidden.length > 0) flags.push("hidden-text");
  return { text: read.lines.join("\n"), pages: pages.length, flags, hidden };
}

/** pdf-parse keeps its document to itself; its own methods all begin with this call. */
export async function openPdf(bytes: Uint8Array, options: LoadParameters) {
  const parser = new PDFParse({ ...options, data: bytes, isEvalSupported: false, verbosity: 0 });
  try {
    return await parser["load"]();
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new ParseError(isLocked ? "password_protected" : "corrupt");
  }
}

function isDamaged(pages: readonly ReadPage[], letters: number): boolean {
  return pages.reduce((sum, page) => sum + page.unknown, 0) > damagedShare * letters;
}

async function readPage(page: PdfPage, index: number): Promise<ReadPage> {
  const viewport = page.getViewport({ scale: 1 });
  const { width, height } = viewport;
  const list = await page.getOperatorList();
  const drawing = readDrawing(list, viewport.transform, (name) => fontOf(page, name));
  const pictures = pictureShare(drawing.painted, viewport);
  const seen = drawing.runs.filter((run) => isVisible(run, drawing.painted, viewport));
  const isScan = seen.length === 0 && pictures > scannedPage;
  const visible = isScan ? drawing.runs.filter(isRecognised) : seen;
  const isShown = new Set(visible);
  const letters = visible.reduce((sum, run) => sum + run.text.length, 0);
  const items = visible.filter(isWord).map((run) => asItem(run, index));
  return {
    area: { width, height, items: [...items, ...turnedHeadings(visible.flatMap(asTurned(index)), items)] },
    hidden: drawing.runs.filter((run) => !isShown.has(run)),
    pictures: isScan ? 0 : pictures,
    covered: coveredShare(drawing.painted, viewport),
    hasDrawing: drawing.painted.length > 0,
    unknown: visible.reduce((sum, run) => sum + run.unknown, 0),
    letters,
    isSpread: visible.some((run) => run.isSpread && run.text.length > 3),
  };
}

/** Pictures of icon fonts, characters beside no letter and text up the margin are decoration; slanted text is text. */
function isWord(run: DrawnRun): boolean {
  return Math.abs(run.angle) < 45 && !run.isIcon && !/^[\ue000-\uf8ff]*$/.test(withBullets(run.text));
}

/** Type that runs up or down the margin, told from its upper end. */
const asTurned =
  (page: number) =>
  ({ text, x, y, w, size, angle, isIcon }: DrawnRun): TurnedRun[] => {
    const isTurned = Math.abs(Math.abs(angle) - 90) < 10 && !isIcon;
    return isTurned ? [{ text, x, y: angle > 0 ? y : y - w, w, size, page }] : [];
  };

/** List marks of the symbol fonts of office programs. */
function withBullets(text: string): string {
  return text.replace(/^[\uf06e\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0e0\uf0fc]$/, "•");
}

function asItem({ text, x, y, w, size, bold, space }: DrawnRun, page: number): PageItem {
  return { text: withBullets(text), x, y, w, size, bold, page, ...(space ? { space } : {}) };
}

const plainFont: DrawnFont = { isBold: false, isIcons: false, unit: 0.001, isVertical: false };

const iconFont = /awesome|icon|academicons|fontello|typicons|entypo|ionic/i;

function fontOf(page: PdfPage, name: string): DrawnFont {
  if (!page.commonObjs.has(name)) return plainFont;
  const font = page.commonObjs.get(name) as Record<string, unknown>;
  const matrix = Array.isArray(font.fontMatrix) ? font.fontMatrix : [0.001];
  const title = typeof font.name === "string" ? font.name : "";
  return {
    isBold: font.bold === true || font.black === true || /bold|black|heavy|semib/i.test(title),
    isIcons: iconFont.test(title),
    unit: Math.abs(Number(matrix[0])) || 0.001,
    isVertical: font.vertical === true,
  };
}
