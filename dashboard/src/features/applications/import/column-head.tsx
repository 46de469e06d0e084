import { ChevronDown } from "lucide-react";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { Menu, MenuChoice, MenuSeparator } from "#shared/ui/primitives/overlay/menu.tsx";
import {
  type ColumnUse,
  columnName,
  columnOptions,
  isOwnField,
  nameOfUse,
  type ReportColumn,
} from "./column-names.ts";

export interface ColumnHeadProps {
  column: ReportColumn;
  at: number;
  /** Something of it should be looked at. */
  isUnsure: boolean;
  onUse: (use: ColumnUse) => void;
  onOrder: (order: "day-first" | "month-first") => void;
}

/** A column's title in the file, and a menu with what becomes of it. */
export function ColumnHead({ column, at, isUnsure, onUse, onOrder }: ColumnHeadProps) {
  const { use, order } = column;
  const name = columnName(column, at);
  return (
    <th scope="col" className="px-3 py-2 text-left align-bottom font-normal max-md:shrink-0">
      <span className="block max-w-40 truncate text-13 text-muted" title={name}>
        {name}
      </span>
      {isOwnField(use) ? (
        <span className="text-14 text-muted">{nameOfUse(use)}</span>
      ) : (
        <Menu
          align="start"
          trigger={
            <button
              type="button"
              aria-label={`${name}: ${nameOfUse(use)}. Change`}
              className={classNames(
                "inline-flex min-h-8 items-center gap-1.5 rounded-control border px-2 text-14 font-medium whitespace-nowrap pointer-coarse:min-h-11",
                use === "skip" && "border-dashed border-control text-muted",
                use !== "skip" && isUnsure && "border-accent bg-accent-soft text-accent",
                use !== "skip" && !isUnsure && "border-control bg-surface text-ink",
              )}
            >
              {nameOfUse(use)}
              <ChevronDown aria-hidden="true" className="size-4" />
            </button>
          }
        >
          {order && (
            <>
              <MenuChoice
                label="Dates are written"
                value={order}
                onValueChange={onOrder}
                options={[
                  { value: "day-first", name: "Day first", description: "3/4 is 3 April" },
                  { value: "month-first", name: "Month first", description: "3/4 is 4 March" },
                ]}
              />
              <MenuSeparator />
            </>
          )}
          <MenuChoice label="Import as" value={use} onValueChange={onUse} options={columnOptions} />
        </Menu>
      )}
    </th>
  );
}
