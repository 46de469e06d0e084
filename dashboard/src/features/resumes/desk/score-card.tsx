import { capitalised } from "#shared/domain/text.ts";
import { bandTitle } from "#shared/ui/blocks/score/band-style.ts";
import { ScoreNote } from "#shared/ui/blocks/score/score-note.tsx";
import { ScoreRing } from "#shared/ui/blocks/score/score-ring.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { Card, CardBody } from "#shared/ui/primitives/card.tsx";
import { Sheet } from "#shared/ui/primitives/overlay/sheet.tsx";
import { useWide } from "../../../platform/use-wide.ts";
import type { Reviewed } from "../review/use-review.ts";
import type { Criterion } from "./criteria.ts";
import { CriterionDisc } from "./criterion-disc.tsx";
import type { Picks } from "./use-picks.ts";

export interface ScoreCardProps {
  result: Reviewed["current"];
  criteria: readonly Criterion[];
  picks: Picks;
}

/** Ring with before, now and possible, then every criterion as one disc, the musts first. */
export function ScoreCard({ result, criteria, picks }: ScoreCardProps) {
  const { atsScore, before, provisional, analysis } = result;
  const { ceiling, cap } = analysis.match;
  const possible = ceiling !== null && ceiling > atsScore ? ceiling : null;
  const facts: [string, number, string][] = [
    ["Before", before.atsScore, "bg-control"],
    ["Now", atsScore, "bg-success"],
  ];
  if (possible !== null) facts.push(["Possible by wording", possible, "bg-success opacity-40"]);
  const isMust = ({ entry }: Criterion) => entry.importance === "must";
  const row = (which: readonly Criterion[]) =>
    which.map((one) => <CriterionDisc key={one.entry.id} criterion={one} picks={picks} />);
  const chosen = criteria.find(({ entry }) => entry.id === picks.picked);
  return (
    <Card as="section" inset={16} aria-label="Match rate">
      <CardBody className="grid gap-3">
        <div className="flex flex-wrap items-center gap-4">
          <ScoreRing
            size={72}
            unit="%"
            subject="Match rate"
            score={{ value: atsScore, ceiling: possible, provisional }}
          />
          <dl className="grid min-w-32 flex-1 grid-cols-[0.75rem_minmax(0,1fr)_auto] items-center gap-x-2 text-14">
            {facts.map(([label, value, look]) => (
              <div key={label} className="col-span-3 grid grid-cols-subgrid items-center">
                <dt className="col-span-2 grid grid-cols-subgrid items-center text-muted">
                  <span aria-hidden="true" className={`fc-border h-1 rounded-full ${look}`} />
                  {label}
                </dt>
                <dd className="text-right font-bold tabular-nums">{value}%</dd>
              </div>
            ))}
          </dl>
        </div>
        <h2 className="flex flex-wrap items-center gap-x-2 text-16 font-bold">
          {bandTitle(atsScore, "match rate")}
          {provisional && (
            <Badge plain tone="accent">
              Provisional
            </Badge>
          )}
        </h2>
        {cap && (
          <p className="text-14">
            Stops at {cap.limit} without <b className="font-medium">{cap.missing.join(", ")}</b>.
          </p>
        )}
        <fieldset className="flex flex-wrap items-center gap-1">
          <legend className="sr-only">What the ad asks for</legend>
          {row(criteria.filter(isMust))}
          {criteria.some(isMust) && !criteria.every(isMust) && (
            <span aria-hidden="true" className="mx-1 h-5 w-px bg-line" />
          )}
          {row(criteria.filter((one) => !isMust(one)))}
        </fieldset>
        {chosen && <Chosen criterion={chosen} onClose={() => picks.pick(chosen.entry.id)} />}
        <ScoreNote />
      </CardBody>
    </Card>
  );
}

/** The picked criterion in words. Where the parts of the desk are one at a time it comes up from below. */
function Chosen({ criterion, onClose }: { criterion: Criterion; onClose: () => void }) {
  const { number, entry } = criterion;
  const title = `${number}. ${capitalised(entry.term)}`;
  if (!useWide())
    return (
      <Sheet open side="bottom" title={title} onOpenChange={onClose}>
        <div className="p-4 text-14">
          <ChosenWords entry={entry} />
        </div>
      </Sheet>
    );
  return (
    <div role="status" className="rounded-control border border-line bg-sunken/45 p-3 text-13">
      <p className="text-14 font-medium wrap-anywhere">{title}</p>
      <ChosenWords entry={entry} />
    </div>
  );
}

/** The ad's sentence, the line that shows it, and what it would bring in full. */
function ChosenWords({ entry }: Pick<Criterion, "entry">) {
  const { adSentence, resumeLine } = entry.best.evidence;
  return (
    <>
      <p className="mt-1 text-muted wrap-anywhere">The ad: “{adSentence}”</p>
      <p className="mt-1 wrap-anywhere">{resumeLine ? `You: “${resumeLine}”` : "Not in your resume yet."}</p>
      {entry.worth > 0 && <p className="mt-1 font-medium text-accent">In full: +{entry.worth.toFixed(1)}</p>}
    </>
  );
}
