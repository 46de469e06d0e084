import type { DateField } from "#shared/domain/applications/import/import-fields.ts";
import { homeTimeZone, localTime } from "#shared/domain/local-time.ts";
import type { DateOrder } from "#shared/language/dates.ts";
import { orderEvidence, readDay } from "#shared/language/days.ts";

/** How the dates of a column are read, and whether its cells prove it. */
export interface ColumnOrder {
  order: DateOrder;
  /** Its cells fit both orders and nothing proves one. */
  isAsked: boolean;
  /** Some cell would be another day in the other order. */
  canTurn: boolean;
}

interface DateColumn {
  at: number;
  field: DateField;
  title: string;
  cells: readonly string[];
}

const isPast = (field: DateField) => field === "appliedDate" || field === "createdAt";

/**
 * Decides day or month first for each column of dates: by what the person said, the column's own cells, its title,
 * the other columns of the table; else the day is first, as in Australia, and the person is asked.
 */
export function decideOrders(
  columns: readonly DateColumn[],
  chosen: readonly (DateOrder | null)[] | null,
  asOf: string,
): Map<number, ColumnOrder> {
  const evidence = columns.map((column) => ({
    column,
    found: orderEvidence(column.cells, { asOf, isPast: isPast(column.field) }),
  }));
  const monthFirst = evidence.some(({ found }) => found.monthFirst > 0);
  const dayFirst = evidence.some(({ found }) => found.dayFirst > 0);
  const ofTable: DateOrder | null = monthFirst === dayFirst ? null : monthFirst ? "month-first" : "day-first";
  return new Map(
    evidence.map(({ column, found }) => {
      const isMixed = found.dayFirst > 0 && found.monthFirst > 0;
      const own: DateOrder | null =
        found.monthFirst === 0 && found.dayFirst === 0
          ? null
          : found.monthFirst > found.dayFirst
            ? "month-first"
            : "day-first";
      const said = chosen?.[column.at] ?? null;
      const proven =
        said ?? (isMixed ? null : own) ?? orderOfTitle(column.title) ?? (isMixed ? null : ofTable);
      return [
        column.at,
        {
          order: proven ?? own ?? likelyOrder(column, asOf),
          isAsked: proven === null && found.either > 0,
          canTurn: found.either > 0,
        },
      ];
    }),
  );
}

function orderOfTitle(title: string): DateOrder | null {
  if (/\bd{1,2}[/.-]m{1,2}\b/i.test(title)) return "day-first";
  return /\bm{1,2}[/.-]d{1,2}\b/i.test(title) ? "month-first" : null;
}

/** Nobody has applied tomorrow: where the day first would say so and the month first never does, the month is first. */
function likelyOrder({ cells, field }: DateColumn, asOf: string): DateOrder {
  if (!isPast(field)) return "day-first";
  const future = (order: DateOrder) =>
    cells.filter((cell) => (readDay(cell, { order, asOf, isPast: true })?.day ?? "") > asOf).length;
  return future("day-first") > 0 && future("month-first") === 0 ? "month-first" : "day-first";
}

/** A cell of a column of dates, as it will be stored. */
export interface DateCell {
  day: string;
  time?: string;
  /** ISO, for fields that hold an instant. */
  instant: string;
  isGuess: boolean;
  rest?: string;
  /** The day in the other order, where that is another one. */
  otherDay?: string;
}

/** Undefined where the cell states no day. */
export function readDateCell(
  text: string,
  field: DateField,
  order: DateOrder,
  asOf: string,
): DateCell | undefined {
  const rules = { asOf, isPast: isPast(field) };
  const found = readDay(text, { ...rules, order });
  if (found === undefined) return undefined;
  const { instant, isGuess, rest } = found;
  const local = instant === undefined ? found : localTime(new Date(instant), homeTimeZone);
  const other = readDay(text, { ...rules, order: order === "day-first" ? "month-first" : "day-first" });
  return {
    day: local.day,
    ...(local.time !== undefined && { time: local.time }),
    // About noon in Australia: the same day in all its zones.
    instant: instant ?? `${local.day}T02:00:00.000Z`,
    isGuess: isGuess || (rules.isPast && local.day > asOf),
    ...(rest !== undefined && { rest }),
    ...(other !== undefined && other.day !== found.day && { otherDay: other.day }),
  };
}
