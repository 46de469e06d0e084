import { type DocumentType, documentTypes } from "#shared/domain/resumes/document-facts.ts";
import { DocumentError, type DocumentErrorReason } from "./parsed-document.ts";

export type { DocumentType };

const startsWith = (head: Buffer, text: string) =>
  head.subarray(0, text.length).equals(Buffer.from(text, "latin1"));

/**
 * The type by content; the name's ending must agree (docs/security.md, UP-02).
 * @param head the first bytes of the file.
 * @throws DocumentError `wrong_type`, `pages_file`, `picture` or `mismatch`: also for web pages and RTF that are called .doc.
 */
export function sniffType(head: Buffer, name: string): DocumentType {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  const type = documentTypes.find((one) => one === ending);
  if (!type) throw new DocumentError(otherKind(ending));
  const content = contentType(head);
  // Word 2003 could save as one XML file under the name .doc.
  if (type === "doc" && content === "txt" && head.includes("<w:wordDocument")) return type;
  if (content === type) return type;
  if (isPicture(head)) throw new DocumentError("picture");
  throw new DocumentError(content ? "mismatch" : "wrong_type");
}

/** What people upload besides, each with its own way out. */
function otherKind(ending: string | undefined): DocumentErrorReason {
  if (ending === "pages") return "pages_file";
  return /^(?:png|jpe?g|gif|webp|heic|tiff?|bmp)$/.test(ending ?? "") ? "picture" : "wrong_type";
}

/** A .docx that is packed as Word's older kind: with a password it always is. */
export function isOldKindOfDocx(head: Buffer, name: string): boolean {
  return /\.docx$/i.test(name) && contentType(head) === "doc";
}

function contentType(head: Buffer): DocumentType | undefined {
  // Readers accept junk before the mark within the first kilobyte; so do we.
  if (head.subarray(0, 1024).includes("%PDF-")) return "pdf";
  if (startsWith(head, "PK\u0003\u0004")) return "docx";
  if (startsWith(head, "\u00d0\u00cf\u0011\u00e0")) return "doc";
  return looksLikeText(head) ? "txt" : undefined;
}

/** PNG, JPEG, GIF, WebP or a phone's HEIC, whatever it is called. */
function isPicture(head: Buffer): boolean {
  const marks = ["\u0089PNG", "\u00ff\u00d8\u00ff", "GIF8"];
  if (marks.some((mark) => startsWith(head, mark))) return true;
  return /^(?:RIFF.{4}WEBP|.{4}ftyp(?:hei|mif1|avif))/s.test(head.toString("latin1", 0, 16));
}

function looksLikeText(head: Buffer): boolean {
  if (startsWith(head, "\u00ff\u00fe") || startsWith(head, "\u00fe\u00ff")) return true;
  if (startsWith(head, "MZ") || startsWith(head, "\u007fELF")) return false;
  let control = 0;
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) control++;
  return control <= head.length * 0.02 + 1;
}
