import { AlignmentType, BorderStyle, type IStylesOptions, LineRuleType } from "docx";
import type { DocumentLine } from "#shared/resume/document/document-lines.ts";
import type { DocumentStyle, LineStyle } from "./document-style.ts";

/** Names of Word's own styles where it has one: its outline and screen readers go by them. */
export const styleIds: Record<DocumentLine["kind"], string> = {
  name: "Title",
  label: "Subtitle",
  contact: "Contact",
  heading: "Heading1",
  entry: "Heading2",
  detail: "Detail",
  item: "ListParagraph",
  text: "Normal",
};

/** Points to Word's twentieths. */
export function twips(points: number): number {
  return Math.round(points * 20);
}

/** A colour without its sign, as Word writes it. */
export function bare(colour: string): string {
  return colour.replace("#", "");
}

function runOf({ size, isBold, colour }: LineStyle) {
  return { size: Math.round(size * 2), bold: isBold, italics: false, color: bare(colour) };
}

function paragraphOf({ before, after, leading, align }: LineStyle) {
  return {
    ...(align === "center" ? { alignment: AlignmentType.CENTER } : {}),
    spacing: {
      before: twips(before),
      after: twips(after),
      line: twips(leading),
      lineRule: LineRuleType.AT_LEAST,
    },
  };
}

/** The styles of one design: changing one in Word changes every line of its kind. */
export function wordStyles(look: DocumentStyle): IStylesOptions {
  const { name, label, contact, heading, entry, detail, item, text } = look.lines;
  const style = (line: LineStyle) => ({ run: runOf(line), paragraph: paragraphOf(line) });
  const leading = (line: LineStyle, extra: object = {}) => ({
    run: runOf(line),
    paragraph: { ...paragraphOf(line), keepNext: true, keepLines: true, ...extra },
  });
  const rule = { style: BorderStyle.SINGLE, size: 4, space: 1, color: bare(look.ruleColour) };
  return {
    default: {
      document: {
        run: { font: look.wordFont, ...runOf(text), language: { value: "en-AU" } },
        paragraph: paragraphOf(text),
      },
      title: style(name),
      heading1: leading(heading, look.headingRule === undefined ? {} : { border: { bottom: rule } }),
      heading2: leading(entry),
      listParagraph: style(item),
    },
    paragraphStyles: [
      { id: "Subtitle", name: "Subtitle", basedOn: "Normal", quickFormat: true, ...style(label) },
      { id: "Contact", name: "Contact", basedOn: "Normal", quickFormat: true, ...style(contact) },
      { id: "Detail", name: "Detail", basedOn: "Normal", quickFormat: true, ...leading(detail) },
    ],
  };
}
