import type { ReactNode } from "react";
import type { KnockOut } from "#shared/match/analysis.ts";
import { Card, CardBody, CardHeader } from "../primitives/card.tsx";
import { GateRow, type GateRowProps } from "./gate-row.tsx";

export interface GateListProps {
  knockOuts: readonly KnockOut[];
  onAnswer?: GateRowProps["onAnswer"];
  /** Id of the knock-out whose answer is being kept. */
  busyId?: string | undefined;
  level?: 2 | 3 | undefined;
  renderAction?: ((knockOut: KnockOut) => ReactNode) | undefined;
}

const order: readonly KnockOut["result"][] = ["fail", "unknown", "pass"];

/** "2 pass, 2 to answer, 1 fail"; what does not occur is not counted out. */
function gateCount(knockOuts: readonly KnockOut[]): string {
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

/** Failed knock-outs first, then those that want an answer, then the passed; in the ad's order within. */
function sortGates(knockOuts: readonly KnockOut[]): KnockOut[] {
  return order.flatMap((result) => knockOuts.filter((knockOut) => knockOut.result === result));
}

/** The card of knock-outs. No number is made of them; an ad without knock-outs shows no card. */
export function GateList({ knockOuts, onAnswer, busyId, level, renderAction }: GateListProps) {
  if (knockOuts.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title="Gates" level={level} count={gateCount(knockOuts)} />
      <CardBody className="py-1.5 @md:py-2">
        <ul>
          {sortGates(knockOuts).map((knockOut) => (
            <GateRow
              key={knockOut.id}
              knockOut={knockOut}
              onAnswer={onAnswer}
              busy={knockOut.id === busyId}
              action={renderAction?.(knockOut)}
            />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
