import type { ReactNode } from "react";
import type { Gate } from "#shared/match/analysis.ts";
import { Card, CardBody, CardHeader } from "../primitives/card.tsx";
import { GateRow, type GateRowProps } from "./gate-row.tsx";

export interface GateListProps {
  gates: readonly Gate[];
  onAnswer?: GateRowProps["onAnswer"];
  /** Id of the gate whose answer is being kept. */
  busyId?: string | undefined;
  level?: 2 | 3 | undefined;
  renderAction?: ((gate: Gate) => ReactNode) | undefined;
}

const order: readonly Gate["result"][] = ["fail", "unknown", "pass"];

/** "2 pass, 2 to answer, 1 fail"; what does not occur is not counted out. */
function gateCount(gates: readonly Gate[]): string {
  const count = (result: Gate["result"]) => gates.filter((gate) => gate.result === result).length;
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

/** Failed gates first, then those that want an answer, then the passed; in the ad's order within. */
function sortGates(gates: readonly Gate[]): Gate[] {
  return order.flatMap((result) => gates.filter((gate) => gate.result === result));
}

/** The card of gates. No number is made of them; an ad without gates shows no card. */
export function GateList({ gates, onAnswer, busyId, level, renderAction }: GateListProps) {
  if (gates.length === 0) return null;
  return (
    <Card as="section">
      <CardHeader title="Gates" level={level} count={gateCount(gates)} />
      <CardBody className="py-1.5 @md:py-2">
        <ul>
          {sortGates(gates).map((gate) => (
            <GateRow
              key={gate.id}
              gate={gate}
              onAnswer={onAnswer}
              busy={gate.id === busyId}
              action={renderAction?.(gate)}
            />
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
