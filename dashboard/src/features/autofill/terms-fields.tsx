import { payPeriods } from "#shared/domain/money.ts";
import { counted } from "#shared/domain/text.ts";
import { Checkbox } from "#shared/ui/primitives/checkbox.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import type { Errors } from "../../platform/forms/form-errors.ts";
import { autofillTexts as texts } from "./autofill-texts.ts";
import type { ProfileDraft } from "./profile-draft.ts";

const weeks = [0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 13, 26].map((count) => ({
  value: String(count),
  label: count === 0 ? "None, I can start at once" : counted(count, "week"),
}));
const periods = payPeriods.map((value) => ({ value, label: `A ${value}`.replace("A hour", "An hour") }));

export interface TermsFieldsProps {
  draft: ProfileDraft;
  faults: Errors<ProfileDraft>;
  set: (change: Partial<ProfileDraft>) => void;
}

/** When the person can start, and for what pay. */
export function TermsFields({ draft, faults, set }: TermsFieldsProps) {
  return (
    <div className="grid gap-4 @md:grid-cols-2">
      <Field label="Notice period" error={faults.noticeWeeks}>
        <Select
          name="noticeWeeks"
          placeholder={texts.notSaid}
          options={weeks}
          value={draft.noticeWeeks === null ? "" : String(draft.noticeWeeks)}
          onChange={({ currentTarget: { value } }) =>
            set({ noticeWeeks: value === "" ? null : Number(value) })
          }
        />
      </Field>
      <Field label="Earliest start" hint="Empty: today and your notice." error={faults.earliestStart}>
        <Input
          type="date"
          name="earliestStart"
          value={draft.earliestStart}
          onChange={(event) => set({ earliestStart: event.currentTarget.value })}
        />
      </Field>
      <Field label="Expected pay (AUD)" error={faults.salary}>
        <Input
          name="salary"
          inputMode="numeric"
          autoComplete="off"
          value={draft.salary}
          onChange={(event) => set({ salary: event.currentTarget.value })}
        />
      </Field>
      <Field label="Per">
        <Select
          name="salaryPeriod"
          options={periods}
          value={draft.salaryPeriod}
          onValueChange={(salaryPeriod) => set({ salaryPeriod })}
        />
      </Field>
      <Checkbox
        name="includesSuper"
        label="The amount includes super"
        checked={draft.includesSuper}
        onChange={(event) => set({ includesSuper: event.currentTarget.checked })}
      />
    </div>
  );
}
