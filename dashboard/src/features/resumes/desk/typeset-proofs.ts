import type { DocumentPages } from "#shared/contract/resumes/document-pages.ts";
import type { Criterion } from "./criteria.ts";
import type { Box } from "./thread-paths.ts";

type PageLine = DocumentPages["pages"][number]["lines"][number];

/** A paragraph of a typeset page with the criteria that it shows; its box in points. */
export interface ProvedParagraph {
  paragraph: number;
  box: Box;
  criteria: Criterion[];
}

const listMark = /^[\s•▪●◦‣➢✓►■*–—-]+/u;
const plain = (text: string) => text.replace(listMark, "").replace(/\s+/g, " ").trim();

interface Paragraph {
  text: string;
  box: Box;
}

function paragraphsOf(lines: readonly PageLine[]): Map<number, Paragraph> {
  const found = new Map<number, Paragraph>();
  for (const { paragraph, text, x, y, width, height } of lines) {
    const before = found.get(paragraph);
    const box = { left: x, right: x + width, top: y, bottom: y + height };
    found.set(paragraph, {
      text: plain(`${before?.text ?? ""} ${text}`),
      box: before ? around(before.box, box) : box,
    });
  }
  return found;
}

const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  right: Math.max(one.right, other.right),
  top: Math.min(one.top, other.top),
  bottom: Math.max(one.bottom, other.bottom),
});

/** Whether words of a page are a proof's line; half of it is enough where it was set over two places. */
function holds(words: string, line: string): boolean {
  return words.includes(line) || (2 * words.length > line.length && line.includes(words));
}

/** Each criterion beside the first paragraph of the pages that shows it, page by page. */
export function provedParagraphs(
  pages: DocumentPages["pages"],
  criteria: readonly Criterion[],
): ProvedParagraph[][] {
  const placed = new Set<string>();
  return pages.map(({ lines }) =>
    [...paragraphsOf(lines)].flatMap(([paragraph, { text, box }]) => {
      const here = criteria.filter(({ entry }) => {
        const line = entry.state === "missing" ? "" : plain(entry.best.evidence.resumeLine ?? "");
        return !placed.has(entry.id) && line !== "" && holds(text, line);
      });
      for (const { entry } of here) placed.add(entry.id);
      return here.length > 0 ? [{ paragraph, box, criteria: here }] : [];
    }),
  );
}
