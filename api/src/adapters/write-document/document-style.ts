import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import type { DocumentLine } from "#shared/resume/document/document-lines.ts";

/** How one kind of line looks. Lengths in points. */
export interface LineStyle {
  size: number;
  leading: number;
  isBold: boolean;
  colour: string;
  before: number;
  after: number;
  align?: "center";
}

/** One design for both writers: Word and PDF differ in their type, not in their measures. */
export interface DocumentStyle {
  /** Type of the PDF; Word files name a type that every Word has. */
  family: "sans" | "serif";
  wordFont: string;
  /** Page margins in millimetres. */
  margin: { side: number; top: number };
  /** A hairline under the contact details, and under every heading. */
  headerRule?: string;
  headingRule?: string;
  ruleColour: string;
  /** From the margin to the list mark, and from there to the text. */
  indent: { mark: number; text: number };
  dateColour: string;
  /** A column at the left of the first page, with its tint; the wide column keeps its place on all pages. Points. */
  side?: { width: number; gap: number; padding: number; tint: string };
  lines: Record<DocumentLine["kind"], LineStyle>;
}

/** The light theme's colours on white paper. */
const colours = {
  ink: "#1E2421",
  muted: "#5A615C",
  primary: "#2F6650",
  line: "#C9C3BA",
  soft: "#EDF4F0",
  black: "#000000",
  rule: "#857B70",
} as const;

interface Scale {
  body: number;
  leading: number;
  name: number;
  heading: number;
  gap: number;
}

/** What the designs share: the hierarchy. The size of everything follows from the body. */
function lineStyles({ body, leading, name, heading, gap }: Scale): DocumentStyle["lines"] {
  const plain = { size: body, leading, isBold: false, colour: colours.ink, before: 0, after: 0 };
  return {
    name: { ...plain, size: name, leading: name * 1.2, isBold: true, after: gap * 0.3 },
    label: { ...plain, size: body + 1.5, leading: leading + 2, colour: colours.muted, after: gap * 0.3 },
    contact: { ...plain, colour: colours.muted },
    heading: {
      ...plain,
      size: heading,
      leading: heading * 1.25,
      isBold: true,
      before: gap * 2,
      after: gap * 0.7,
    },
    // Over half a line more than between items: readers take it for an empty line, and so do eyes.
    entry: { ...plain, isBold: true, before: leading * 0.5 + gap * 0.15 + 0.8 },
    detail: { ...plain, colour: colours.muted, after: gap * 0.2 },
    item: { ...plain, after: gap * 0.3 },
    text: { ...plain, after: gap * 0.3 },
  };
}

const classic = lineStyles({ body: 10, leading: 13.8, name: 23, heading: 12.5, gap: 6.5 });
const modern = lineStyles({ body: 10.5, leading: 14.4, name: 26, heading: 13, gap: 7.5 });
const compact = lineStyles({ body: 9.5, leading: 12.2, name: 18, heading: 11, gap: 4.5 });
const plain = lineStyles({ body: 10.5, leading: 14.2, name: 16, heading: 12, gap: 6 });

export const documentStyles: Record<DocumentDesign, DocumentStyle> = {
  classic: {
    family: "serif",
    wordFont: "Cambria",
    margin: { side: 20, top: 18 },
    headerRule: colours.ink,
    ruleColour: colours.ink,
    indent: { mark: 6, text: 11 },
    dateColour: colours.ink,
    lines: {
      ...classic,
      name: { ...classic.name, align: "center" },
      label: { ...classic.label, align: "center" },
      contact: { ...classic.contact, align: "center" },
    },
  },
  modern: {
    family: "sans",
    wordFont: "Calibri",
    margin: { side: 17, top: 18 },
    headingRule: colours.line,
    ruleColour: colours.line,
    indent: { mark: 2, text: 10 },
    dateColour: colours.muted,
    side: { width: 150, gap: 20, padding: 9, tint: colours.soft },
    lines: {
      ...modern,
      name: { ...modern.name, colour: colours.primary },
      heading: { ...modern.heading, colour: colours.primary },
    },
  },
  compact: {
    family: "sans",
    wordFont: "Calibri",
    margin: { side: 16, top: 14 },
    headingRule: colours.rule,
    ruleColour: colours.rule,
    indent: { mark: 2, text: 10 },
    dateColour: colours.muted,
    lines: compact,
  },
  plain: {
    family: "sans",
    wordFont: "Calibri",
    margin: { side: 22, top: 20 },
    ruleColour: colours.black,
    indent: { mark: 4, text: 12 },
    dateColour: colours.black,
    lines: inBlack(plain),
  },
};

function inBlack(lines: DocumentStyle["lines"]): DocumentStyle["lines"] {
  const black = (line: LineStyle): LineStyle => ({ ...line, colour: colours.black });
  return eachLine(lines, black);
}

export function eachLine(
  lines: DocumentStyle["lines"],
  change: (line: LineStyle) => LineStyle,
): DocumentStyle["lines"] {
  const { name, label, contact, heading, entry, detail, item, text } = lines;
  return {
    name: change(name),
    label: change(label),
    contact: change(contact),
    heading: change(heading),
    entry: change(entry),
    detail: change(detail),
    item: change(item),
    text: change(text),
  };
}
