import WordExtractor from "word-extractor";
import type { DocumentFlag } from "#shared/domain/resumes/document-facts.ts";
import { findEmail } from "#shared/resume/header/emails.ts";
import { findPhone } from "#shared/resume/header/phones.ts";
import { type ParsedDocument, ParseError } from "./parsed-document.ts";
import { readFlatWord } from "./read-docx.ts";

/** The file information block starts with this mark; bit 8 of its flags at offset 10 says "encrypted". */
const wordMark = 0xa5ec;
const encryptedBit = 0x0100;
/** Sectors of an OLE file are 512 bytes or more; the block is at the start of one. */
const sector = 512;

/**
 * Text of a Word 97-2003 file. The format's hidden text comes along with the visible one: word-extractor tells
 * no styles. Table cells end with a tab there. Word 2003's single XML file goes the way of a .docx.
 * @throws ParseError `password_protected`, or `corrupt` for whatever else the library dies of.
 */
export async function readDoc(bytes: Buffer): Promise<ParsedDocument> {
  if (bytes[0] === 0x3c || bytes[0] === 0xef) return readFlatWord(bytes);
  if (isEncrypted(bytes)) throw new ParseError("password_protected");
  const document = await new WordExtractor().extract(bytes).catch(() => {
    throw new ParseError("corrupt");
  });
  const body = document.getBody();
  const header = own(document.getHeaders({ includeFooters: false }), body);
  const footer = own(document.getFooters(), body);
  const boxes = own(document.getTextboxes({ includeHeadersAndFooters: false }), body);
  const outside = [header, boxes, footer].join("\n");
  const flags: DocumentFlag[] = [];
  const isOutside = (find: (text: string) => string | undefined) =>
    find(outside) !== undefined && find(body) === undefined;
  if (isOutside(findEmail) || isOutside(findPhone)) flags.push("contact-outside-body");
  if (/(?<![^\n])[^\n]*\t[^\n\t]*\t\n/.test(body)) flags.push("tables");
  const text = [header, body, boxes, footer].filter((part) => part !== "").join("\n\n");
  return { text: text.replace(/(?<!\t)\t+$/gm, ""), flags, hidden: [] };
}

/** What the body does not say already. */
function own(part: string, body: string): string {
  return part
    .split("\n")
    .filter((line) => line.trim() !== "" && !body.includes(line.trim()))
    .join("\n");
}

function isEncrypted(bytes: Buffer): boolean {
  for (let at = sector; at + 12 <= bytes.length; at += sector) {
    if (bytes.readUInt16LE(at) === wordMark) return (bytes.readUInt16LE(at + 10) & encryptedBit) !== 0;
  }
  return false;
}
