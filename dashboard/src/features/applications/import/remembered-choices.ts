import * as z from "zod/mini";
import { columnUses, type TableReport } from "#shared/contract/applications/application-reports.ts";
import { applicationStatuses } from "#shared/domain/applications/status.ts";
import { readValue, writeValue } from "../../../platform/browser/browser-storage.ts";

/** What the person has corrected; a list has a place for each column or status word, null where nothing was said. */
export interface TableChoices {
  columns: TableReport["columns"][number]["use"][] | null;
  orders: ("day-first" | "month-first" | null)[] | null;
  statuses: TableReport["statuses"][number]["status"][] | null;
}

export const noChoices: TableChoices = { columns: null, orders: null, statuses: null };

const remembered = z.array(
  z.object({
    titles: z.string(),
    columns: z.nullable(z.array(z.enum(columnUses))),
    orders: z.nullable(z.array(z.nullable(z.enum(["day-first", "month-first"])))),
    /** By its word: the next file of the same tracker has them in another order. */
    statuses: z.record(z.string(), z.enum(applicationStatuses)),
  }),
);

const key = "kelpie_import_columns";
/** Tables are distinguished by their titles; the oldest is forgotten first. */
const mostTables = 20;

const titlesOf = ({ columns }: TableReport) => columns.map(({ title }) => title.toLowerCase()).join("\t");
const read = () => readValue("local", key, remembered) ?? [];

/** What was chosen for a table of the same titles before; null where nothing was. */
export function rememberedChoices(report: TableReport): TableChoices | null {
  const found = read().find(({ titles }) => titles === titlesOf(report));
  if (!found || titlesOf(report).trim() === "") return null;
  const statuses = report.statuses.map(({ word }) =>
    Object.hasOwn(found.statuses, word) ? (found.statuses[word] ?? null) : null,
  );
  return {
    columns: found.columns,
    orders: found.orders,
    statuses: statuses.some((status) => status !== null) ? statuses : null,
  };
}

export function rememberChoices(report: TableReport, { columns, orders, statuses }: TableChoices): void {
  const titles = titlesOf(report);
  const others = read().filter((one) => one.titles !== titles);
  const words = read().find((one) => one.titles === titles)?.statuses ?? {};
  const chosen = report.statuses.flatMap(({ word }, at) => {
    const status = statuses?.[at];
    return status ? [[word, status] as const] : [];
  });
  const entry = { titles, columns, orders, statuses: { ...words, ...Object.fromEntries(chosen) } };
  writeValue("local", key, [entry, ...others].slice(0, mostTables));
}
