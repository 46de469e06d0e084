import type { DocumentInput } from "./document-input.ts";
import { type DocumentStyle, documentStyles } from "./document-style.ts";
import { type Block, PdfLayout } from "./pdf-layout.ts";
import type { PdfType } from "./pdf-type.ts";
import { holdsSide, type Mark, type PageBox, PageSetter } from "./set-pages.ts";
import { mostTightness, setSmaller, tightened } from "./tighten-style.ts";

/** A4 in points. */
export const a4 = { width: 595.28, height: 841.89 } as const;
const pointsPerMillimetre = 72 / 25.4;

/** A document broken into lines and pages: what the PDF and the pictures of its pages are drawn from. */
export interface Typeset {
  look: DocumentStyle;
  box: PageBox;
  /** One for each line of the document, in its order. */
  blocks: Block[];
  pages: Mark[][];
}

function pageBox({ margin }: DocumentStyle, spare: number): PageBox {
  const side = margin.side * pointsPerMillimetre;
  const top = margin.top * pointsPerMillimetre;
  return { ...a4, left: side, top, bottom: a4.height - top - spare, textWidth: a4.width - 2 * side };
}

function setWith(type: PdfType, look: DocumentStyle, { lines, spare = 0 }: DocumentInput): Typeset {
  const box = pageBox(look, spare);
  const hasSide = look.side !== undefined && lines.some((line) => line.side);
  const layout = new PdfLayout(type, look, { width: box.textWidth, hasSide });
  const blocks = lines.map((line) => layout.block(line));
  return { look, box, blocks, pages: new PageSetter(look, box).set(blocks) };
}

/** A last page with less than this share of a page looks forgotten. */
const leastLastPage = 0.14;

/** Share of the last page that is used, 0 to 1. */
function lastPageShare({ pages, box }: Typeset): number {
  const tops = (pages.at(-1) ?? []).flatMap((mark) => (mark.kind === "line" ? [mark.top] : []));
  return (Math.max(box.top, ...tops) - box.top) / (box.bottom - box.top);
}

/**
 * The lines on pages in their design; set a little tighter where that saves a last page with next to nothing on it.
 * @throws UnwritableText when a word does not fit a line.
 */
export function typeset(type: PdfType, input: DocumentInput): Typeset {
  const look = setSmaller(documentStyles[input.design ?? "classic"], input.tightness ?? 0);
  const set = setWith(type, look, input);
  if (!holdsSide(set.pages, set.box))
    return typeset(type, { ...input, lines: input.lines.map(({ side: _side, ...line }) => line) });
  if (set.pages.length === 1 || lastPageShare(set) >= leastLastPage) return set;
  const tighter = setWith(type, tightened(look), input);
  return tighter.pages.length < set.pages.length ? tighter : set;
}

/**
 * How much smaller a longer document must be set to have two pages.
 * @returns 0 where it has no more already, null where it cannot within the limits of `setSmaller`.
 */
export function tightnessForTwoPages(type: PdfType, input: DocumentInput): number | null {
  for (let tightness = 0; tightness <= mostTightness; tightness += 1)
    if (typeset(type, { ...input, tightness }).pages.length <= 2) return tightness;
  return null;
}
