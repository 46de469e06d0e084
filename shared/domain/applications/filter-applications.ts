import type { ApplicationStatus } from "./status.ts";

interface Searchable {
  jobTitle: string;
  company: string;
  location: string;
  status: ApplicationStatus;
}

/** Search box and status filter of the tracker: case-insensitive, in title, company or place; "all" is no filter. */
export function filterApplications<A extends Searchable>(
  all: readonly A[],
  filter: { search: string; status: ApplicationStatus | "all" },
): A[] {
  const wanted = filter.search.trim().toLowerCase();
  return all.filter(
    (one) =>
      (filter.status === "all" || one.status === filter.status) &&
      [one.jobTitle, one.company, one.location].some((text) => text.toLowerCase().includes(wanted)),
  );
}
