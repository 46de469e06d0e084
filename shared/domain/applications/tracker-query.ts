/** What the tracker's address keeps: search, status, ready-made list, order, kind of view. */
export const trackerQueryNames = ["q", "status", "list", "sort", "view"] as const;
export type TrackerQueryName = (typeof trackerQueryNames)[number];

/** Most views of one's own that an account keeps, and how long a name and an address may be. */
export const trackerViewLimits = { views: 20, name: 40, query: 600 } as const;

/** Of an address only what belongs to the view, always in the same order: two that say the same are the same text. */
export function trackerQuery(text: string): string {
  const asked = new URLSearchParams(text);
  const kept = new URLSearchParams();
  for (const name of trackerQueryNames) {
    const value = asked.get(name);
    if (value) kept.set(name, value);
  }
  return kept.toString();
}
