import type { ApplicationStatus } from "./status.ts";

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
  const { jobTitle, company, location, notes, contactName, contactEmail } = one;
  const text = [jobTitle, company, location, notes, contactName, contactEmail].join("\n").toLowerCase();
  folded.set(one, text);
  return text;
}

/**
 * Search box and status filter of the tracker: case-insensitive, in title, company, place, notes and contact; "all" is
 * no filter.
 */
export function filterApplications<A extends Searchable>(
  all: readonly A[],
  filter: { search: string; status: ApplicationStatus | "all" },
): A[] {
  const wanted = filter.search.trim().toLowerCase();
  return all.filter(
    (one) =>
      (filter.status === "all" || one.status === filter.status) &&
      (wanted === "" || foldedText(one).includes(wanted)),
  );
}
