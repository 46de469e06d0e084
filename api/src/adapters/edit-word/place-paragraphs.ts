import type { LineInsertion, LineRelocation, LineRemoval } from "#shared/resume/in-place/line-edits.ts";
import type { ParagraphPart } from "../read-document/docx-paragraphs.ts";
import { elements, type XmlElement } from "../read-document/xml.ts";
import { type FileLine, paragraphOf } from "./file-lines.ts";
import { newParagraph } from "./new-paragraph.ts";
import { holdsMore, Unplaced } from "./paragraph-words.ts";
import { type Splice, spliced } from "./splice.ts";
import { placeOf, type WordBody, within } from "./word-body.ts";

/** @throws Unplaced where more than words would go, or a cell would be left without a paragraph. */
export function removeLine(body: WordBody, lines: readonly FileLine[], { line }: LineRemoval): Splice[] {
  const { element } = ownParagraph(body, lines, line);
  if (holdsMore(body, element)) throw new Unplaced("layout");
  if ([...within(element)].some(({ name }) => name === "w:hyperlink")) throw new Unplaced("link");
  const parent = body.parents.get(element);
  const others = parent ? elements(parent).filter((one) => one.name === "w:p" && one !== element) : [];
  // A cell ends with a paragraph, and a control is never empty.
  const isLast = parent && parent.name !== "w:body" && elements(parent).at(-1) === element;
  if (others.length === 0 || isLast) throw new Unplaced("table");
  return [{ ...placeOf(element), text: "" }];
}

function ownParagraph(body: WordBody, lines: readonly FileLine[], at: number): ParagraphPart {
  const line = lines[at];
  if (!line) throw new Unplaced("layout");
  return paragraphOf(body, line);
}

/** The place after a line, among the children of the element in which the paragraph is. */
function placeAfter(
  body: WordBody,
  lines: readonly FileLine[],
  after: number,
  parent: XmlElement | undefined,
) {
  if (after >= 0) {
    const anchor = ownParagraph(body, lines, after);
    if (body.parents.get(anchor.element) !== parent) throw new Unplaced("table");
    return placeOf(anchor.element).to;
  }
  const first = lines[0];
  if (!first || first.cells.length === 0) throw new Unplaced("header");
  const { element } = paragraphOf(body, first);
  if (body.parents.get(element) !== parent) throw new Unplaced("table");
  return placeOf(element).from;
}

/**
 * A paragraph of its own for a new line, made after the one that it is most like.
 * @throws Unplaced where no line beside it is like it.
 */
export function insertLine(
  body: WordBody,
  lines: readonly FileLine[],
  { after, text }: LineInsertion,
): Splice[] {
  for (const at of nearby(after, lines.length)) {
    const made = attempt(() => {
      const like = ownParagraph(body, lines, at);
      const from = placeAfter(body, lines, after, body.parents.get(like.element));
      return { from, to: from, text: newParagraph(body, like, text) };
    });
    if (made) return [made];
  }
  throw new Unplaced("no-neighbour");
}

/** How far away a line may be whose look a new one takes. */
const reach = 4;

function nearby(after: number, count: number): number[] {
  const steps = Array.from({ length: reach }, (_, step) => [after - step, after + 1 + step]).flat();
  return steps.filter((at) => at >= 0 && at < count);
}

function attempt<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch (error) {
    if (error instanceof Unplaced) return undefined;
    throw error;
  }
}

/**
 * Takes paragraphs to another place, as they are and with the blank ones between them.
 * @param rewordings splices within them, which go along.
 * @throws Unplaced where something else is between them, or the places are of different kinds.
 */
export function moveLines(
  body: WordBody,
  lines: readonly FileLine[],
  { line, count, after }: LineRelocation,
  rewordings: readonly Splice[],
): Splice[] {
  const moving = Array.from({ length: count }, (_, at) => ownParagraph(body, lines, line + at).element);
  const [first, last] = [moving[0], moving.at(-1)];
  if (!first || !last) throw new Unplaced("layout");
  const parent = body.parents.get(first);
  const siblings = parent ? elements(parent) : [];
  const range = siblings.slice(siblings.indexOf(first), siblings.indexOf(last) + 1);
  if (!moving.every((one) => range.includes(one))) throw new Unplaced("table");
  const isPlain = (one: XmlElement) => one.name === "w:p" && !holdsMore(body, one);
  if (!range.every((one) => moving.includes(one) || isPlain(one)) || !moving.every(isPlain))
    throw new Unplaced("layout");
  // A cell ends with a paragraph.
  if (parent && parent.name !== "w:body" && siblings.at(-1) === last) throw new Unplaced("table");
  const to = placeAfter(body, lines, after, parent);
  const place = { from: placeOf(first).from, to: placeOf(last).to };
  const own = rewordings.filter((one) => one.from >= place.from && one.to <= place.to);
  const text = spliced(
    body.source.slice(place.from, place.to),
    own.map((one) => ({ ...one, from: one.from - place.from, to: one.to - place.from })),
  );
  return [
    { ...place, text: "" },
    { from: to, to, text },
  ];
}
