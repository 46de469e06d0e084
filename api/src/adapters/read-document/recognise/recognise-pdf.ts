import { createRequire } from "node:module";
import path from "node:path";
import { mostRecognisedPages, type Recognition } from "#shared/domain/resumes/document-facts.ts";
import { type ParsedDocument, ParseError } from "../parsed-document.ts";
import {
  composePages,
  hasText,
  openPdf,
  type PdfDocument,
  type PdfPage,
  picturePages,
  type ReadPage,
  readPdfPages,
} from "../read-pdf.ts";
import { openRecogniser, type Recogniser } from "./open-recogniser.ts";
import { drawPage } from "./page-picture.ts";
import { cutOut, regionsOf } from "./page-regions.ts";
import { type RecognisedPart, type RecognisedText, recognisedText } from "./recognised-words.ts";

/**
 * Below this mean confidence words are guesses. Measured on 26 resumes, drawn at 60 to 200 dots an inch: pages of a
 * confidence of 60 to 70 have a quarter of their words wrong, those around 80 an eighth, those from 90 on one in thirty;
 * a page upside down has 38.
 */
export const leastConfidence = 60;
/** Fewer words in all are a stamp or a signature, no resume. */
export const leastWords = 30;
/** A page at 600 dots an inch in colour; larger pictures are not decoded. */
const mostImagePixels = 36_000_000;

const pdfjs = path.dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
/** Where pdf.js finds what it draws text with and unpacks some pictures with; to read text it needs neither. */
export const drawingOptions = { wasmUrl: `${pdfjs}/wasm/`, standardFontDataUrl: `${pdfjs}/standard_fonts/` };

/**
 * Text of a PDF whose pages are pictures, all of them or some: those are drawn and their words recognised.
 * @param onPage hears which page is begun, from 1, and how many there are to read.
 * @throws ParseError `no_text` where no words can be made out.
 */
export async function recognisePdf(
  bytes: Uint8Array,
  onPage: (page: number, pages: number) => void,
): Promise<ParsedDocument> {
  // pdf.js takes the bytes that it is given away from whoever gave them.
  const pages = await readPdfPages(bytes.slice());
  const pictures = picturePages(pages);
  if (pictures.length === 0) throw new ParseError("no_text");
  const hasOwnText = hasText(pages);
  const wanted = pictures.slice(0, mostRecognisedPages);
  const document = await openPdf(bytes, { ...drawingOptions, maxImageSize: mostImagePixels });
  const recogniser = await openRecogniser();
  const read: Recognition["pages"] = [];
  let words = 0;
  for (const [at, number] of wanted.entries()) {
    onPage(at + 1, wanted.length);
    const text = await recognisePage(document, number, recogniser);
    if (text.confidence < leastConfidence) continue;
    read.push({ page: number, confidence: text.confidence });
    words += text.words;
    withWords(pages, number, text);
  }
  if (!hasOwnText && words < leastWords) throw new ParseError("no_text");
  const unread = pictures.filter((number) => !read.some(({ page }) => page === number));
  return { ...composePages(pages), recognition: { pages: read, unread } };
}

/** A page that has words on its side, or none that can be made out, is turned. */
async function recognisePage(
  document: PdfDocument,
  number: number,
  recogniser: Recogniser,
): Promise<RecognisedText> {
  const page = await document.getPage(number);
  const readAt = (turn: number) => readTurned(document, page, turn, recogniser);
  try {
    const first = await readAt(0);
    if (first.isSideways) return surest(await readAt(90), () => readAt(270));
    return first.words === 0 ? first : surest(first, () => readAt(180));
  } finally {
    page.cleanup();
  }
}

async function surest(first: RecognisedText, other: () => Promise<RecognisedText>): Promise<RecognisedText> {
  if (first.confidence >= leastConfidence) return first;
  const second = await other();
  return second.confidence > first.confidence ? second : first;
}

async function readTurned(
  document: PdfDocument,
  page: PdfPage,
  turn: number,
  recogniser: Recogniser,
): Promise<RecognisedText> {
  const picture = await drawPage(document, page, turn);
  const parts: RecognisedPart[] = [];
  for (const region of regionsOf(picture)) {
    const { blocks } = await recogniser.recognise(cutOut(picture, region));
    parts.push({ blocks, at: region });
  }
  return recognisedText(parts, picture.scale, page.pageNumber - 1);
}

/** The picture's words take the place of what little text the page has. */
function withWords(pages: ReadPage[], number: number, { items }: RecognisedText): void {
  const page = pages[number - 1];
  if (!page) return;
  const letters = items.reduce((sum, { text }) => sum + text.length, 0);
  pages[number - 1] = { ...page, area: { ...page.area, items }, letters, pictures: 0 };
}
