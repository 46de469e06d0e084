import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { KnockOut } from "#shared/engine/analysis.ts";
import { Button } from "../../primitives/button.tsx";
import { Card, CardHeader } from "../../primitives/card.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { knockOutChoices, knockOutFact, knockOutResultWords } from "./knock-out-words.ts";

interface KnockOutRowProps {
  knockOut: KnockOut;
  /** Called when the person answers an unknown knock-out or removes an answer. */
  onAnswer?: ((knockOut: KnockOut, answer: "yes" | "no" | null) => void) | undefined;
  /** True while an answer is being saved. */
  busy?: boolean | undefined;
  /** Shown after the fact: a link to the ad's sentence. */
  action?: ReactNode | undefined;
}

/** One line with result and name; a click shows the details and the answers. */
function FoldedRow(props: KnockOutRowProps) {
  const { knockOut } = props;
  const { icon: Icon, ink } = looks[knockOut.result];
  return (
    <li className="text-14">
      <details>
        <summary className="grid min-h-8 list-none grid-cols-[1rem_minmax(0,1fr)_auto] items-start gap-x-2 rounded-paper py-1.5 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          <Icon aria-hidden="true" className={classNames("mt-0.5 size-4", ink)} />
          <span className="wrap-anywhere">{knockOut.ask.value}</span>
          <span className={classNames("text-13 leading-5", ink)}>{knockOutResultWords[knockOut.result]}</span>
        </summary>
        <div className="pb-2 pl-6">
          <KnockOutFact {...props} />
        </div>
      </details>
    </li>
  );
}

const looks: Record<KnockOut["result"], { icon: LucideIcon; ink: string }> = {
  pass: { icon: CircleCheck, ink: "text-success" },
  unknown: { icon: CircleHelp, ink: "text-muted" },
  fail: { icon: CircleAlert, ink: "text-danger" },
};

/** One knock-out question of the ad: the result as icon and word; unknown ones ask for an answer. */
function KnockOutRow(props: KnockOutRowProps) {
  const { knockOut } = props;
  const { icon: Icon, ink } = looks[knockOut.result];
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-2 py-2.5 text-14">
      <Icon aria-hidden="true" className={classNames("mt-0.5 size-4", ink)} />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{knockOut.ask.value}</p>
        <KnockOutFact {...props} />
      </div>
      <span className={classNames("text-13 leading-5", ink)}>{knockOutResultWords[knockOut.result]}</span>
    </li>
  );
}

/** The known facts, and the person's answer. */
function KnockOutFact({ knockOut, onAnswer, busy, action }: KnockOutRowProps) {
  const choices = knockOutChoices[knockOut.kind];
  const isAnswered = knockOut.have?.source === "profile";
  return (
    <>
      <p className="text-13 wrap-anywhere text-muted">
        {knockOutFact(knockOut)}
        {action && <span className="ml-1 whitespace-nowrap">{action}</span>}
      </p>
      {knockOut.result === "unknown" && onAnswer && (
        // Each choice includes the name for screen readers: "I have one" alone means nothing outside its row.
        <fieldset className="mt-2 flex flex-wrap gap-2">
          <legend className="sr-only">{knockOut.ask.value}</legend>
          {(["yes", "no"] as const).map((answer) => (
            <Button
              key={answer}
              compact
              busy={busy}
              className="rounded-full"
              onClick={() => onAnswer(knockOut, answer)}
            >
              {choices[answer]}
            </Button>
          ))}
        </fieldset>
      )}
      {isAnswered && knockOut.result !== "unknown" && onAnswer && (
        <p className="mt-1">
          <Button
            variant="ghost"
            compact
            busy={busy}
            className="-ml-3"
            aria-label={`Change the answer: ${knockOut.ask.value}`}
            onClick={() => onAnswer(knockOut, null)}
          >
            Change
          </Button>
        </p>
      )}
    </>
  );
}

export interface KnockOutListProps {
  knockOuts: readonly KnockOut[];
  onAnswer?: KnockOutRowProps["onAnswer"];
  /** Id of the knock-out whose answer is being saved. */
  busyId?: string | undefined;
  level?: 2 | 3 | undefined;
  /** Shows one line each, opened by a click, for crowded screens. */
  isFolded?: boolean | undefined;
  renderAction?: ((knockOut: KnockOut) => ReactNode) | undefined;
}

const order: readonly KnockOut["result"][] = ["fail", "unknown", "pass"];

/** "2 pass, 2 to answer, 1 fail"; results without any are left out. */
function countText(knockOuts: readonly KnockOut[]): string {
  const count = (result: KnockOut["result"]) =>
    knockOuts.filter((knockOut) => knockOut.result === result).length;
  const words = [
    [count("fail"), "fail"],
    [count("pass"), "pass"],
    [count("unknown"), "to answer"],
  ] as const;
  return words
    .filter(([n]) => n > 0)
    .map(([n, word]) => `${n} ${word}`)
    .join(", ");
}

/** Failed ones first, then open ones, then passed ones; within each in the ad's order. */
function inOrder(knockOuts: readonly KnockOut[]): KnockOut[] {
  return order.flatMap((result) => knockOuts.filter((knockOut) => knockOut.result === result));
}

/** The card of knock-outs. They do not enter a score; an ad without any shows no card. */
export function KnockOutList(props: KnockOutListProps) {
  const { knockOuts, onAnswer, busyId, level, isFolded = false, renderAction } = props;
  const Row = isFolded ? FoldedRow : KnockOutRow;
  if (knockOuts.length === 0) return null;
  return (
    <Card as="section" inset={isFolded ? 16 : undefined}>
      <CardHeader
        title="Knock-out questions"
        level={level}
        count={isFolded ? undefined : countText(knockOuts)}
        dense={isFolded}
      />
      <div className="px-[var(--inset,1rem)] py-1.5 @md:px-[var(--inset,1.5rem)]">
        <ul>
          {inOrder(knockOuts).map((knockOut) => (
            <Row
              key={knockOut.id}
              knockOut={knockOut}
              onAnswer={onAnswer}
              busy={knockOut.id === busyId}
              action={renderAction?.(knockOut)}
            />
          ))}
        </ul>
      </div>
    </Card>
  );
}
