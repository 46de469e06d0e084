import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { Gate } from "#shared/match/analysis.ts";
import { Button } from "../../primitives/button.tsx";
import { Card, CardBody, CardHeader } from "../../primitives/card.tsx";
import { classNames } from "../../primitives/class-names.ts";
import { gateChoices, gateFact, gateResultWords } from "./gate-words.ts";

interface GateRowProps {
  gate: Gate;
  /** The person answers an unknown gate, or takes an answer back. */
  onAnswer?: ((gate: Gate, answer: "yes" | "no" | null) => void) | undefined;
  /** While an answer is being kept. */
  busy?: boolean | undefined;
  /** After the fact (a link to the ad's sentence). */
  action?: ReactNode | undefined;
}

const looks: Record<Gate["result"], { icon: LucideIcon; ink: string }> = {
  pass: { icon: CircleCheck, ink: "text-success" },
  unknown: { icon: CircleHelp, ink: "text-muted" },
  fail: { icon: CircleAlert, ink: "text-danger" },
};

/** One question of the ad that could knock the person out: result in icon and word; unknown ones ask. */
function GateRow({ gate, onAnswer, busy, action }: GateRowProps) {
  const { icon: Icon, ink } = looks[gate.result];
  const choices = gateChoices[gate.kind];
  const isAnswered = gate.have?.source === "profile";
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-2 py-2.5 text-14">
      <Icon aria-hidden="true" className={classNames("mt-0.5 size-4", ink)} />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{gate.ask.value}</p>
        <p className="text-13 wrap-anywhere text-muted">
          {gateFact(gate)}
          {action && <span className="ml-1 whitespace-nowrap">{action}</span>}
        </p>
      </div>
      <span className={classNames("text-13 leading-5", ink)}>{gateResultWords[gate.result]}</span>
      {gate.result === "unknown" && onAnswer && (
        // The name is said with each choice: "I have one" alone says nothing out of its row.
        <fieldset className="col-start-2 mt-2 flex flex-wrap gap-2">
          <legend className="sr-only">{gate.ask.value}</legend>
          {(["yes", "no"] as const).map((answer) => (
            <Button
              key={answer}
              compact
              busy={busy}
              className="rounded-full"
              onClick={() => onAnswer(gate, answer)}
            >
              {choices[answer]}
            </Button>
          ))}
        </fieldset>
      )}
      {isAnswered && gate.result !== "unknown" && onAnswer && (
        <p className="col-start-2 mt-1">
          <Button
            variant="ghost"
            compact
            busy={busy}
            className="-ml-3"
            aria-label={`Change the answer: ${gate.ask.value}`}
            onClick={() => onAnswer(gate, null)}
          >
            Change
          </Button>
        </p>
      )}
    </li>
  );
}

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
