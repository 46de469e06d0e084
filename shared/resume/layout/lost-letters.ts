import type { PageItem } from "./page-item.ts";

/** What follows "fl" and hardly ever "fi". */
const afterFl = /^(?:ow|ex|u|ect|ict|ight|oat|oor|ash|at|y|ee|ag|ip|am|av|our)/;

/** A sign without a letter inside a word is a joined pair; "fi" is the usual one. */
export function repairLigatures(text: string): string {
  return text.replace(/(?<=\p{L}|^)\ufffd(?=\p{Ll})/gu, (_sign, at: number) =>
    afterFl.test(text.slice(at + 1)) ? "fl" : "fi",
  );
}

/** Lost ligatures of a row repaired; signs without any letter dropped: they are pictures. */
export function repairRow(row: readonly PageItem[]): PageItem[] {
  return row.flatMap((item) => {
    const text = repairLigatures(item.text);
    return /^\ufffd*$/.test(text) ? [] : [{ ...item, text }];
  });
}
