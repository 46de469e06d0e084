import { type DocumentType, documentTypes } from "#shared/domain/resumes/document-facts.ts";
import { DocumentError } from "./parsed-document.ts";

export type { DocumentType };

const startsWith = (head: Buffer, text: string) =>
  head.subarray(0, text.length).equals(Buffer.from(text, "latin1"));

/**
 * The type by content; the name's ending must agree (docs/security.md, UP-02).
 * @param head the first bytes of the file.
 * @throws DocumentError `wrong_type` or `mismatch`: also for web pages and RTF that are called .doc.
 */
export function sniffType(head: Buffer, name: string): DocumentType {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  const type = documentTypes.find((one) => one === ending);
  if (!type) throw new DocumentError("wrong_type");
  const content = contentType(head);
  // Word 2003 could save as one XML file; it kept the name .doc.
  if (type === "doc" && content === "txt" && head.includes("<w:wordDocument")) return type;
  if (content !== type) throw new DocumentError(content ? "mismatch" : "wrong_type");
  return type;
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

function looksLikeText(head: Buffer): boolean {
  if (startsWith(head, "\u00ff\u00fe") || startsWith(head, "\u00fe\u00ff")) return true;
  if (startsWith(head, "MZ") || startsWith(head, "\u007fELF")) return false;
  let control = 0;
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) control++;
  return control <= head.length * 0.02 + 1;
}
