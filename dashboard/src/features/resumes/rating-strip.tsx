import type { ScoreBand } from "#shared/domain/resumes/score-bands.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { bandWordClass } from "./rating-look.ts";

export interface RatingItem {
  label: string;
  /** null was not measured: a dash. */
  value: string | null;
  note: string;
  /** Colours a word that is a rating; a plain figure stays ink. */
  band?: ScoreBand | undefined;
}

/** Facts under a hairline at the foot of a card; one below the other where it is narrow. */
export function RatingStrip({ items }: { items: readonly RatingItem[] }) {
  return (
    <dl className="grid gap-px overflow-hidden rounded-b-card border-t border-line bg-line @md:grid-cols-2 @3xl:auto-cols-fr @3xl:grid-flow-col @3xl:grid-cols-none">
      {items.map(({ label, value, note, band }) => (
        <div key={label} className="bg-surface px-4 py-4 @md:px-6">
          <dt className="text-14 text-muted">{label}</dt>
          <dd className={classNames("mt-1 text-18 font-bold tabular-nums", band && bandWordClass[band])}>
            {value ?? (
              <>
                <span aria-hidden="true" className="text-muted">
                  –
                </span>
                <span className="sr-only">Not measured</span>
              </>
            )}
          </dd>
          <dd className="mt-0.5 text-13 text-muted">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
