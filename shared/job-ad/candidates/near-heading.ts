import type { PageLine } from "../page/page-lines.ts";
import { isLabel } from "../words/field-labels.ts";
import { isNamedAbove, type NameHint } from "../words/name-hints.ts";
import { employerIn } from "../words/title-patterns.ts";
import { isTitleShaped } from "../words/title-shape.ts";
import type { Reading } from "./reading.ts";

const COMPANY_STOP =
  /^(?:company|employer|about|logo|view all jobs|more jobs|website|see all.*|follow|reviews?|company profile|visit .*|claimed? .*)$/i;
const NAMED = ["company", "location", "salary", "jobType"] as const;

function isFitting(hint: NameHint, text: string): boolean {
  if (text.length < 2 || text.length > 100) return false;
  // A button such as "Add expected salary" does not state the ad's pay.
  if (hint === "salary") return /\d/.test(text) && !/^(?:add|enter|set|edit|compare)\b/i.test(text);
  return hint !== "company" || (!COMPANY_STOP.test(text) && isTitleShaped(text));
}

/** Facts in one row are one line of the page; pieces whose own element name says what they are stay separate. */
function namedPieces({ pieces }: PageLine): PageLine["pieces"] {
  return pieces.filter(
    ({ element, text }) =>
      text.split(" ").length <= 14 && NAMED.some((hint) => isNamedAbove(element, hint, 1)),
  );
}

/** Short values whose element names say what they are, between a little above the heading and the text. */
export function readNamed(lines: readonly PageLine[], from: number, to: number): Reading[] {
  const found = new Map<NameHint, Reading>();
  const pieces = lines
    .slice(Math.max(0, from - 8), to)
    .filter(({ words, text }) => words <= 60 && text !== "")
    .flatMap((line) => (line.words <= 14 ? line.pieces : namedPieces(line)));
  for (const { element, text, isHidden } of pieces) {
    if (isHidden || isLabel(text)) continue;
    for (const hint of NAMED) {
      if (found.has(hint) || !isNamedAbove(element, hint, 1) || !isFitting(hint, text)) continue;
      const plain = text.replace(/^[-–—•·|,/\s]+|(?<![-–—•·|,/\s])[-–—•·|,/\s]+$/g, "");
      const value = hint === "company" ? employerIn(plain.replace(/^(?:at|bei|chez) /i, "")) : plain;
      found.set(hint, { field: hint, value, confidence: 0.65, reader: "names", evidence: `named ${hint}` });
    }
  }
  return [...found.values()];
}
