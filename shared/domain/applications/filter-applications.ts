import { type LineFieldName, lineFieldNames, lineFields } from "./line-fields.ts";
import { nextDate } from "./next-date.ts";
import { type ApplicationStatus, applicationStatuses, statusLabel } from "./status.ts";

export interface Searchable extends Partial<Record<LineFieldName, string>> {
  jobTitle: string;
  company: string;
  notes: string;
  contactName: string;
  contactEmail: string;
  jobUrl: string;
  status: ApplicationStatus;
}

const searchedLines = lineFieldNames.filter((name) => lineFields[name].isSearched);

/**
 * Folded texts by application. A changed application is a new object, so an entry stays valid; folding 5,000 long
 * notes for each key would be too slow.
 */
const folded = new WeakMap<Searchable, string>();

function foldedText(one: Searchable): string {
  const known = folded.get(one);
  if (known !== undefined) return known;
  const { jobTitle, company, notes, contactName, contactEmail, status } = one;
  // The ad's host only: the names of sites would load the list of all sites into the tracker.
  const source = URL.canParse(one.jobUrl) ? new URL(one.jobUrl).hostname : "";
  const lines = searchedLines.map((name) => one[name] ?? "");
  const fields = [jobTitle, company, ...lines, notes, contactName, contactEmail, source, statusLabel(status)];
  const text = fields.join("\n").toLowerCase();
  folded.set(one, text);
  return text;
}

/** Folds all texts before the first key is typed; 5,000 take 30 ms. */
export function readForSearch(all: readonly Searchable[]): void {
  for (const one of all) foldedText(one);
}

/**
 * The tracker's search box and status filter: every word, in any order and case, in title, company, place, notes,
 * contact, source and status; "all" does not filter.
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

/** Orders of the tracker; the specification's own comes first (newest first). */
export const applicationSorts = [
  "newest",
  "title",
  "company",
  "status",
  "applied",
  "follow-up",
  "match",
  "stage",
  "next",
] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** An order and its direction. In an address it is a text: "company" or "-company". */
export interface SortChoice {
  by: ApplicationSort;
  isReversed: boolean;
}

const usual: SortChoice = { by: "newest", isReversed: false };

/** The order in an address; newest first if it has no known order. */
export function readSort(text: string): SortChoice {
  const isReversed = text.startsWith("-");
  const by = applicationSorts.find((sort) => sort === (isReversed ? text.slice(1) : text));
  return by === undefined ? usual : { by, isReversed };
}

/** The order for an address; empty for the default order. */
export function sortText({ by, isReversed }: SortChoice): string {
  if (by === usual.by && !isReversed) return "";
  return isReversed ? `-${by}` : by;
}

interface Sortable {
  company: string;
  jobTitle: string;
  status: ApplicationStatus;
  createdAt: string;
  appliedDate: string | null;
  /** Days are `YYYY-MM-DD`, null when there is none. */
  followUpDate: string | null;
  closingDate: string | null;
  interviewDate: string | null;
  interviewTime: string;
  /** Since when it has had its status. */
  stageSince?: string | undefined;
  matchScore?: number | undefined;
}

const names = new Intl.Collator("en-AU", { sensitivity: "base", numeric: true });
type Key = string | number;
const compare = (a: Key, b: Key) => (a < b ? -1 : a > b ? 1 : 0);

/** The sort key of an order; null for none, which comes last in both directions. */
const keys: Record<
  Exclude<ApplicationSort, "title" | "company">,
  (one: Sortable, today: string) => Key | null
> = {
  newest: ({ createdAt }) => createdAt,
  status: ({ status }) => applicationStatuses.indexOf(status),
  applied: ({ appliedDate }) => appliedDate,
  "follow-up": ({ followUpDate }) => followUpDate,
  match: ({ matchScore }) => matchScore ?? null,
  stage: ({ stageSince, appliedDate, createdAt }) => stageSince ?? appliedDate ?? createdAt,
  next: (one, today) => nextDate(one, today)?.day ?? null,
};

/** Orders with the greatest value first: the latest day, the best score. */
const greatestFirst: readonly ApplicationSort[] = ["newest", "applied", "match"];

/** Whether the first row has the smallest value, which a column's head tells a screen reader. */
export function isAscending({ by, isReversed }: SortChoice): boolean {
  return greatestFirst.includes(by) === isReversed;
}

function orderOf(
  all: readonly Sortable[],
  choice: SortChoice,
  today: string,
): (a: Sortable, b: Sortable) => number {
  const { by, isReversed } = choice;
  const turn = isReversed ? -1 : 1;
  if (by === "title") return (a, b) => turn * names.compare(a.jobTitle, b.jobTitle);
  if (by === "company")
    return (a, b) => turn * names.compare(a.company, b.company) || names.compare(a.jobTitle, b.jobTitle);
  // Compute each key once, because computing takes longer than comparing.
  const keyed = new Map(all.map((one) => [one, keys[by](one, today)]));
  const direction = isAscending(choice) ? 1 : -1;
  return (a, b) => {
    const [left, right] = [keyed.get(a) ?? null, keyed.get(b) ?? null];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return direction * compare(left, right);
  };
}

/** A new sorted list; equal ones newest first. @param today `YYYY-MM-DD` in the reader's calendar */
export function sortApplications<A extends Sortable>(
  all: readonly A[],
  choice: SortChoice,
  today: string,
): A[] {
  const order = orderOf(all, choice, today);
  return all.toSorted((a, b) => order(a, b) || compare(b.createdAt, a.createdAt));
}
