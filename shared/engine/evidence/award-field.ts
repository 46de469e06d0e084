import type { Requirement } from "../analysis.ts";
import { readCriterion } from "./criterion.ts";
import { levelRoots } from "./prove-qualification.ts";

const level =
  "(?:an? |expected |completed )?(?:bachelor|master|degree|diploma|certificate|cert|qualification|tertiary|postgraduate|graduate)";
/** "Diploma | or a degree in social work", "Bachelor's | or expected Master degree (mathematics)". */
const sharedField = new RegExp(
  `^(?: ?/ ?|,? or | and )${level}[\\w’' ]{0,30}?(?: in | \\(|: )([^.;\\n()]{3,120})`,
  "i",
);
const longestLook = 200;

function isBare(term: string): boolean {
  const { units } = readCriterion(term);
  return units.length > 0 && units.every(({ roots }) => roots.every((root) => levelRoots.has(root)));
}

/** What a criterion asks for in words: an award whose field stands behind the next one ("a diploma or degree in law") with it. */
export function questionText({ term: shown, kind, span, terms }: Requirement, ad: string): string {
  const term = terms === undefined ? shown : ad.slice(span.start, span.end);
  if (kind !== "qualification" || !isBare(term)) return term;
  const [, field] = sharedField.exec(ad.slice(span.end, span.end + longestLook)) ?? [];
  return field === undefined ? term : `${term} in ${field}`;
}
