import type { ReactNode } from "react";
import { Card } from "../../primitives/card.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { Progress } from "../../primitives/progress.tsx";
import { bandStyle } from "./band-style.ts";

export interface ScoreTileProps {
  /** The category: "Hard Skills". */
  title: string;
  /** Null if the ad requires none, shown as a dash. */
  value: number | null;
  icon?: ReactNode | undefined;
  /** One line that explains it. */
  note?: ReactNode | undefined;
  level?: 2 | 3 | undefined;
}

/** One of the four categories: name, band word, number, bar, a line. */
export function ScoreTile({ title, value, icon, note, level = 3 }: ScoreTileProps) {
  const Heading = `h${level}` as const;
  const band = value === null ? null : bandStyle(value);
  return (
    <Card className="p-4">
      <div className="flex items-center gap-2 text-14">
        {icon && (
          <span aria-hidden="true" className="text-muted [&_svg]:size-4">
            {icon}
          </span>
        )}
        <Heading className="font-medium">{title}</Heading>
        {band && <span className={classNames("ml-auto text-13 font-medium", band.text)}>{band.label}</span>}
      </div>
      <p className="mt-2 text-28 font-bold tracking-tight tabular-nums">
        {value === null ? <span className="text-muted">–</span> : `${value}%`}
      </p>
      {band && value !== null && (
        <Progress className="mt-2" label={title} value={value} tone={band.progress} />
      )}
      {note && <p className="mt-3 text-13 text-muted">{note}</p>}
    </Card>
  );
}
