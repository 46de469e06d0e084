import type { UnplacedReason } from "#shared/domain/resumes/unplaced-lines.ts";
import type { ParagraphPart } from "../read-document/docx-paragraphs.ts";
import { child, elements, type XmlElement } from "../read-document/xml.ts";
import { around, isBoundControl, placeOf, sourceOf, type WordBody, within } from "./word-body.ts";

/** Words of a paragraph with the form they have. */
export interface FormedPiece {
  element: XmlElement;
  text: string;
  /** Where it begins in the paragraph's visible text. */
  from: number;
  /** The run's properties as they are in the file. */
  properties: string;
  /** The same for runs that look the same. */
  form: string;
  run: XmlElement | undefined;
  /** Why it may not be changed. */
  fixed?: UnplacedReason;
}

/** Raised where a change of one line finds no certain place. */
export class Unplaced extends Error {
  readonly reason: UnplacedReason;

  constructor(reason: UnplacedReason) {
    super(reason);
    this.name = "Unplaced";
    this.reason = reason;
  }
}

/** Marks of changes that nobody has settled. */
export const tracked =
  /^w:(?:ins|del|moveFrom|moveTo|rPrChange|pPrChange|sectPrChange|cellIns|cellDel|trPrChange)$/;

/** @throws Unplaced when nothing in the paragraph may be changed. */
export function checkParagraph(body: WordBody, { element }: ParagraphPart): void {
  for (const one of around(body, element)) {
    if (one.name === "w:txbxContent") throw new Unplaced("text-box");
    if (tracked.test(one.name)) throw new Unplaced("tracked-changes");
    if (isBoundControl(one)) throw new Unplaced("content-control");
  }
  for (const one of within(element)) if (tracked.test(one.name)) throw new Unplaced("tracked-changes");
}

/** The visible words of a paragraph, in order. */
export function piecesOf(body: WordBody, { element, pieces }: ParagraphPart): FormedPiece[] {
  const inField = wordsOfFields(element);
  let from = 0;
  return pieces.map((piece) => {
    const run = [...around(body, piece.element)].find((one) => one.name === "w:r");
    const own = child(run, "w:rPr");
    const properties = own ? sourceOf(body, own) : "";
    const fixed = fixedReason(body, element, piece.element, inField);
    const formed = { ...piece, from, properties, form: formOf(properties), run, ...(fixed && { fixed }) };
    from += piece.text.length;
    return formed;
  });
}

/** Language, revision marks and fonts of other scripts do not change a look. */
function formOf(properties: string): string {
  return properties
    .replace(/<w:(?:lang|noProof|bCs|iCs|szCs|kern)\b[^>]{0,300}>/g, "")
    .replace(/ w:(?:rsid\w{0,9}|hint|cs|eastAsia)="[^"]{0,200}"/g, "")
    .replace(/<w:rPr>|<\/w:rPr>|<w:rPr\/>|<w:rFonts\/>/g, "")
    .replace(/\s+/g, " ");
}

function fixedReason(
  body: WordBody,
  paragraph: XmlElement,
  element: XmlElement,
  inField: ReadonlySet<XmlElement>,
): UnplacedReason | undefined {
  if (element.name !== "w:t") return "layout";
  if (inField.has(element)) return "link";
  for (const one of around(body, element)) {
    if (one === paragraph) return undefined;
    if (one.name === "w:hyperlink" || one.name === "w:fldSimple") return "link";
    if (isBoundControl(one)) return "content-control";
  }
  return undefined;
}

/** What is between the begin and the end of a field. */
function wordsOfFields(paragraph: XmlElement): Set<XmlElement> {
  const found = new Set<XmlElement>();
  let depth = 0;
  for (const one of within(paragraph)) {
    if (one.name === "w:fldChar") depth += { begin: 1, end: -1 }[one.attributes["w:fldCharType"] ?? ""] ?? 0;
    else if (depth > 0) found.add(one);
  }
  return found;
}

/** The form that most letters of the pieces have. */
export function mainForm(pieces: readonly FormedPiece[]): FormedPiece | undefined {
  const letters = new Map<string, number>();
  const open = pieces.filter(({ fixed, run }) => fixed === undefined && run !== undefined);
  for (const { form, text } of open) letters.set(form, (letters.get(form) ?? 0) + lettersIn(text));
  const [most] = [...letters].sort((a, b) => b[1] - a[1]);
  return open.find(({ form }) => form === most?.[0]);
}

export const lettersIn = (text: string): number => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;

const anchors =
  /^(?:w:(?:drawing|pict|object|sectPr|fldChar|fldSimple|footnoteReference|endnoteReference|commentReference|commentRangeStart|commentRangeEnd|permStart|permEnd|lastRenderedPageBreak|altChunk)|mc:AlternateContent)$/;

/** True when more than words hangs on a paragraph: without it something else would be lost. */
export function holdsMore(body: WordBody, paragraph: XmlElement): boolean {
  const marks = new Map<string, number>();
  for (const one of within(paragraph)) {
    if (anchors.test(one.name) && one.name !== "w:lastRenderedPageBreak") return true;
    if (one.name === "w:br" && one.attributes["w:type"] !== undefined) return true;
    if (one.name === "w:bookmarkStart") marks.set(one.attributes["w:id"] ?? "", 1);
    if (one.name === "w:bookmarkEnd" && !marks.delete(one.attributes["w:id"] ?? "")) return true;
  }
  placeOf(paragraph);
  return marks.size > 0 || elements(paragraph).length === 0 || !body.parents.has(paragraph);
}
