import { useEffect, useMemo, useRef } from "react";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { type AdPiece, adLines } from "./ad-lines.ts";
import { type Criterion, countStates } from "./criteria.ts";
import { CriterionDisc } from "./criterion-disc.tsx";

export interface AdColumnProps {
  ad: string;
  criteria: readonly Criterion[];
  picked: string | null;
  onPick: (id: string) => void;
  className?: string;
}

/** The ad's whole text as saved, with its criteria marked; nothing else is written into it. */
export function AdColumn({ ad, criteria, picked, onPick, className }: AdColumnProps) {
  const lines = useMemo(() => adLines(ad, criteria), [ad, criteria]);
  const { shown, partly, missing } = countStates(criteria);
  const scroller = useRef<HTMLElement>(null);
  useEffect(() => {
    const mark = picked && scroller.current?.querySelector<HTMLElement>("[data-picked]");
    if (mark) scrollInside(scroller.current, mark);
  }, [picked]);
  const told = new Set<string>();
  return (
    <Card as="section" inset={16} aria-label="The ad" className={className}>
      <CardHeader title="The ad" text={`${shown} shown, ${partly} partly, ${missing} not found`} />
      <section
        ref={scroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls inside is scrolled by the keyboard too
        tabIndex={0}
        aria-label="Text of the ad"
        className="grid gap-2 p-4 text-14 @4xl:max-h-[70dvh] @4xl:overflow-y-auto"
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
              <Piece key={piece.at} piece={piece} {...{ picked, onPick, told }} />
            ))}
          </p>
        ))}
      </section>
    </Card>
  );
}

interface PieceProps extends Pick<AdColumnProps, "picked" | "onPick"> {
  piece: AdPiece;
  /** Criteria that have their disc already: the first place has it. */
  told: Set<string>;
}

const looks = {
  shown: "border-success bg-success-soft",
  partly: "border-accent bg-accent-soft",
  missing: "border-accent border-dashed bg-transparent",
};

function Piece({ piece: { text, asked }, picked, onPick, told }: PieceProps) {
  const [first] = asked;
  if (!first) return text;
  const isMust = asked.some(({ entry }) => entry.importance === "must");
  const isPicked = asked.some(({ entry }) => entry.id === picked);
  const isNew = ({ entry }: Criterion) => !told.has(entry.id);
  const discs = asked.filter((one, at) => isNew(one) && asked.indexOf(one) === at);
  for (const { entry } of discs) told.add(entry.id);
  return (
    <>
      <mark
        data-picked={isPicked || undefined}
        className={classNames(
          "rounded-paper box-decoration-clone text-ink",
          isMust ? "border-b-2 font-medium" : "border-b",
          looks[first.entry.state],
          isPicked && "outline-2 outline-offset-1 outline-primary",
        )}
      >
        {text}
      </mark>
      {discs.map((one) => (
        <span key={one.entry.id} className="ml-1">
          <CriterionDisc criterion={one} isPicked={one.entry.id === picked} onPick={onPick} />
        </span>
      ))}
    </>
  );
}

/** Brings a mark into sight inside its column, never moving the page. */
function scrollInside(box: HTMLElement | null, mark: HTMLElement): void {
  if (!box || box.scrollHeight <= box.clientHeight) return;
  const top = mark.getBoundingClientRect().top - box.getBoundingClientRect().top;
  if (top < 0 || top > box.clientHeight - 48) box.scrollTop += top - box.clientHeight / 3;
}
