import type { ReactNode } from "react";
import { classNames } from "../primitives/class-names.ts";

export interface Stat {
  label: string;
  /** Null if it was not measured, shown as a dash. */
  value: ReactNode;
  /** One line that explains it. */
  note?: ReactNode | undefined;
  icon?: ReactNode | undefined;
  /** Shown next to the figure (a Progress). */
  aside?: ReactNode | undefined;
}

/** Up to four figures in one card, divided by thin lines; two by two on a narrow screen. */
export function StatStrip({ stats, className }: { stats: readonly Stat[]; className?: string | undefined }) {
  return (
    <div
      className={classNames(
        "fc-border @container w-full overflow-hidden rounded-card border border-line bg-surface shadow-1",
        className,
      )}
    >
      {/* The hairlines are the ground seen through the gaps: right for any number of cells in either layout. */}
      <dl className="grid grid-cols-2 gap-px bg-line @min-[44rem]:grid-flow-col @min-[44rem]:auto-cols-fr @min-[44rem]:grid-cols-none">
        {stats.map((stat) => (
          <div
            key={stat.label}
            className="min-w-0 bg-surface px-3 py-4 @md:px-4 @min-[44rem]:px-6 @min-[44rem]:py-5"
          >
            <dt className="flex items-center justify-between gap-2 text-13 text-muted @min-[44rem]:text-14">
              {stat.label}
              <span aria-hidden="true" className="hidden @min-[44rem]:block [&_svg]:size-4.5">
                {stat.icon}
              </span>
            </dt>
            <dd className="mt-1 flex items-center gap-3 text-22 font-bold tabular-nums @min-[44rem]:mt-2 @min-[44rem]:text-28">
              {stat.value ?? <span className="text-muted">–</span>}
              {stat.aside && <span className="min-w-0 flex-1">{stat.aside}</span>}
            </dd>
            {stat.note && <dd className="mt-1 text-13 text-muted">{stat.note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
