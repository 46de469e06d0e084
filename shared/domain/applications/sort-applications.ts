/** Orders of the tracker, the specification's own first (newest first). */
export const applicationSorts = ["newest", "company", "follow-up", "match"] as const;

export type ApplicationSort = (typeof applicationSorts)[number];

interface Sortable {
  company: string;
  jobTitle: string;
  createdAt: string;
  /** `YYYY-MM-DD`, null when there is none. */
  followUpDate: string | null;
  matchScore?: number | undefined;
}

type Order = (a: Sortable, b: Sortable) => number;

const names = new Intl.Collator("en-AU", { sensitivity: "base", numeric: true });
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** What has no date or score stands last. */
const orders: Record<ApplicationSort, Order> = {
  newest: () => 0,
  company: (a, b) => names.compare(a.company, b.company) || names.compare(a.jobTitle, b.jobTitle),
  "follow-up": (a, b) => byText(a.followUpDate ?? "9999", b.followUpDate ?? "9999"),
  match: (a, b) => (b.matchScore ?? -1) - (a.matchScore ?? -1),
};

/** A new list in the asked order; equals stand newest first. */
export function sortApplications<A extends Sortable>(all: readonly A[], sort: ApplicationSort): A[] {
  const order = orders[sort];
  return all.toSorted((a, b) => order(a, b) || byText(b.createdAt, a.createdAt));
}
