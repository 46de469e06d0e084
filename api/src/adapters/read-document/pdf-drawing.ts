import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { type DrawnFont, type DrawnRun, showGlyphs } from "./pdf-glyphs.ts";
import {
  asMatrix,
  type Box,
  boxOf,
  type DrawState,
  firstState,
  identity,
  type Matrix,
  multiply,
} from "./pdf-state.ts";

/** A filled shape or picture, in drawing order with the text. */
export interface Painted extends Box {
  /** `#rrggbb`; undefined for pictures and patterns. */
  colour: string | undefined;
  isPicture: boolean;
}

export interface Drawing {
  runs: DrawnRun[];
  painted: Painted[];
}

interface OperatorList {
  fnArray: number[];
  argsArray: unknown[];
}

const fills: readonly number[] = [
  OPS.fill,
  OPS.eoFill,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
];
const pictures: readonly number[] = [
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
];
/** Shapes beyond these say nothing new about backgrounds; a hostile page may have millions. */
const mostPainted = 5000;

/**
 * Walks the drawing operations of a page, as pdf.js lists them, and notes each run of text with its place,
 * colour and render mode, and what was painted below it. pdf.js's own text extraction knows no colours.
 * @param page matrix from the file's space to the page's, y downwards.
 */
export function readDrawing(
  list: OperatorList,
  page: readonly number[],
  fontOf: (name: string) => DrawnFont,
): Drawing {
  const drawing: Drawing = { runs: [], painted: [] };
  const walker = new Walker(drawing, asMatrix(page), fontOf);
  for (const [at, fn] of list.fnArray.entries()) walker.apply(fn, list.argsArray[at]);
  return drawing;
}

class Walker {
  private state: DrawState;
  private readonly stack: DrawState[] = [];
  private textMatrix: Matrix = identity;
  private lineMatrix: Matrix = identity;
  /** A matrix was set and nothing painted since: what pdf.js leaves of a picture above its size limit. */
  private isEmptyFrame = false;
  private readonly drawing: Drawing;
  private readonly fontOf: (name: string) => DrawnFont;

  constructor(drawing: Drawing, page: Matrix, fontOf: (name: string) => DrawnFont) {
    this.state = { ...firstState, ctm: page };
    this.drawing = drawing;
    this.fontOf = fontOf;
  }

  apply(fn: number, raw: unknown): void {
    const args = Array.isArray(raw) ? raw : [];
    const wasEmptyFrame = this.isEmptyFrame;
    this.isEmptyFrame = fn === OPS.transform;
    if (fn === OPS.restore && wasEmptyFrame) this.paintUnitSquare();
    if (this.applyState(fn, args) || this.applyText(fn, args)) return;
    if (fn === OPS.constructPath) this.paintPath(args);
    else if (pictures.includes(fn)) this.paintUnitSquare();
  }

  private applyState(fn: number, args: unknown[]): boolean {
    const [first] = args;
    const number = typeof first === "number" ? first : 0;
    switch (fn) {
      case OPS.save:
        if (this.stack.length < 1000) this.stack.push(this.state);
        return true;
      case OPS.restore:
        this.state = this.stack.pop() ?? this.state;
        return true;
      case OPS.transform:
        return this.set({ ctm: multiply(this.state.ctm, asMatrix(args)) });
      case OPS.paintFormXObjectBegin:
        this.stack.push(this.state);
        return this.set({ ctm: first ? multiply(this.state.ctm, asMatrix(first)) : this.state.ctm });
      case OPS.paintFormXObjectEnd:
        this.state = this.stack.pop() ?? this.state;
        return true;
      case OPS.setFillRGBColor:
        return this.set({ fill: typeof first === "string" ? first : undefined });
      case OPS.setStrokeRGBColor:
        return this.set({ stroke: typeof first === "string" ? first : undefined });
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        return this.set({ fill: undefined });
      case OPS.setGState:
        return this.setGraphics(first);
      case OPS.setCharSpacing:
        return this.set({ charSpacing: number });
      case OPS.setWordSpacing:
        return this.set({ wordSpacing: number });
      case OPS.setHScale:
        return this.set({ scale: number / 100 });
      case OPS.setLeading:
        return this.set({ leading: -number });
      case OPS.setTextRise:
        return this.set({ rise: number });
      case OPS.setTextRenderingMode:
        return this.set({ renderMode: number });
      case OPS.setFont:
        return this.set({ font: String(first), fontSize: Number(args[1]) || 0 });
      default:
        return false;
    }
  }

  private set(change: Partial<DrawState>): true {
    this.state = { ...this.state, ...change };
    return true;
  }

  private setGraphics(entries: unknown): true {
    for (const entry of Array.isArray(entries) ? entries : []) {
      if (!Array.isArray(entry)) continue;
      const [key, value] = entry;
      if (key === "ca" && typeof value === "number") this.set({ alpha: value });
      if (key === "Font" && Array.isArray(value))
        this.set({ font: String(value[0]), fontSize: Number(value[1]) || 0 });
    }
    return true;
  }

  private applyText(fn: number, args: unknown[]): boolean {
    switch (fn) {
      case OPS.beginText:
        this.moveTo(identity);
        return true;
      case OPS.setTextMatrix:
        this.moveTo(asMatrix(args[0] ?? args));
        return true;
      case OPS.moveText:
        this.moveBy(Number(args[0]) || 0, Number(args[1]) || 0);
        return true;
      case OPS.setLeadingMoveText:
        this.set({ leading: Number(args[1]) || 0 });
        this.moveBy(Number(args[0]) || 0, Number(args[1]) || 0);
        return true;
      case OPS.nextLine:
        this.moveBy(0, this.state.leading);
        return true;
      case OPS.showText:
        this.show(args[0]);
        return true;
      default:
        return false;
    }
  }

  private moveTo(matrix: Matrix): void {
    this.textMatrix = matrix;
    this.lineMatrix = matrix;
  }

  private moveBy(x: number, y: number): void {
    this.moveTo(multiply(this.lineMatrix, [1, 0, 0, 1, x, y]));
  }

  private show(glyphs: unknown): void {
    if (!Array.isArray(glyphs)) return;
    const font = this.fontOf(this.state.font);
    const order = this.drawing.painted.length;
    const { runs, advance } = showGlyphs(
      glyphs,
      this.state,
      multiply(this.state.ctm, this.textMatrix),
      font,
      order,
    );
    for (const run of runs) this.drawing.runs.push(run);
    this.textMatrix = multiply(this.textMatrix, [1, 0, 0, 1, advance, 0]);
  }

  private paintPath(args: unknown[]): void {
    const [fn, , bounds] = args;
    if (typeof fn !== "number" || !fills.includes(fn) || this.state.alpha < 0.5) return;
    if (!ArrayBuffer.isView(bounds)) return;
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = Array.from(bounds as Float32Array);
    this.paint(boxOf(this.state.ctm, x0, y0, x1, y1), this.state.fill, false);
  }

  private paintUnitSquare(): void {
    this.paint(boxOf(this.state.ctm, 0, 0, 1, 1), undefined, true);
  }

  private paint(box: Box, colour: string | undefined, isPicture: boolean): void {
    const isShape = box.right - box.left > 3 && box.bottom - box.top > 3;
    if (isShape && this.drawing.painted.length < mostPainted)
      this.drawing.painted.push({ ...box, colour, isPicture });
  }
}
