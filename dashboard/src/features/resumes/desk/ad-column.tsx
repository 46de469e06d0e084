import { useMemo } from "react";
import { countStates } from "#shared/engine/ledger.ts";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { pointing } from "#shared/ui/primitives/pointing.ts";
import { type AdPiece, adLines } from "./ad-lines.ts";
import type { Criterion } from "./criteria.ts";
import { CriterionDisc } from "./criterion-disc.tsx";
import type { Picks } from "./use-picks.ts";

export interface AdColumnProps {
  ad: string;
  criteria: readonly Criterion[];
  picks: Picks;
  className?: string;
}

/** The ad's whole text as saved, with its criteria marked; nothing else is written into it. */
export function AdColumn({ ad, criteria, picks, className }: AdColumnProps) {
  const lines = useMemo(() => adLines(ad, criteria), [ad, criteria]);
  const { shown, partly, missing } = countStates(criteria.map(({ entry }) => entry));
  const told = new Set<string>();
  return (
    <Card as="section" inset={16} aria-label="The ad" className={classNames("flex flex-col", className)}>
      <CardHeader
        title="The ad"
        text={`${shown} shown, ${partly > 0 ? `${partly} partly, ` : ""}${missing} not found`}
        className="shrink-0"
      />
      <section
        data-column="ad"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls inside is scrolled by the keyboard too
        tabIndex={0}
        aria-label="Text of the ad"
        className="relative grid min-h-0 content-start gap-2 p-4 text-14 @4xl/desk:overflow-y-auto"
      >
        {lines.map(({ at, kind, pieces }) => (
          <p
            key={at}
            className={classNames(
              "wrap-anywhere",
              kind === "heading" && "mt-2 font-bold first:mt-0",
              kind === "bullet" &&
                "relative pl-4 before:absolute before:left-0.5 before:text-muted before:content-['•']",
            )}
          >
            {pieces.map((piece) => (
              <Piece key={piece.at} piece={piece} {...{ picks, told }} />
            ))}
          </p>
        ))}
      </section>
    </Card>
  );
}

interface PieceProps extends Pick<AdColumnProps, "picks"> {
  piece: AdPiece;
  /** Criteria that have their disc already: the first place has it. */
  told: Set<string>;
}

const looks = {
  shown: "border-success bg-success-soft",
  partly: "border-accent bg-accent-soft",
  missing: "border-accent border-dashed bg-transparent",
};

function Piece({ piece: { text, asked }, picks, told }: PieceProps) {
  const [first] = asked;
  if (!first) return text;
  const isMust = asked.some(({ entry }) => entry.importance === "must");
  const isActive = asked.some(({ entry }) => entry.id === picks.active);
  const isNew = ({ entry }: Criterion) => !told.has(entry.id);
  const discs = asked.filter((one, at) => isNew(one) && asked.indexOf(one) === at);
  for (const { entry } of discs) told.add(entry.id);
  return (
    <>
      <mark
        data-picked={isActive || undefined}
        {...pointing((isOn) => picks.point(isOn ? first.entry.id : null))}
        className={classNames(
          "rounded-paper box-decoration-clone text-ink",
          isMust ? "border-b-2 font-medium" : "border-b",
          looks[first.entry.state],
          isActive && "outline-2 outline-offset-1 outline-primary",
        )}
      >
        {text}
      </mark>
      {discs.map((one) => (
        <span key={one.entry.id} className="ml-1">
          <CriterionDisc criterion={one} picks={picks} />
        </span>
      ))}
    </>
  );
}
