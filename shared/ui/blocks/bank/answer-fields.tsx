import { useState } from "react";
import {
  bankLimits,
  type FactAnswer,
  type FactState,
  type FactSubject,
  type HeldRole,
  statesOf,
} from "#shared/domain/evidence-bank/bank-entry.ts";
import type { BankErrors } from "#shared/domain/evidence-bank/bank-errors.ts";
import { Button } from "../../primitives/button.tsx";
import { Field } from "../../primitives/field.tsx";
import { Pills } from "../../primitives/pills.tsx";
import { Textarea } from "../../primitives/textarea.tsx";
import { chosenRole, elsewhere, roleChoices, stateLabels, yearsOf } from "./answer-words.ts";
import { YearField } from "./year-field.tsx";

export interface AnswerFieldsProps {
  fact: FactAnswer;
  set: (change: Partial<FactAnswer>) => void;
  faults: BankErrors<FactAnswer>;
  roles: readonly HeldRole[];
  /** `YYYY-MM-DD`. */
  today: string;
  /** Shows months as well as years. */
  months?: boolean | undefined;
  /** Uses the compact layout. */
  short?: boolean | undefined;
}

/** The questions that follow a yes: where, since when, and in the person's own words. */
export function AnswerFields(props: AnswerFieldsProps) {
  const { fact } = props;
  return (
    <>
      {fact.subject !== "paper" && <Where {...props} />}
      <Dates {...props} />
      <OwnWords {...props} />
    </>
  );
}

const wordHints: Record<FactSubject, string> = {
  skill: "What for, how much, and what came of it.",
  tool: "What for, how much, and what came of it.",
  quality: "Where you showed it, and how.",
  paper: "Who gave it to you, and what it covers.",
};

/** In the compact layout the words are asked for only on request, or if nothing else would describe the answer. */
function OwnWords({ fact, set, faults, short }: AnswerFieldsProps) {
  const { subject, state, words } = fact;
  const isNeeded = state === null || subject === "quality";
  const [isOpen, setOpen] = useState(!short || isNeeded || words !== "");
  if (!isOpen) {
    return (
      <Button compact variant="ghost" className="-ml-3 w-fit" onClick={() => setOpen(true)}>
        Add your own words
      </Button>
    );
  }
  return (
    <Field label="In your own words" optional={!isNeeded} hint={wordHints[subject]} error={faults.words}>
      <Textarea
        rows={2}
        // The person opened it to type.
        autoFocus={short && !isNeeded}
        maxLength={bankLimits.words}
        value={words}
        onChange={(event) => set({ words: event.currentTarget.value })}
      />
    </Field>
  );
}

/** Pills for the state of a fact. */
export function StatePills({ fact, set, faults }: Pick<AnswerFieldsProps, "fact" | "set" | "faults">) {
  const { subject, state } = fact;
  const options = statesOf[subject].map((value) => ({ value, label: stateLabels[subject][value] ?? value }));
  return (
    <Pills<FactState>
      label="How far"
      options={options}
      value={state}
      onValueChange={(next) => set({ state: next, ...(next === "in progress" && { until: null }) })}
      error={faults.state}
    />
  );
}

function Where({ fact, set, faults, roles }: AnswerFieldsProps) {
  // "Elsewhere" and "not said" are stored with the same value, so the pressed button is remembered here.
  const [isElsewhere, setElsewhere] = useState(false);
  const choose = (value: string) => {
    setElsewhere(value === elsewhere);
    const role = roles[Number(value)];
    if (value === elsewhere || role === undefined) return set({ role: null });
    const { position, employer, to } = role;
    // A task ended with its role; the person sees the date and may change it.
    const until = to && fact.state !== "in progress" ? to.slice(0, 4) : null;
    set({ role: { position, employer }, until });
  };
  return (
    <Pills
      label="Where"
      options={roleChoices(roles)}
      value={chosenRole(roles, fact) ?? (isElsewhere ? elsewhere : null)}
      onValueChange={choose}
      error={faults.role}
    />
  );
}

function Dates({ fact, set, faults, roles, today, months }: AnswerFieldsProps) {
  const { state, subject } = fact;
  const role = roles[Number(chosenRole(roles, fact) ?? Number.NaN)];
  const years = yearsOf(today, role);
  const since = (
    <YearField
      label={subject === "paper" ? "Held since" : "Since"}
      none="Not said"
      value={fact.since}
      onChange={(value) => set({ since: value })}
      error={faults.since}
      {...{ years, months }}
    />
  );
  const until = (
    <YearField
      label={state === "expired" ? "Expired in" : "Until"}
      none={state === "expired" ? "Not said" : "Still now"}
      value={fact.until}
      onChange={(value) => set({ until: value })}
      error={faults.until}
      {...{ years, months }}
    />
  );
  if (state === "expired") return until;
  if (state === "in progress" || subject === "paper") return since;
  return (
    <div className="grid gap-3 @xs:grid-cols-2">
      {since}
      {until}
    </div>
  );
}
