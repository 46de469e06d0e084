import { DocumentError } from "./document-error.ts";

export type DocumentType = "pdf" | "docx" | "txt";

const startsWith = (head: Buffer, text: string) =>
  head.subarray(0, text.length).equals(Buffer.from(text, "latin1"));

/**
 * The type by content; the name's ending must agree (security.md UP-02).
 * @param head the first bytes of the file.
 * @throws DocumentError `wrong_type`, `mismatch` or `old_word`.
 */
export function sniffType(head: Buffer, name: string): DocumentType {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase();
  const content = contentType(head);
  if (ending === "doc" || content === "ole")
    throw new DocumentError(ending === "doc" ? "old_word" : "mismatch");
  if (ending !== "pdf" && ending !== "docx" && ending !== "txt") throw new DocumentError("wrong_type");
  if (content !== ending) throw new DocumentError(content ? "mismatch" : "wrong_type");
  return ending;
}

function contentType(head: Buffer): DocumentType | "ole" | undefined {
  // Readers accept junk before the mark within the first kilobyte; so do we.
  if (head.subarray(0, 1024).includes("%PDF-")) return "pdf";
  if (startsWith(head, "PK\u0003\u0004")) return "docx";
  if (startsWith(head, "\u00d0\u00cf\u0011\u00e0")) return "ole";
  return looksLikeText(head) ? "txt" : undefined;
}

function looksLikeText(head: Buffer): boolean {
  if (startsWith(head, "\u00ff\u00fe") || startsWith(head, "\u00fe\u00ff")) return true;
  if (startsWith(head, "MZ") || startsWith(head, "\u007fELF")) return false;
  let control = 0;
  for (const byte of head) if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) control++;
  return control <= head.length * 0.02 + 1;
}
