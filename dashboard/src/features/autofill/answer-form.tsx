import { savedAnswerLimits } from "#shared/domain/autofill/profile.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import type { Faults } from "../../platform/form-faults.ts";
import { useForm } from "../../platform/use-form.ts";
import { answerTexts as texts } from "./autofill-texts.ts";

type Draft = { question: string; answer: string };

export interface AnswerFormProps {
  initial: Draft;
  onKeep: (draft: Draft) => Promise<void>;
  onCancel: () => void;
}

function faultsOf({ question, answer }: Draft): Faults<Draft> {
  return {
    ...(question.trim() === "" && { question: "Please enter the question" }),
    ...(answer.trim() === "" && { answer: "Please enter your answer" }),
  };
}

/** One question and its answer, new or changed. */
export function AnswerForm({ initial, onKeep, onCancel }: AnswerFormProps) {
  const { fields, faults, isBusy, element, set, submit } = useForm<Draft>({
    initial,
    faultsOf,
    send: onKeep,
    failure: () => texts.failed,
  });
  return (
    <form ref={element} noValidate onSubmit={submit} aria-label={texts.question} className="grid gap-3">
      <Field label={texts.question} error={faults.question}>
        <Input
          name="question"
          autoComplete="off"
          // It was opened to be filled in.
          autoFocus
          maxLength={savedAnswerLimits.question}
          value={fields.question}
          onChange={(event) => set({ question: event.currentTarget.value })}
        />
      </Field>
      <Field label={texts.answer} error={faults.answer}>
        <Textarea
          name="answer"
          maxLength={savedAnswerLimits.answer}
          value={fields.answer}
          onChange={(event) => set({ answer: event.currentTarget.value })}
        />
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button compact variant="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
        <Button compact type="submit" variant="primary" busy={isBusy} busyLabel={texts.busy}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
