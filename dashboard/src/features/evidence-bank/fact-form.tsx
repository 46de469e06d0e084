import { calendarDay } from "#shared/domain/dates.ts";
import {
  bankLimits,
  type FactAnswer,
  type FactSubject,
  factSubjects,
  type HeldRole,
  statesOf,
} from "#shared/domain/evidence-bank/bank-entry.ts";
import { factErrors } from "#shared/domain/evidence-bank/bank-errors.ts";
import { AnswerFields, StatePills } from "#shared/ui/blocks/bank/answer-fields.tsx";
import { YourLine } from "#shared/ui/blocks/bank/evidence-question.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Pills } from "#shared/ui/primitives/pills.tsx";
import { answerLine } from "#shared/writing/bank/fact-line.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { bankFailure } from "../../platform/use-evidence-bank.ts";
import { factTexts as texts } from "./bank-texts.ts";
import { FormButtons } from "./form-buttons.tsx";

export interface FactFormProps {
  initial: FactAnswer;
  roles: readonly HeldRole[];
  onKeep: (fact: FactAnswer) => Promise<void>;
  onCancel: () => void;
}

const subjects = factSubjects.map((value) => ({ value, label: texts.subjects[value] }));

/** A fact of the bank, new or changed. */
export function FactForm({ initial, roles, onKeep, onCancel }: FactFormProps) {
  const today = calendarDay(new Date());
  const { fields, faults, isBusy, element, set, submit } = useForm<FactAnswer>({
    initial,
    errorsOf: (fact) => factErrors(fact, today),
    send: onKeep,
    failure: (error) => ({ title: bankFailure(error) }),
  });
  const choose = (subject: FactSubject) => {
    const isKnown =
      fields.state !== null && fields.state !== "not" && statesOf[subject].includes(fields.state);
    set({ subject, ...(!isKnown && { state: null }) });
  };
  const line = answerLine(fields);
  return (
    <form
      ref={element}
      noValidate
      onSubmit={submit}
      aria-label={texts.form}
      className="@container grid max-w-2xl gap-4"
    >
      <Field label={texts.term} hint={texts.termHint} error={faults.term}>
        <Input
          name="term"
          autoComplete="off"
          // It was opened to be filled in.
          autoFocus
          maxLength={bankLimits.term}
          value={fields.term}
          onChange={(event) => set({ term: event.currentTarget.value })}
        />
      </Field>
      <Pills<FactSubject>
        label={texts.subject}
        options={subjects}
        value={fields.subject}
        onValueChange={choose}
      />
      <StatePills {...{ fact: fields, set, faults }} />
      <AnswerFields {...{ fact: fields, set, faults, roles, today }} months />
      {fields.term.trim() !== "" && <YourLine line={line} />}
      <FormButtons isBusy={isBusy} onCancel={onCancel} />
    </form>
  );
}
