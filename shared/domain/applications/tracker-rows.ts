import { readSort, sortText } from "./filter-applications.ts";
import { type ApplicationStatus, applicationStatuses } from "./status.ts";
import { nudgeAfterDays, type TrackerList, trackerLists } from "./tracker-lists.ts";

/** Number of rows sent before the whole list: of all, and of each status for the board's columns. */
export const firstRows = { inAll: 30, inEach: 10 } as const;

/**
 * Orders that the database can do. Title and company are sorted in the browser, which follows the person's language.
 */
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

/** The query for the first rows of the tracker. */
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
 * The query for the first rows of a tracker address; null if only the whole list can answer it: a search folds all
 * texts as the browser does, and names are in the browser's order.
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
