/** The parameters of the tracker's address: search, status, list, order, kind of view. */
export const trackerQueryNames = ["q", "status", "list", "sort", "view"] as const;
export type TrackerQueryName = (typeof trackerQueryNames)[number];

/** Maximum number of saved views, and maximum lengths of a name and an address. */
export const trackerViewLimits = { views: 20, name: 40, query: 600 } as const;

/** The part of an address that belongs to the view, always in the same order, so that equal views are equal texts. */
export function trackerQuery(text: string): string {
  const asked = new URLSearchParams(text);
  const kept = new URLSearchParams();
  for (const name of trackerQueryNames) {
    const value = asked.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}
