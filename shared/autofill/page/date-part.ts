import type { DatePart } from "../form-snapshot.ts";

const PARTS: readonly (readonly [DatePart, RegExp])[] = [
  ["day", /^(?:day|dd?|tag|tt|jour|jj)$/],
  ["month", /^(?:month|mm?|monat|mois)$/],
  ["year", /^(?:year|yyyy|yy|jahr|jjjj|ann[e\u00e9]e|aaaa)$/],
];

/** Which box of a date in three this is, by its label or by the name that job systems give it. */
export function datePartOf(label: string, element: Element): DatePart | null {
  const hook = element.getAttribute("data-automation-id") ?? "";
  const named = /^dateSection(Day|Month|Year)-/.exec(hook)?.[1]?.toLowerCase();
  const words = named ?? label.replace(/[^\p{L}]/gu, "").toLowerCase();
  return PARTS.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}
