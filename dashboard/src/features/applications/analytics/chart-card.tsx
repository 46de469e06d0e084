import { ChartColumn, Table2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";

export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

export interface ChartCardProps {
  title: string;
  /** How it is counted. */
  text: string;
  /** The same figures as a table. */
  table: ChartTable;
  /** Said where there is nothing to draw. */
  empty?: string | undefined;
  children: ReactNode;
}

/** A chart with its figures behind it: one button changes between the two. */
export function ChartCard({ title, text, table, empty, children }: ChartCardProps) {
  const [isTable, setIsTable] = useState(false);
  const way = isTable ? "Show as chart" : "Show as table";
  const Icon = isTable ? ChartColumn : Table2;
  return (
    <Card as="section" aria-label={title} className="relative">
      <CardHeader title={title} text={text} className="pr-14!" />
      {table.rows.length > 0 && (
        <span className="absolute top-3 right-3">
          <IconButton
            compact
            label={`${way}: ${title}`}
            icon={<Icon aria-hidden="true" />}
            onClick={() => setIsTable(!isTable)}
          />
        </span>
      )}
      <CardBody>
        {table.rows.length === 0 && <p className="text-14 text-muted">{empty}</p>}
        {table.rows.length > 0 && (isTable ? <Figures title={title} {...table} /> : children)}
      </CardBody>
    </Card>
  );
}

function Figures({ title, head, rows }: ChartTable & { title: string }) {
  return (
    <table className="w-full text-14 tabular-nums">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr className="text-13 text-muted">
          {head.map((name, at) => (
            <th key={name} scope="col" className={at === 0 ? "py-1.5 text-left" : "py-1.5 pl-3 text-right"}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-medium wrap-anywhere">
              {name}
            </th>
            {values.map((value, at) => (
              <td key={head[at + 1]} className="py-1.5 pl-3 text-right">
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
