import { type ApplicationStatus, statusLabel } from "./status.ts";

export interface Searchable {
  jobTitle: string;
  company: string;
  location: string;
  notes: string;
  contactName: string;
  contactEmail: string;
  status: ApplicationStatus;
}

/** A changed application is another object, so what was folded once holds; 5,000 long notes at each key do not. */
const folded = new WeakMap<Searchable, string>();

function foldedText(one: Searchable): string {
  const known = folded.get(one);
  if (known !== undefined) return known;
  const { jobTitle, company, location, notes, contactName, contactEmail, status } = one;
  const fields = [jobTitle, company, location, notes, contactName, contactEmail, statusLabel(status)];
  const text = fields.join("\n").toLowerCase();
  folded.set(one, text);
  return text;
}

/**
 * Search box and status filter of the tracker: every word, in any order and case, in title, company, place, notes,
 * contact and status; "all" is no filter.
 */
export function filterApplications<A extends Searchable>(
  all: readonly A[],
  filter: { search: string; status: ApplicationStatus | "all" },
): A[] {
  const words = filter.search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  return all.filter(
    (one) =>
      (filter.status === "all" || one.status === filter.status) &&
      (words.length === 0 || words.every((word) => foldedText(one).includes(word))),
  );
}

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
