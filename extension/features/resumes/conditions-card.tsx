import { ArrowRight, CircleAlert, CircleCheck, CircleHelp, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { KnockOut } from "#shared/engine/analysis.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { mostOpenRows, openConditions } from "./match-summary.ts";

interface ConditionsCardProps {
  knockOuts: readonly KnockOut[];
  onAnswer: (knockOut: KnockOut, answer: "yes" | "no") => void;
}

/** The conditions of the ad, in a card that fits the first screen: the most critical first, those that are met last. */
export function ConditionsCard({ knockOuts, onAnswer }: ConditionsCardProps) {
  if (knockOuts.length === 0) return null;
  const open = openConditions(knockOuts);
  const failed = open.filter(({ result }) => result === "fail");
  const asked = open.filter(({ result }) => result === "unknown");
  const later = knockOuts.filter(({ result, ask }) => result === "unknown" && ask.mandatory && ask.obtain);
  const met = knockOuts.filter(({ result }) => result === "pass");
  if (open.length + later.length + met.length === 0) return null;
  return (
    <Card as="section" aria-label="Conditions" className="px-4 py-2.5 text-14">
      <h2 className="font-bold">Conditions</h2>
      <ul>
        {failed.map((one) => (
          <Row key={one.id} icon={CircleAlert} ink="text-danger" end="Could rule you out">
            {one.ask.value}
          </Row>
        ))}
        {asked.slice(0, mostOpenRows).map((one) => (
          <Row
            key={one.id}
            icon={CircleHelp}
            ink="text-accent"
            end={<Choices knockOut={one} onAnswer={onAnswer} />}
          >
            {one.ask.value}?
          </Row>
        ))}
        {later.length > 0 && (
          <Row icon={ArrowRight} ink="text-info" end="Can get">
            {namesOf(later)}
          </Row>
        )}
        {met.length > 0 && (
          <Row icon={CircleCheck} ink="text-success" end="Met">
            {namesOf(met)}
          </Row>
        )}
      </ul>
      {asked.length > mostOpenRows && (
        <p className="text-13 text-muted">{asked.length - mostOpenRows} more under “All conditions”</p>
      )}
    </Card>
  );
}

const namesOf = (knockOuts: readonly KnockOut[]) => knockOuts.map(({ ask }) => ask.value).join(", ");

interface RowProps {
  icon: LucideIcon;
  ink: string;
  end: ReactNode;
  children: ReactNode;
}

function Row({ icon: Icon, ink, end, children }: RowProps) {
  return (
    <li className="grid grid-cols-[1rem_minmax(0,1fr)_auto] items-center gap-x-2.5 py-1">
      <Icon aria-hidden="true" className={`size-4 ${ink}`} />
      <span className="line-clamp-2 wrap-anywhere">{children}</span>
      <span className={`text-13 font-medium ${ink}`}>{end}</span>
    </li>
  );
}

function Choices({ knockOut, onAnswer }: Pick<ConditionsCardProps, "onAnswer"> & { knockOut: KnockOut }) {
  const name = knockOut.ask.value;
  return (
    <span className="-mr-2 flex gap-1">
      <Button
        compact
        className="rounded-full"
        aria-label={`Yes: ${name}`}
        onClick={() => onAnswer(knockOut, "yes")}
      >
        Yes
      </Button>
      <Button compact variant="ghost" aria-label={`No: ${name}`} onClick={() => onAnswer(knockOut, "no")}>
        No
      </Button>
    </span>
  );
}
