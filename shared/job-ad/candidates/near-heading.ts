import { tidyLine } from "../page/element-text.ts";
import type { PageLine } from "../page/page-lines.ts";
import { fieldOfLabel } from "../words/field-labels.ts";
import { isNamedAbove, type NameHint } from "../words/name-hints.ts";
import { isRemotePlace, looksLikePlace } from "../words/place-words.ts";
import { looksLikeRole } from "../words/role-words.ts";
import { employerIn } from "../words/title-patterns.ts";
import type { FoundHeading } from "../zones/best-heading.ts";
import { isTitleShaped } from "../zones/best-heading.ts";
import type { Reading } from "./reading.ts";

const COMPANY_STOP =
  /^(?:company|employer|about|logo|view all jobs|more jobs|website|see all.*|follow|reviews?|company profile|visit .*|claimed? .*)$/i;
const NAMED = ["company", "location", "salary", "jobType"] as const;

function isFitting(hint: NameHint, text: string): boolean {
  if (text.length < 2 || text.length > 100) return false;
  // What a button asks of the reader ("Add expected salary") is no pay of the ad's.
  if (hint === "salary") return /\d/.test(text) && !/^(?:add|enter|set|edit|compare)\b/i.test(text);
  return hint !== "company" || (!COMPANY_STOP.test(text) && isTitleShaped(text));
}

/** Facts in one row are one line of the page: those whose very own name says what they are stand for themselves. */
function namedPieces({ pieces }: PageLine): PageLine["pieces"] {
  return pieces.filter(
    ({ element, text }) =>
      text.split(" ").length <= 14 && NAMED.some((hint) => isNamedAbove(element, hint, 1)),
  );
}

/** Short values whose own names say what they are, between a little above the heading and the text. */
export function readNamed(lines: readonly PageLine[], from: number, to: number): Reading[] {
  const found = new Map<NameHint, Reading>();
  const pieces = lines
    .slice(Math.max(0, from - 8), to)
    .filter(({ words, text }) => words <= 60 && text !== "")
    .flatMap((line) => (line.words <= 14 ? line.pieces : namedPieces(line)));
  for (const { element, text, isHidden } of pieces) {
    if (isHidden || fieldOfLabel(text) !== null) continue;
    for (const hint of NAMED) {
      if (found.has(hint) || !isNamedAbove(element, hint, 1) || !isFitting(hint, text)) continue;
      const plain = text.replace(/^[-–—•·|,\s]+|(?<![-–—•·|,\s])[-–—•·|,\s]+$/g, "");
      const value = hint === "company" ? employerIn(plain.replace(/^(?:at|bei|chez) /i, "")) : plain;
      found.set(hint, { field: hint, value, confidence: 0.65, reader: "names", evidence: `named ${hint}` });
    }
  }
  return [...found.values()];
}

function placeIn(text: string): string | undefined {
  const value = tidyLine(text).replace(/^[-–—•·|,\s]+|(?<![-–—•·|,\s])[-–—•·|,\s]+$/g, "");
  return value.split(/(?:(?<!\s)\s+)?[·•|]\s*/).find(looksLikePlace);
}

/** A place standing alone near the heading, told by its words; "Remote" only when no town is there. */
export function placeNear(lines: readonly PageLine[], heading: FoundHeading): Reading[] {
  const places = lines
    .slice(Math.max(0, heading.index - 4), heading.index + 14)
    .filter((line) => line !== heading.line && line.words <= 12 && !looksLikeRole(line.text))
    .flatMap(({ pieces }) =>
      pieces.filter(({ isHidden }) => !isHidden).flatMap(({ text }) => placeIn(text) ?? []),
    );
  const value = places.find((place) => !isRemotePlace(place)) ?? places[0];
  if (value === undefined) return [];
  return [{ field: "location", value, confidence: 0.6, reader: "place-words", evidence: "near heading" }];
}
