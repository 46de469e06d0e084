import { readFile } from "node:fs/promises";
import type { DocumentFacts, DocumentType } from "#shared/domain/resumes/document-facts.ts";
import { countCharacters, decodeText, normaliseText } from "./normalise-text.ts";
import { type ParsedDocument, ParseError, type ParseErrorReason } from "./parsed-document.ts";
import { readDoc } from "./read-doc.ts";
import { readDocx } from "./read-docx.ts";
import { readPdf } from "./read-pdf.ts";
// pdf.js loads its worker on the first file; here it is loaded before there is one.
import "pdfjs-dist/legacy/build/pdf.worker.mjs";

const maxText = 200_000;
/** Holds that many characters in any encoding that is read. */
const maxBytes = 4 * maxText;
const maxHidden = 50;
const hiddenLength = 500;

/** What a file says, or why it says nothing. */
export type ParseResult = ParsedFile | { error: ParseErrorReason };

export interface ParsedFile {
  /** Empty only where `pictures` has pages. */
  text: string;
  facts: DocumentFacts;
  /** Numbers of the pages, from 1, that are pictures: their words are not in the text. */
  pictures: number[];
}

/** Text and facts of one file; it never throws. The server calls it in a process of its own (`parse-document.ts`). */
export function parseFile(type: DocumentType, file: string): Promise<ParseResult> {
  return parseWith(type, file, readAs);
}

type Read = (type: DocumentType, bytes: Buffer) => Promise<ParsedDocument>;

/** Text and facts of one file as the given reader reads it; it never throws. */
export async function parseWith(type: DocumentType, file: string, read: Read): Promise<ParseResult> {
  try {
    const bytes = await readFile(file);
    return withFacts(type, bytes.length, await read(type, bytes));
  } catch (error) {
    return { error: error instanceof ParseError ? error.reason : "corrupt" };
  }
}

function withFacts(type: DocumentType, size: number, document: ParsedDocument): ParseResult {
  const { text: raw, pages, flags, hidden, pictures = [], recognition } = document;
  const text = normaliseText(raw);
  if (countCharacters(text) === 0 && pictures.length === 0)
    return { error: type === "txt" ? "empty" : "no_text" };
  if (text.length > maxText) return { error: "too_long" };
  const lines = hidden
    .map((line) => normaliseText(line).slice(0, hiddenLength))
    .filter((line) => line !== "");
  const facts: DocumentFacts = {
    type,
    bytes: size,
    ...(pages === undefined ? {} : { pages }),
    flags: lines.length > 0 ? flags : flags.filter((flag) => flag !== "hidden-text"),
    hidden: lines.slice(0, maxHidden),
    ...(recognition && { recognition }),
  };
  return { text, facts, pictures };
}

async function readAs(type: DocumentType, bytes: Buffer): Promise<ParsedDocument> {
  switch (type) {
    case "pdf":
      return readPdf(new Uint8Array(bytes));
    case "docx":
      return readDocx(bytes);
    case "doc":
      return readDoc(bytes);
    case "txt":
      return readPlain(bytes);
  }
}

/** A text beyond the cap is cut at a word's end and says so: nothing else in it can be wrong. */
function readPlain(bytes: Buffer): ParsedDocument {
  const isLong = bytes.length > maxBytes;
  const text = decodeText(isLong ? bytes.subarray(0, maxBytes) : bytes);
  if (text.length <= maxText) return { text, flags: isLong ? ["cut-short"] : [], hidden: [] };
  const cut = text.slice(0, maxText).replace(/\s?\S{0,200}$/, "");
  return { text: cut, flags: ["cut-short"], hidden: [] };
}
