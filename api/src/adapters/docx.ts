import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  Footer,
  FrameAnchorType,
  FrameWrap,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Tab,
  TabStopType,
  TextRun,
} from "docx";
import { printable } from "#shared/domain/resumes/printable.ts";
import type { DocumentLine } from "#shared/resume/document/document-lines.ts";
import type { DocumentInput } from "./write-document/document-input.ts";
import { type DocumentStyle, documentStyles } from "./write-document/document-style.ts";
import { setSmaller } from "./write-document/tighten-style.ts";
import { bare, styleIds, twips, wordStyles } from "./write-document/word-styles.ts";

/** A4 in millimetres. */
const page = { width: 210, height: 297 } as const;
const topKinds: readonly string[] = ["name", "label", "contact"];

/**
 * A clean A4 document: the name as title, headings as headings, list lines as Word lists, all through named styles.
 * Every line of the text is in it, in order; a side column is a frame of ordinary paragraphs, never a text box.
 * @returns the bytes of the file.
 */
export async function wordDocument(input: DocumentInput): Promise<Uint8Array> {
  const { title, lines, design = "classic", tightness = 0 } = input;
  const smaller = setSmaller(documentStyles[design], tightness);
  const { side, ...single } = smaller;
  const look = side !== undefined && lines.some((line) => line.side) ? smaller : single;
  const document = new Document({
    title: printable(title),
    creator: "Kelpie",
    styles: wordStyles(look),
    numbering: { config: [{ reference: "bullets", levels: [listLevel(look, 0), listLevel(look, 1)] }] },
    sections: [
      {
        properties: { titlePage: true, page: pageBox(look) },
        footers: {
          first: new Footer({ children: [new Paragraph({})] }),
          default: new Footer({ children: [pageNumber(look)] }),
        },
        children: lines.map((line, index) =>
          paragraphOf(line, { look, above: lines[index - 1], next: lines[index + 1] }),
        ),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function pageBox(look: DocumentStyle) {
  const { side, top } = look.margin;
  const [right, height] = [convertMillimetersToTwip(side), convertMillimetersToTwip(top)];
  return {
    size: { width: convertMillimetersToTwip(page.width), height: convertMillimetersToTwip(page.height) },
    margin: {
      top: height,
      bottom: height,
      left: right + sideWidth(look),
      right,
      footer: Math.round(height / 2),
    },
  };
}

/** Twentieths of a point that a side column takes at the left of the wide one. */
function sideWidth({ side }: DocumentStyle): number {
  return side === undefined ? 0 : twips(side.width + side.gap);
}

/** Word fills the space to a border of the same colour: that is the column's padding. */
function besideOf({ side, margin }: DocumentStyle, kind: DocumentLine["kind"]) {
  if (side === undefined) return {};
  const edge = { style: BorderStyle.SINGLE, size: 4, space: side.padding, color: bare(side.tint) };
  const width = twips(side.width - 2 * side.padding);
  return {
    frame: {
      type: "absolute",
      position: { x: convertMillimetersToTwip(margin.side) + twips(side.padding), y: twips(side.padding) },
      width,
      height: 0,
      anchor: { horizontal: FrameAnchorType.PAGE, vertical: FrameAnchorType.TEXT },
      wrap: FrameWrap.AROUND,
    },
    shading: { type: ShadingType.CLEAR, fill: bare(side.tint), color: "auto" },
    border: { top: edge, bottom: edge, left: edge, right: edge },
    ...(kind === "heading" ? { keepNext: false } : {}),
  } as const;
}

function listLevel({ indent }: DocumentStyle, level: 0 | 1) {
  const text = level === 0 ? "\u2022" : "\u2013";
  const left = twips(indent.mark + indent.text + level * 12);
  const style = { paragraph: { indent: { left, hanging: twips(indent.text) } } };
  return { level, format: LevelFormat.BULLET, text, alignment: AlignmentType.LEFT, style };
}

/** A field and no text: readers find nothing in it. */
function pageNumber({ lines }: DocumentStyle): Paragraph {
  const number = new TextRun({ children: [PageNumber.CURRENT], size: 17, color: bare(lines.contact.colour) });
  return new Paragraph({ alignment: AlignmentType.RIGHT, children: [number] });
}

function paragraphOf(
  line: DocumentLine,
  { look, above, next }: { look: DocumentStyle } & Record<"above" | "next", DocumentLine | undefined>,
): Paragraph {
  const isTopsEnd = topKinds.includes(line.kind) && !topKinds.includes(next?.kind ?? "");
  const isTop = topKinds.includes(line.kind);
  const textWidth =
    convertMillimetersToTwip(page.width - 2 * look.margin.side) - (isTop ? 0 : sideWidth(look));
  return new Paragraph({
    style: styleIds[line.kind],
    children: runsOf(line, look),
    ...(line.newPage ? { pageBreakBefore: true } : {}),
    ...(line.kind === "item" ? { numbering: { reference: "bullets", level: line.isNested ? 1 : 0 } } : {}),
    ...tabStopsOf(line, textWidth),
    ...spacingOf(line, { above, next }, look),
    ...(isTop && look.side !== undefined ? { indent: { left: -sideWidth(look) } } : {}),
    ...(line.side ? besideOf(look, line.kind) : {}),
    ...(isTopsEnd && look.headerRule !== undefined
      ? {
          border: {
            bottom: { style: BorderStyle.SINGLE, size: 5, space: 5, color: bare(look.headerRule) },
          },
        }
      : {}),
  });
}

/** A date at the right-hand end, or equal columns. */
function tabStopsOf({ date, columns }: DocumentLine, textWidth: number) {
  if (date !== undefined) return { tabStops: [{ type: TabStopType.RIGHT, position: textWidth }] };
  if (columns === undefined) return {};
  const step = textWidth / columns;
  const stops = Array.from({ length: columns - 1 }, (_, n) => Math.round(step * (n + 1)));
  return { tabStops: stops.map((position) => ({ type: TabStopType.LEFT, position })) };
}

/** A heading's own space is enough before its first entry; letters keep their empty lines and no others. */
function spacingOf(
  line: DocumentLine,
  { above, next }: Record<"above" | "next", DocumentLine | undefined>,
  look: DocumentStyle,
) {
  // The first line of the side column begins at its edge: space before it would be outside the tint.
  const opensSide = line.side === true && above?.side !== true;
  const isFirstEntry = opensSide || (above?.kind === "heading" && look.lines[line.kind].before > 0);
  const before = line.gap === true ? twips(look.lines.text.leading * 0.7) : 0;
  if (line.gap === undefined) return isFirstEntry ? { spacing: { before: 0 } } : {};
  return { spacing: next?.gap === false ? { before, after: 0 } : { before } };
}

function runsOf({ text, date, strong, side }: DocumentLine, look: DocumentStyle): TextRun[] {
  const { from, to } = strong ?? { from: 0, to: 0 };
  const runs = [
    ...tabbedRuns(text.slice(0, from), {}),
    ...tabbedRuns(text.slice(from, to), { bold: true }),
    ...tabbedRuns(text.slice(to), {}),
  ];
  if (date === undefined) return runs;
  // Word measures a tab in a frame from the page's text: a narrow column has its dates on a line of their own.
  if (side) return [...runs, new TextRun({ break: 1, children: [printable(date)], bold: false })];
  const style = { bold: false, color: bare(look.dateColour) };
  return [...runs, new TextRun({ children: [new Tab(), printable(date)], ...style })];
}

function tabbedRuns(text: string, style: { bold?: boolean }): TextRun[] {
  if (text === "") return [];
  const parts = printable(text).split("\t");
  return parts.map((part, n) => new TextRun({ children: n === 0 ? [part] : [new Tab(), part], ...style }));
}
