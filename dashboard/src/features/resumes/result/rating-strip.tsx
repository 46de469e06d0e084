import type { ScoreBand } from "#shared/domain/resumes/score-bands.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";

/** A rating's word in its band's ink. */
const bandWordClass: Record<ScoreBand, string> = {
  excellent: "text-success",
  good: "text-warn",
  low: "text-danger",
};

export interface RatingItem {
  label: string;
  /** null was not measured: a dash. */
  value: string | null;
  note: string;
  /** Colours a word that is a rating; a plain figure stays ink. */
  band?: ScoreBand | undefined;
}

/** Facts under a hairline at the foot of a card. Where it is narrow, four are two by two, others one by one. */
export function RatingStrip({ items }: { items: readonly RatingItem[] }) {
  return (
    <dl
      className={classNames(
        "grid gap-px overflow-hidden rounded-b-card border-t border-line bg-line @2xl:auto-cols-fr @2xl:grid-flow-col @2xl:grid-cols-none",
        items.length === 4 && "grid-cols-2",
      )}
    >
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
