import { useState } from "react";
import type { Requirement } from "#shared/engine/analysis.ts";
import { StateFact } from "#shared/ui/blocks/state-fact.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import type { Decision } from "#shared/writing/changes/decisions.ts";
import type { Insertion } from "#shared/writing/changes/edit-line.ts";
import { decide, isInText, type Review } from "./review.ts";
import { SuggestionRow } from "./suggestion-row.tsx";
import type { Reviewed } from "./use-review.ts";
import { useStatedFacts } from "./use-stated-facts.ts";

export interface StatementOfProps {
  requirement: Requirement;
  reviewed: Reviewed;
  /** After a decision, with the review as it was before it. */
  onDecided?: ((before: Review, decision: Decision | null) => void) | undefined;
}

/** Asks whether something missing is true after all; then where the answer goes in the resume. */
export function StatementOf({ requirement, reviewed, onDecided }: StatementOfProps) {
  const { facts = [], keep } = useStatedFacts();
  const { term } = requirement;
  const own = term.toLowerCase();
  const said = facts.find((fact) => fact.term.toLowerCase() === own)?.text;
  const options = reviewed.review.insertions.filter((one) => one.statement === own);
  const isDecided = options.some((one) => reviewed.review.decisions[one.id]);
  return (
    <div className="grid gap-3 justify-items-start [&>*]:w-full">
      {options.length > 0 && (
        <Choice key={said} options={options} reviewed={reviewed} onDecided={onDecided} />
      )}
      {!isDecided && (
        <div>
          <StateFact requirement={requirement} said={said} onKeep={(text) => keep({ term, text })} />
        </div>
      )}
    </div>
  );
}

interface ChoiceProps extends Pick<StatementOfProps, "reviewed" | "onDecided"> {
  options: readonly Insertion[];
}

function Choice({ options, reviewed, onDecided }: ChoiceProps) {
  const { review, proposals, change } = reviewed;
  const [chosen, setChosen] = useState(options[0]?.id);
  const decided = options.find((one) => review.decisions[one.id]);
  const option = decided ?? options.find((one) => one.id === chosen) ?? options[0];
  if (!option) return null;
  return (
    <div className="grid gap-3">
      {!decided && (
        <Field label="Where it goes">
          <Select
            options={options.map(({ id, label }) => ({ value: id, label }))}
            value={option.id}
            onValueChange={setChosen}
          />
        </Field>
      )}
      <ul className="rounded-control border border-line">
        <SuggestionRow
          key={option.id}
          proposal={option}
          decision={review.decisions[option.id]}
          isInText={isInText(review, proposals, option)}
          onDecide={(decision) => {
            change(decide(review, proposals, option, decision));
            onDecided?.(review, decision);
          }}
        />
      </ul>
    </div>
  );
}
