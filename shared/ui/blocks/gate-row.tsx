import { CircleAlert, CircleCheck, CircleHelp, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { KnockOut } from "#shared/match/analysis.ts";
import { Button } from "../primitives/button.tsx";
import { classNames } from "../primitives/class-names.ts";
import { gateChoices, gateFact, gateResultWords } from "./gate-words.ts";

export interface GateRowProps {
  knockOut: KnockOut;
  /** The person answers an unknown knock-out, or takes an answer back. */
  onAnswer?: ((knockOut: KnockOut, answer: "yes" | "no" | null) => void) | undefined;
  /** While an answer is being kept. */
  busy?: boolean | undefined;
  /** After the fact (a link to the ad's sentence). */
  action?: ReactNode | undefined;
}

const looks: Record<KnockOut["result"], { icon: LucideIcon; ink: string }> = {
  pass: { icon: CircleCheck, ink: "text-success" },
  unknown: { icon: CircleHelp, ink: "text-muted" },
  fail: { icon: CircleAlert, ink: "text-danger" },
};

/** One question of the ad that could knock the person out: result in icon and word; unknown ones ask. */
export function GateRow({ knockOut, onAnswer, busy, action }: GateRowProps) {
  const { icon: Icon, ink } = looks[knockOut.result];
  const choices = gateChoices[knockOut.kind];
  const isAnswered = knockOut.have?.source === "profile";
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] gap-x-2 py-2.5 text-14">
      <Icon aria-hidden="true" className={classNames("mt-0.5 size-4", ink)} />
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{knockOut.ask.value}</p>
        <p className="text-13 wrap-anywhere text-muted">
          {gateFact(knockOut)}
          {action && <span className="ml-1 whitespace-nowrap">{action}</span>}
        </p>
      </div>
      <span className={classNames("text-13 leading-5", ink)}>{gateResultWords[knockOut.result]}</span>
      {knockOut.result === "unknown" && onAnswer && (
        // The name is said with each choice: "I have one" alone says nothing out of its row.
        <fieldset className="col-start-2 mt-2 flex flex-wrap gap-2">
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
        <p className="col-start-2 mt-1">
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
    </li>
  );
}
