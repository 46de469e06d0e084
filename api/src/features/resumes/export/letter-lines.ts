import { plainDate } from "#shared/domain/dates.ts";
import { homeTimeZone } from "#shared/domain/local-time.ts";
import { type PrintedLine, splitPrintedLines } from "#shared/language/printed-lines.ts";
import { type DocumentLine, documentText } from "#shared/resume/document/document-lines.ts";
import { isDateLine, isGreeting } from "#shared/resume/letters/letter-parts.ts";

/** Paragraphs are parted even where the text parts none of them. */
const paragraph = 160;

/** The lines of a letter as they are, its paragraphs parted; where it has no date, today's goes below the sender. */
export function letterLines(text: string, today: Date): DocumentLine[] {
  const lines = splitPrintedLines(documentText(text)).map((line, index, all): DocumentLine => {
    const isParted =
      line.gapBefore || line.text.length > paragraph || (all[index - 1]?.text.length ?? 0) > paragraph;
    return {
      kind: line.mark !== undefined ? "item" : "text",
      text: line.text,
      gap: index > 0 && isParted && !isInList(index, all),
    };
  });
  const opening = lines.findIndex((line) => isGreeting(line.text));
  // A date can only be above the greeting.
  const top = lines.slice(0, opening === -1 ? 6 : opening);
  if (top.some((line) => isDateLine(line.text))) return lines;
  const at = senderEnd(top);
  const date: DocumentLine = { kind: "text", text: plainDate(today, homeTimeZone), gap: at > 0 };
  return [
    ...lines.slice(0, at),
    date,
    ...lines.slice(at, at + 1).map((line) => ({ ...line, gap: true })),
    ...lines.slice(at + 1),
  ];
}

function isInList(index: number, all: readonly PrintedLine[]): boolean {
  return all[index]?.mark !== undefined && all[index - 1]?.mark !== undefined;
}

/** Lines of the sender's own block: the first one, when contact data are in it; else the date leads. */
function senderEnd(top: readonly DocumentLine[]): number {
  const next = top.findIndex((line, index) => index > 0 && line.gap === true);
  const block = next === -1 ? top : top.slice(0, next);
  return block.some(({ text }) => /@|\d{3}[ \d]{5,}/.test(text)) ? block.length : 0;
}
