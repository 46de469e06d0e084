import { useState } from "react";
import { savedAnswerLimits } from "#shared/domain/autofill/profile.ts";
import { familyNames, questionFamilies } from "#shared/domain/autofill/question-families.ts";
import { type AnswerError, AnswerHelp } from "#shared/ui/blocks/form-answers/answer-help.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import type { Errors } from "../../platform/forms/form-errors.ts";
import { useForm } from "../../platform/forms/use-form.ts";
import { failureOf, answerTexts as texts } from "./autofill-texts.ts";
import { formAnswersApi } from "./use-autofill.ts";

/** A saved job, as the form names it. */
export interface JobToAnswer {
  id: string;
  jobTitle: string;
  company: string;
}

export interface TypedAnswer {
  question: string;
  answer: string;
  applicationId: string | null;
}

interface AnswerFormProps {
  initial: TypedAnswer;
  jobs: readonly JobToAnswer[];
  mayDraft: boolean;
  onKeep: (typed: TypedAnswer) => Promise<void>;
  onCancel: () => void;
}

function errorsOf({ question, answer }: TypedAnswer): Errors<TypedAnswer> {
  return {
    ...(question.trim() === "" && { question: "Please enter the question" }),
    ...(answer.trim() === "" && { answer: "Please enter your answer" }),
  };
}

const examples = familyNames.map((family) => questionFamilies[family].example);
const any = "any";
/** Shorter answers, such as "Yes, class C", are facts of the person's own and no text to be checked. */
const fewestJudged = 60;
const ofJob = (id: string | null) => (id === null ? {} : { applicationId: id });

/** Keeps at once what is held by the person's facts; anything else is shown first, and stored when it is sent again. */
function useJudged(onKeep: AnswerFormProps["onKeep"]) {
  const [refused, setRefused] = useState<readonly AnswerError[]>([]);
  const [reason, setReason] = useState("");
  const send = async (typed: TypedAnswer) => {
    const { question, answer, applicationId } = typed;
    if (answer.length >= fewestJudged) {
      const body = { question, answer, reason, ...ofJob(applicationId) };
      const { faults } = await formAnswersApi.formAnswers.check({ body });
      const seen = refused.map(({ line }) => line);
      if (faults.some(({ line }) => !seen.includes(line))) return setRefused(faults);
    }
    await onKeep(typed);
  };
  return { refused, send, setReason };
}

/** One question and its answer, new or changed: drafted where the person likes, and always theirs to write. */
export function AnswerForm({ initial, jobs, mayDraft, onKeep, onCancel }: AnswerFormProps) {
  const { refused, send, setReason } = useJudged(onKeep);
  const { fields, faults, isBusy, element, set, submit } = useForm<TypedAnswer>({
    ...{ initial, errorsOf, send },
    failure: failureOf,
  });
  const { question, answer, applicationId } = fields;
  const draft = (reason: string) => {
    setReason(reason);
    return formAnswersApi.formAnswers.draft({ body: { question, reason, ...ofJob(applicationId) } });
  };
  return (
    <form ref={element} noValidate onSubmit={submit} aria-label={texts.question} className="grid gap-3">
      <Field label={texts.question} error={faults.question}>
        <Input
          name="question"
          autoComplete="off"
          list="form-questions"
          // It was opened to be filled in.
          autoFocus
          maxLength={savedAnswerLimits.question}
          value={question}
          onChange={(event) => set({ question: event.currentTarget.value })}
        />
      </Field>
      <datalist id="form-questions">
        {examples.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      {jobs.length > 0 && (
        <Field label={texts.job} hint={texts.jobHint}>
          <Select
            options={[
              { value: any, label: texts.anyJob },
              ...jobs.map(({ id, jobTitle, company }) => ({ value: id, label: `${jobTitle}, ${company}` })),
            ]}
            value={applicationId ?? any}
            onValueChange={(value) => set({ applicationId: value === any ? null : value })}
          />
        </Field>
      )}
      <Field label={texts.answer} error={faults.answer}>
        <Textarea
          name="answer"
          rows={answer.length > 300 ? 10 : 4}
          maxLength={savedAnswerLimits.answer}
          value={answer}
          onChange={(event) => set({ answer: event.currentTarget.value })}
        />
      </Field>
      <AnswerHelp
        {...{ question, answer, faults: refused }}
        onDraft={mayDraft ? draft : undefined}
        onText={(text) => set({ answer: text })}
      />
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
