import type { PageItem } from "./page-item.ts";

/** First parts that keep their hyphen: "self-" + "employed". */
const prefixes = new Set(
  "self non co multi well high low cross full part long short e ex mid semi anti inter pre post re sub ultra on off up in end back front hands team client customer data cost problem decision time work award fast detail results goal".split(
    " ",
  ),
);

const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];

/**
 * Joins words broken over two lines ("con-" + "tribute"). The hyphen goes, unless the first part is one that
 * keeps it, the text writes the word with its hyphen elsewhere, or both parts are words of the text.
 * The rest of the word moves up; a soft hyphen always goes.
 * @param lines of one column, in order; empty ones part paragraphs.
 */
export function joinBrokenWords(lines: readonly string[]): string[] {
  const words = new Set(lines.flatMap((line, at) => wordsOf(wholeWords(line, lines[at - 1] ?? ""))));
  const joined = [...lines];
  for (let at = 0; at + 1 < joined.length; at++) {
    const broken = /(?<!\p{L})(\p{L}{2,})([-\u00ad\u2010])$/u.exec(joined[at] ?? "");
    // A box of wide lines has gaps inside its words, too.
    if (broken && joined[at + 1] === "" && /^\p{Ll}/u.test(joined[at + 2] ?? "")) joined.splice(at + 1, 1);
    const rest = /^(\p{Ll}+)(\S*)\s*/u.exec(joined[at + 1] ?? "");
    if (!broken || !rest) continue;
    const [, head = "", hyphen = "-"] = broken;
    const [taken, tail = "", after = ""] = rest;
    const isStored = hyphen !== "\u00ad" && keepsHyphen(head.toLowerCase(), tail.toLowerCase(), words);
    joined[at] = `${(joined[at] ?? "").slice(0, -1)}${isStored ? "-" : ""}${tail}${after}`;
    joined[at + 1] = (joined[at + 1] ?? "").slice(taken.length);
    if (joined[at + 1] === "") joined.splice(at + 1, 1);
  }
  return joined;
}

/** The line without the parts of broken words at its ends. */
function wholeWords(line: string, before: string): string {
  const rest = /\p{L}[-\u00ad\u2010]$/u.test(before) ? line.replace(/^\p{Ll}+/u, "") : line;
  return rest.replace(/(?<![\p{L}-])[\p{L}-]+[-\u00ad\u2010]$/u, "");
}

function keepsHyphen(head: string, tail: string, words: ReadonlySet<string>): boolean {
  if (words.has(head + tail)) return false;
  if (prefixes.has(head) || words.has(`${head}-${tail}`)) return true;
  return head.length > 3 && tail.length > 3 && words.has(head) && words.has(tail);
}

/** What follows "fl" and hardly ever "fi". */
const afterFl = /^(?:ow|ex|u|ect|ict|ight|oat|oor|ash|at|y|ee|ag|ip|am|av|our)/;

/** A sign without a letter inside a word is a joined pair; "fi" is the usual one. */
function repairLigatures(text: string): string {
  return text.replace(/(?<=\p{L}|^)\ufffd(?=\p{Ll})/gu, (_sign, at: number) =>
    afterFl.test(text.slice(at + 1)) ? "fl" : "fi",
  );
}

/** Lost ligatures of a row repaired; characters without a letter beside them dropped: they are pictures. */
export function repairRow(row: readonly PageItem[]): PageItem[] {
  return row.flatMap((item) => {
    const text = repairLigatures(item.text);
    return /^\ufffd*$/.test(text) ? [] : [{ ...item, text }];
  });
}
