import { useState } from "react";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { type Decisions, isUsed } from "#shared/writing/changes/decisions.ts";
import type { Insertion, Proposal } from "#shared/writing/changes/edit-line.ts";
import { ChangeRow } from "./change-row.tsx";

interface StatementsProps {
  insertions: readonly Insertion[];
  decisions: Decisions;
  onDecide: (proposal: Proposal, kind: "accepted" | "refused") => void;
}

/** The person's own statements for this ad; the resume contains only those that they accept. */
export function Statements({ insertions, decisions, onDecide }: StatementsProps) {
  const names = [...new Set(insertions.map((one) => one.statement))];
  if (names.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="statements">
      <h3 id="statements" className="px-4 pt-4 font-medium">
        What you added
      </h3>
      <p className="px-4 pb-1 text-13 text-muted">
        Your own statements. You decide whether and where they go in.
      </p>
      {names.map((name) => (
        <Statement
          key={name}
          options={insertions.filter((one) => one.statement === name)}
          decisions={decisions}
          onDecide={onDecide}
        />
      ))}
    </Card>
  );
}

function Statement({
  options,
  decisions,
  onDecide,
}: Omit<StatementsProps, "insertions"> & { options: readonly Insertion[] }) {
  const [chosen, setChosen] = useState(options[0]?.id);
  const used = options.find((one) => isUsed(one, decisions[one.id]));
  const option = used ?? options.find((one) => one.id === chosen) ?? options[0];
  if (!option) return null;
  const choose = (id: string) => {
    setChosen(id);
    const other = options.find((one) => one.id === id);
    // Already in the text: it moves to the chosen place in one step.
    if (used && other) onDecide(other, "accepted");
  };
  return (
    <>
      <Field label="Where it goes" className="px-4 pt-2">
        <Select
          options={options.map(({ id, label }) => ({ value: id, label }))}
          value={option.id}
          onValueChange={choose}
        />
      </Field>
      <ul>
        <ChangeRow
          proposal={option}
          isUsed={used !== undefined}
          onToggle={() => onDecide(option, used ? "refused" : "accepted")}
        />
      </ul>
    </>
  );
}
