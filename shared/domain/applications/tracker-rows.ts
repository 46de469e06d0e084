import { readSort, sortText } from "./filter-applications.ts";
import { type ApplicationStatus, applicationStatuses } from "./status.ts";
import { nudgeAfterDays, type TrackerList, trackerLists } from "./tracker-lists.ts";

/** Rows that are sent ahead of the whole list: of all, and of each status for the board's columns. */
export const firstRows = { inAll: 30, inEach: 10 } as const;

/** Orders that the database has too. By title and company a browser sorts as people do, and the database does not. */
export const rowOrders = [
  "newest",
  "-newest",
  "status",
  "-status",
  "applied",
  "-applied",
  "follow-up",
  "-follow-up",
  "match",
  "-match",
] as const;
export type RowOrder = (typeof rowOrders)[number];

/** What the head of the tracker is asked by. */
export interface RowsQuery {
  list?: TrackerList;
  status?: ApplicationStatus;
  order?: RowOrder;
  lanes?: "each";
  monthFrom: string;
  monthTo: string;
  quietBefore: string;
}

/**
 * What to ask for the rows that an address of the tracker begins with; null where only the whole list can tell: a search
 * reads all texts as a browser folds them, and names are in a browser's order.
 * @param now in the reader's own time zone.
 */
export function rowsQuery(search: string, now: Date): RowsQuery | null {
  const params = new URLSearchParams(search);
  const order = sortText(readSort(params.get("sort") ?? "")) || "newest";
  const known = rowOrders.find((one) => one === order);
  if (params.get("q")?.trim() || known === undefined) return null;
  const list = trackerLists.find((one) => one === params.get("list"));
  const status = applicationStatuses.find((one) => one === params.get("status"));
  const [year, month] = [now.getFullYear(), now.getMonth()];
  return {
    ...(list && { list }),
    ...(status && { status }),
    order: known,
    ...(params.get("view") === "board" && { lanes: "each" }),
    monthFrom: new Date(year, month, 1).toISOString(),
    monthTo: new Date(year, month + 1, 1).toISOString(),
    quietBefore: new Date(year, month, now.getDate() - nudgeAfterDays + 1).toISOString(),
  };
}
