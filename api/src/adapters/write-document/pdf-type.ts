import type PDFDocument from "pdfkit";
import { UnwritableText } from "./document-input.ts";
import type { DocumentStyle } from "./document-style.ts";
import { type Face, facesOf } from "./pdf-faces.ts";

type Pdf = InstanceType<typeof PDFDocument>;

type Features = PDFKit.Mixins.OpenTypeFeatures[];

/** No ligatures: a second reader takes "\ufb01" for one character and loses the word. */
const plain = { liga: false, clig: false };
/** pdfkit's types know only a list of features to switch on; its font library takes them by name. */
const kerned = plain as unknown as Features;
export const unkerned = { ...plain, kern: false } as unknown as Features;
/** A pair set further apart than this share of an em ("f)") would be read back as two words. */
const widestKern = 0.08;

/** A piece of text in one font. */
export interface Run {
  font: string;
  text: string;
}

/** The part of fontkit's font that pdfkit's types do not show. */
interface OpenFont {
  hasGlyphForCodePoint(code: number): boolean;
  glyphForCodePoint(code: number): { id: number };
  layout(
    text: string,
    features?: Features,
  ): { glyphs: Glyph[]; positions: { xAdvance: number; xOffset?: number }[] };
  unitsPerEm: number;
}

interface Glyph {
  id: number;
  advanceWidth: number;
  path: {
    scale(x: number, y: number): { toSVG(): string; translate(x: number, y: number): { toSVG(): string } };
  };
}

/** Whole units: a thousandth of an em is not seen. */
function rounded(path: string): string {
  return path.replace(/\d{1,6}\.\d{1,12}/g, (number) => String(Math.round(Number(number))));
}

/** Written from right to left: pdfkit would set it the wrong way round. */
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}]/u;
const mark = /\p{M}/u;

/** Units of an em in the outlines of `shapes`. */
export const outlineUnits = 1000;

/** One letter of a run: its outline, drawn once for each `key`, and its place from the run's start in ems. */
export interface Shape {
  key: string;
  path: () => string;
  x: number;
}

interface Setting {
  /** In ems. */
  width: number;
  features: Features;
}

function settingOf(font: OpenFont, text: string): Setting {
  for (const features of [kerned, unkerned]) {
    const { glyphs, positions } = font.layout(text, features);
    const isTorn = glyphs.some(
      ({ advanceWidth }, n) =>
        (positions[n]?.xAdvance ?? advanceWidth) - advanceWidth > widestKern * font.unitsPerEm,
    );
    const width = positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) / font.unitsPerEm;
    if (!isTorn || features === unkerned) return { width, features };
  }
  return { width: 0, features: unkerned };
}

/** Finds fonts for characters and measures text, within one document. */
export class PdfType {
  readonly missing = new Set<string>();
  private readonly fonts = new Map<string, OpenFont>();
  private readonly chosen = new Map<string, string | undefined>();
  private readonly glyphs = new Map<string, string>();
  private readonly settings = new Map<string, Setting>();
  private readonly widths = new Map<string, number>();
  private readonly pdf: Pdf;
  private readonly family: DocumentStyle["family"];

  constructor(pdf: Pdf, family: DocumentStyle["family"]) {
    this.pdf = pdf;
    this.family = family;
  }

  /** The text in runs of one font each. Characters that no font has are listed in `missing`. */
  runs(text: string, isBold: boolean): Run[] {
    const runs: Run[] = [];
    let last: string | undefined;
    for (const char of text) {
      const own = last !== undefined && mark.test(char) && this.has(last, char) ? last : undefined;
      const font = own ?? this.fontOf(char, isBold);
      if (font === undefined) this.missing.add(char);
      else if (font === last) (runs.at(-1) as Run).text += char;
      else runs.push({ font, text: char });
      last = font ?? last;
    }
    return runs;
  }

  /** Width in points of a text at a size. */
  width(text: string, isBold: boolean, size: number): number {
    const key = `${isBold}${text}`;
    let width = this.widths.get(key);
    if (width === undefined) {
      width = this.runs(text, isBold).reduce((sum, run) => sum + this.runWidth(run, 1), 0);
      this.widths.set(key, width);
    }
    return width * size;
  }

