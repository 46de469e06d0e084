import { pageNumberPlace } from "./pdf-pages.ts";
import { outlineUnits, type PdfType } from "./pdf-type.ts";
import type { Mark } from "./set-pages.ts";
import { a4, type Typeset } from "./typeset.ts";

/** A set line on a drawn page; places in points from the page's upper left corner. */
export interface DrawnText {
  /** The line of the document it is part of. */
  paragraph: number;
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PageDrawing {
  /** The page as a picture without any text element or script: letters are outlines. */
  svg: string;
  lines: DrawnText[];
}

/** Decimals that a printed page would show. */
function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** Draws set pages as pictures, from the list that the PDF is drawn from. */
export class SvgPages {
  private readonly type: PdfType;
  private readonly set: Typeset;
  private readonly ids = new Map<string, string>();

  constructor(type: PdfType, set: Typeset) {
    this.type = type;
    this.set = set;
  }

  /** @param most pages that are drawn. */
  draw(most = Number.POSITIVE_INFINITY): PageDrawing[] {
    return this.set.pages.slice(0, most).map((page) => this.drawPage(page));
  }

  private drawPage(page: readonly Mark[]): PageDrawing {
    this.ids.clear();
    const shapes: string[] = [];
    const body = page.map((mark) => this.drawMark(mark, shapes)).join("");
    const { width, height } = a4;
    const svg =
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      `<rect width="100%" height="100%" fill="#FFFFFF"/><defs>${shapes.join("")}</defs>${body}</svg>`;
    const lines = page.flatMap((mark) => (mark.kind === "line" ? [this.textOf(mark)] : []));
    return { svg, lines };
  }

  private drawMark(mark: Mark, shapes: string[]): string {
    const { look, box } = this.set;
    if (mark.kind === "line") return this.drawLine(mark, shapes);
    if (mark.kind === "rule")
      return `<path d="M${short(mark.x)} ${short(mark.y)}h${short(mark.width)}" stroke="${look.ruleColour}" stroke-width=".5"/>`;
    if (mark.kind === "tint")
      return `<rect x="${short(mark.x)}" y="${short(mark.y)}" width="${short(mark.width)}" height="${short(mark.height)}" fill="${mark.colour}"/>`;
    const { path, width } = this.type.outline(String(mark.value), 8.5);
    const { x, y } = pageNumberPlace(box, width);
    return `<path transform="translate(${short(x)} ${short(y)})" d="${path}" fill="${look.lines.contact.colour}"/>`;
  }

  private drawLine(mark: Extract<Mark, { kind: "line" }>, shapes: string[]): string {
    const size = this.set.blocks[mark.block]?.size ?? 0;
    return mark.pieces
      .map((piece) => {
        let x = mark.left + piece.x;
        const runs = this.type.runs(piece.text, piece.isBold).map((run) => {
          const glyphs = this.type.shapes(run).map(({ key, path, x: at }) => {
            const id = this.idOf(key, path, shapes);
            return id === "" ? "" : `<use href="#${id}" x="${Math.round(at * outlineUnits)}"/>`;
          });
          const scale = size / outlineUnits;
          const place = `translate(${short(x)} ${short(mark.baseline)})scale(${scale} ${-scale})`;
          x += this.type.runWidth(run, size);
          return `<g transform="${place}">${glyphs.join("")}</g>`;
        });
        return `<g fill="${piece.colour}">${runs.join("")}</g>`;
      })
      .join("");
  }

  /** The name of an outline on this page; empty for a space. */
  private idOf(key: string, path: () => string, shapes: string[]): string {
    const known = this.ids.get(key);
    if (known !== undefined) return known;
    const outline = path();
    const id = outline === "" ? "" : `g${this.ids.size}`;
    if (id !== "") shapes.push(`<path id="${id}" d="${outline}"/>`);
    this.ids.set(key, id);
    return id;
  }

  private textOf({ block, pieces, left, top }: Extract<Mark, { kind: "line" }>): DrawnText {
    const { size, style } = this.set.blocks[block] ?? { size: 0, style: { leading: 0 } };
    const first = pieces[0];
    const last = pieces.at(-1);
    const x = left + (first?.x ?? 0);
    const end = last === undefined ? x : left + last.x + this.type.width(last.text, last.isBold, size);
    const text = pieces.reduce((all, piece) => `${all}${/^$|\s$/.test(all) ? "" : "\t"}${piece.text}`, "");
    return { paragraph: block, text, x, y: top, width: end - x, height: style.leading };
  }
}
