import {
  AlignmentType,
  convertMillimetersToTwip,
  Document,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} from "docx";
import { printable } from "#shared/domain/resumes/printable.ts";
import type { DocumentLine } from "#shared/resume/document-lines.ts";

const font = "Calibri";

/**
 * A clean single-column A4 document: the name as title, headings as headings, list lines as Word lists.
 * Every line of the text stands in it, in order.
 */
export async function wordDocument(input: {
  title: string;
  lines: readonly DocumentLine[];
}): Promise<Uint8Array> {
  const document = new Document({
    title: input.title,
    creator: "Kelpie",
    styles: { default: { document: { run: { font, size: 22, language: { value: "en-AU" } } } } },
    numbering: {
      config: [
        {
          reference: "bullets",
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: "\u2022",
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: 360, hanging: 260 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: convertMillimetersToTwip(210), height: convertMillimetersToTwip(297) },
            margin: {
              top: convertMillimetersToTwip(18),
              bottom: convertMillimetersToTwip(18),
              left: convertMillimetersToTwip(20),
              right: convertMillimetersToTwip(20),
            },
          },
        },
        children: input.lines.map(paragraphOf),
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function paragraphOf(line: DocumentLine): Paragraph {
  const text = printable(line.text);
  switch (line.kind) {
    case "name":
      return new Paragraph({
        heading: HeadingLevel.TITLE,
        spacing: { after: 40 },
        children: [new TextRun({ text, bold: true, size: 36, font })],
      });
    case "heading":
      return new Paragraph({
        heading: HeadingLevel.HEADING_1,
        keepNext: true,
        spacing: { before: 240, after: 80 },
        children: [new TextRun({ text, bold: true, size: 26, color: "1E2421", font })],
      });
    case "item":
      return new Paragraph({
        numbering: { reference: "bullets", level: 0 },
        spacing: { after: 40 },
        children: [new TextRun({ text })],
      });
    case "text":
      return new Paragraph({ spacing: { after: 40 }, children: [new TextRun({ text })] });
  }
}
