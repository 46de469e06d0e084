import type { DatePart } from "../form-snapshot.ts";

const PARTS: Record<string, DatePart> = { d: "day", m: "month", y: "year" };

/** Which box of a date in three this is, by the name that job systems give it or by its label. */
export function datePartOf(label: string, element: Element): DatePart | null {
  const hook = element.getAttribute("data-automation-id") ?? "";
  const named = /^dateSection([DMY])/.exec(hook) ?? /^\W*([dmy])(?:ay|onth|ear|\1*)\W*$/i.exec(label);
  return PARTS[named?.[1]?.toLowerCase() ?? ""] ?? null;
}