  /** Width in points of one run. */
  runWidth(run: Run, size: number): number {
    return this.set(run).width * size;
  }

  /** The features to draw a run with: those it was measured with. */
  features(run: Run): Features {
    return this.set(run).features;
  }

  /** Kerned, unless that would tear a word apart; width in ems. */
  private set(run: Run): Setting {
    const key = `${run.font}${run.text}`;
    const known = this.settings.get(key);
    if (known !== undefined) return known;
    const font = this.fonts.get(run.font);
    const setting = font === undefined ? { width: 0, features: kerned } : settingOf(font, run.text);
    this.settings.set(key, setting);
    return setting;
  }

  /** Digits as a shape instead of text: an SVG path on the baseline, and its width in points. */
  outline(digits: string, size: number): { path: string; width: number } {
    const [face] = facesOf(this.family, false);
    if (face === undefined) return { path: "", width: 0 };
    const font = this.open(face);
    const scale = size / font.unitsPerEm;
    let width = 0;
    const path = font.layout(digits).glyphs.map((glyph) => {
      const shape = glyph.path.scale(scale, -scale).translate(width, 0).toSVG();
      width += glyph.advanceWidth * scale;
      return shape;
    });
    return { path: path.join(""), width };
  }

  /** The letters of a run as shapes, set as in the file; y upwards from the baseline. */
  shapes(run: Run): Shape[] {
    const font = this.fonts.get(run.font);
    if (font === undefined) return [];
    const { glyphs, positions } = font.layout(run.text, this.features(run));
    const scale = outlineUnits / font.unitsPerEm;
    let at = 0;
    return glyphs.map((glyph, n) => {
      const { xAdvance, xOffset = 0 } = positions[n] ?? { xAdvance: glyph.advanceWidth };
      const x = (at + xOffset) / font.unitsPerEm;
      at += xAdvance;
      return {
        key: `${run.font}:${glyph.id}`,
        path: () => rounded(glyph.path.scale(scale, scale).toSVG()),
        x,
      };
    });
  }

  /** @throws UnwritableText that names some of the characters no font has. */
  refuseMissing(): void {
    if (this.missing.size === 0) return;
    const some = [...this.missing].slice(0, 5).join(" ");
    const more = this.missing.size > 5 ? " and others" : "";
    throw new UnwritableText(
      `Our PDF type does not have these characters: ${some}${more}. Please download the Word file instead: it keeps them.`,
    );
  }

  private fontOf(char: string, isBold: boolean): string | undefined {
    const key = `${isBold}${char}`;
    if (!this.chosen.has(key)) this.chosen.set(key, this.choose(char, isBold));
    return this.chosen.get(key);
  }

  private choose(char: string, isBold: boolean): string | undefined {
    if (rightToLeft.test(char)) return undefined;
    const code = char.codePointAt(0) ?? 0;
    for (const face of facesOf(this.family, isBold)) {
      if (!face.covers(code)) continue;
      const font = this.open(face);
      if (!font.hasGlyphForCodePoint(code)) continue;
      // One glyph can say only one character when it is read back; the next font has a glyph of its own.
      const glyph = `${face.key}:${font.glyphForCodePoint(code).id}`;
      const said = this.glyphs.get(glyph);
      if (said !== undefined && said !== char) continue;
      this.glyphs.set(glyph, char);
      return face.key;
    }
    return undefined;
  }

  private has(key: string, char: string): boolean {
    return this.fonts.get(key)?.hasGlyphForCodePoint(char.codePointAt(0) ?? 0) === true;
  }

  private open(face: Face): OpenFont {
    const known = this.fonts.get(face.key);
    if (known !== undefined) return known;
    this.pdf.registerFont(face.key, face.load());
    this.pdf.font(face.key);
    const { font } = (this.pdf as unknown as { _font: { font: OpenFont } })._font;
    this.fonts.set(face.key, font);
    return font;
  }
}
