import { type FormEvent, useState } from "react";
import { goalOf, proposedGoal, weeklyGoalLimits } from "#shared/domain/overview/weekly-goal.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";

const { least, most } = weeklyGoalLimits;

export interface WeeklyGoalFormProps {
  goal: number | null;
  /** null: no goal any more. */
  onDecide: (goal: number | null) => void;
  onCancel: () => void;
}

/** The goal's one number, in its place. */
export function WeeklyGoalForm({ goal, onDecide, onCancel }: WeeklyGoalFormProps) {
  const [typed, setTyped] = useState(String(goal ?? proposedGoal));
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = goalOf(typed);
    if (wanted === null) return setFault(`A whole number from ${least} to ${most}`);
    onDecide(wanted);
  };
  return (
    <form
      noValidate
      className="mt-4 grid gap-3 border-t border-line pt-4"
      onSubmit={submit}
      onKeyDown={({ key }) => key === "Escape" && onCancel()}
    >
      <Field label="Applications a week" error={fault}>
        <Input
          compact
          autoFocus
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          className="w-24"
        />
      </Field>
      <div className="flex flex-wrap gap-1">
        <Button compact type="submit">
          Save goal
        </Button>
        <Button compact variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
        {goal !== null && (
          <Button compact variant="ghost" onClick={() => onDecide(null)}>
            Remove goal
          </Button>
        )}
      </div>
    </form>
  );
}
