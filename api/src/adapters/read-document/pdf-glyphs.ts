import type { DrawState, Matrix } from "./pdf-state.ts";

/** What a run of text needs to know of its font. */
export interface DrawnFont {
  isBold: boolean;
  /** A font of pictures: its letters are no text. */
  isIcons: boolean;
  /** Text space of one glyph unit: 0.001, or the font matrix of a Type 3 font. */
  unit: number;
  isVertical: boolean;
}

/** A word, or a part of one, as it is drawn. Page space, y downwards, points. */
export interface DrawnRun {
  text: string;
  x: number;
  y: number;
  w: number;
  /** Height of the letters. */
  size: number;
  bold: boolean;
  /** Direction of writing in degrees, 0 = left to right. */
  angle: number;
  /** A space sign was drawn before it. */
  space: boolean;
  /** Letters are set apart by more than a quarter of their height. */
  isSpread: boolean;
  renderMode: number;
  colour: string | undefined;
  alpha: number;
  /** How many shapes were painted before: those may lie below it. */
  order: number;
  /** Glyphs without a known letter. */
  unknown: number;
  /** Drawn with a font of pictures. */
  isIcon: boolean;
}

interface Glyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

/** From this share of the height on a gap between glyphs ends a run. */
const breakGap = 0.12;
const backStep = -0.4;
const spreadGap = 0.25;

function isGlyph(value: unknown): value is Glyph {
  return typeof value === "object" && value !== null && "unicode" in value && "width" in value;
}

/** Gaps that a run sets between all its letters (in text units of 1/1000): the usual one is letter spacing. */
function usualGap(glyphs: readonly unknown[]): number {
  const gaps: number[] = [];
  let letters = 0;
  for (const glyph of glyphs) {
    if (typeof glyph === "number") gaps.push(-glyph);
    else if (isGlyph(glyph) && !glyph.isSpace) letters++;
  }
  if (letters < 4 || gaps.length < letters - 2) return 0;
  const middle = gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return middle > 80 ? middle : 0;
}

/**
 * Splits one text operation into runs at spaces and gaps.
 * @param matrix text space to page space.
 * @returns the runs, and how far the text position moves (in text space).
 */
export function showGlyphs(
  glyphs: readonly unknown[],
  state: DrawState,
  matrix: Matrix,
  font: DrawnFont,
  order: number,
): { runs: DrawnRun[]; advance: number } {
  const usual = (usualGap(glyphs) / 1000) * state.fontSize;
  const breakAt = breakGap * state.fontSize + usual * 1.3;
  const spread = usual + state.charSpacing;
  const tail = Math.max(0, state.charSpacing) * state.scale;
  const base = baseRun(state, matrix, font, order);
  const runs: DrawnRun[] = [];
  let at = 0;
  let end = 0;
  let open: DrawnRun | undefined;
  let space = false;
  let from = 0;
  const close = () => {
    if (open) runs.push(placed(open, matrix, from, end - tail, state));
    open = undefined;
  };
  for (const glyph of glyphs) {
    if (typeof glyph === "number") {
      at -= (glyph / 1000) * state.fontSize * state.scale;
      continue;
    }
    if (!isGlyph(glyph)) continue;
    const width = glyph.width * font.unit * state.fontSize * state.scale;
    const text = cleanGlyph(glyph);
    if (text === " ") {
      close();
      space = true;
    } else {
      const gap = at - end;
      if (open && (gap > breakAt || gap < backStep * state.fontSize)) close();
      if (!open) {
        open = { ...base, text: "", space, isSpread: spread > spreadGap * state.fontSize };
        from = at;
      }
      open.text += text;
      if (text === "" || text === "\ufffd") open.unknown += 1;
      space = false;
    }
    at += width + (state.charSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * state.scale;
    if (text !== " ") end = at;
  }
  close();
  return { runs, advance: at };
}

function baseRun(state: DrawState, matrix: Matrix, font: DrawnFont, order: number): DrawnRun {
  const [a, b, c, d] = matrix;
  const isStroked = state.renderMode % 4 === 1;
  return {
    text: "",
    x: 0,
    y: 0,
    w: 0,
    size: Math.abs(state.fontSize) * Math.hypot(c, d),
    bold: font.isBold,
    angle: Math.round((Math.atan2(b, a) * 180) / Math.PI),
    space: false,
    isSpread: false,
    renderMode: state.renderMode,
    colour: isStroked ? state.stroke : state.fill,
    alpha: state.alpha,
    order,
    unknown: 0,
    isIcon: font.isIcons,
  };
}

function placed(run: DrawnRun, matrix: Matrix, from: number, to: number, state: DrawState): DrawnRun {
  const [a, b, c, d, e, f] = matrix;
  return {
    ...run,
    x: a * from + c * state.rise + e,
    y: b * from + d * state.rise + f,
    w: Math.hypot(a, b) * Math.abs(to - from),
  };
}

/** The glyph's letters; a space sign of any width is " ", a control sign is unknown. `isSpace` means code 32 only. */
function cleanGlyph({ unicode }: Glyph): string {
  if (/^[\s\u00a0\u2000-\u200a\u202f]+$/.test(unicode)) return " ";
  return unicode.replace(/[\p{Cc}\u200b\ufeff]/gu, "\ufffd");
}
