import {
  AlignmentType,
  BorderStyle,
  convertMillimetersToTwip,
  Document,
  Footer,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
} from "docx";
import { printable } from "#shared/domain/resumes/printable.ts";
import type { DocumentLine } from "#shared/resume/document/document-lines.ts";
import type { DocumentInput } from "./write-document/document-input.ts";
import { type DocumentStyle, documentStyles } from "./write-document/document-style.ts";
import { bare, styleIds, twips, wordStyles } from "./write-document/word-styles.ts";

/** A4 in millimetres. */
const page = { width: 210, height: 297 } as const;
const topKinds: readonly string[] = ["name", "label", "contact"];

/**
 * A clean single-column A4 document: the name as title, headings as headings, list lines as Word lists, all
 * through named styles. Every line of the text stands in it, in order.
 * @returns the bytes of the file.
 */
export async function wordDocument({ title, lines, design = "classic" }: DocumentInput): Promise<Uint8Array> {
  const look = documentStyles[design];
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

function pageBox({ margin }: DocumentStyle) {
  const [side, top] = [convertMillimetersToTwip(margin.side), convertMillimetersToTwip(margin.top)];
  return {
    size: { width: convertMillimetersToTwip(page.width), height: convertMillimetersToTwip(page.height) },
    margin: { top, bottom: top, left: side, right: side, footer: Math.round(top / 2) },
  };
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
  const textWidth = convertMillimetersToTwip(page.width - 2 * look.margin.side);
  return new Paragraph({
    style: styleIds[line.kind],
    children: runsOf(line, look),
    ...(line.newPage ? { pageBreakBefore: true } : {}),
    ...(line.kind === "item" ? { numbering: { reference: "bullets", level: line.isNested ? 1 : 0 } } : {}),
    ...(line.date === undefined ? {} : { tabStops: [{ type: TabStopType.RIGHT, position: textWidth }] }),
    ...spacingOf(line, { above, next }, look),
    ...(isTopsEnd && look.headerRule !== undefined
      ? {
          border: {
            bottom: { style: BorderStyle.SINGLE, size: 5, space: 5, color: bare(look.headerRule) },
          },
        }
      : {}),
  });
}

/** A heading's own space is enough before its first entry; letters keep their empty lines and no others. */
function spacingOf(
  line: DocumentLine,
  { above, next }: Record<"above" | "next", DocumentLine | undefined>,
  look: DocumentStyle,
) {
  const isFirstEntry = above?.kind === "heading" && look.lines[line.kind].before > 0;
  const before = line.gap === true ? twips(look.lines.text.leading * 0.7) : 0;
  if (line.gap === undefined) return isFirstEntry ? { spacing: { before: 0 } } : {};
  return { spacing: next?.gap === false ? { before, after: 0 } : { before } };
}

function runsOf({ text, date }: DocumentLine, look: DocumentStyle): TextRun[] {
  const parts = printable(text).split("\t");
  const runs = parts.map((part, n) => new TextRun({ children: n === 0 ? [part] : [new Tab(), part] }));
  if (date === undefined) return runs;
  const style = { bold: false, color: bare(look.dateColour) };
  return [...runs, new TextRun({ children: [new Tab(), printable(date)], ...style })];
}
