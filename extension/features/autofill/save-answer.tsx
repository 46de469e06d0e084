import { type FormEvent, useState } from "react";
import { isPrivateQuestion } from "#shared/domain/autofill/private-questions.ts";
import { savedAnswerLimits } from "#shared/domain/autofill/profile.ts";
import { familyFacts, familyOf } from "#shared/domain/autofill/question-families.ts";
import { type AnswerError, AnswerHelp } from "#shared/ui/blocks/form-answers/answer-help.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Checkbox } from "#shared/ui/primitives/checkbox.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Textarea } from "#shared/ui/primitives/textarea.tsx";
import type { Answering } from "./answering.ts";

interface SaveAnswerProps {
  asked: string;
  /** Maximum number of characters; null if the field has none. */
  most: number | null;
  answering: Answering;
}

/** Answers a question of the form and saves the answer with the account, so that it is proposed here and elsewhere. */
export function SaveAnswer(props: SaveAnswerProps) {
  const { asked } = props;
  const [isOpen, setOpen] = useState(false);
  if (isPrivateQuestion(asked)) return null;
  if (isOpen) return <AnswerForm {...props} />;
  return (
    <button
      type="button"
      aria-label={`Save an answer: ${asked}`}
      onClick={() => setOpen(true)}
      className="min-h-6 justify-self-start text-13 text-primary underline decoration-1 underline-offset-3"
    >
      Save an answer
    </button>
  );
}

function AnswerForm({ asked, most, answering }: SaveAnswerProps) {
  const family = familyOf(asked);
  const [answer, setAnswer] = useState("");
  const [reason, setReason] = useState("");
  const [faults, setFaults] = useState<readonly AnswerError[]>([]);
  const [isForJob, setForJob] = useState(family !== null && familyFacts(family).isOfJob === true);
  const [state, setState] = useState<"idle" | "keeping" | "failed">("idle");
  const { draft, hasJob } = answering;
  const keep = (event: FormEvent) => {
    event.preventDefault();
    setState("keeping");
    const given = { question: asked, reason, answer: answer.trim(), isForJob: hasJob && isForJob };
    // A sentence that was shown and left unchanged counts as the person's own.
    const seen = faults.map(({ line }) => line);
    answering.keep(given, seen).then(
      (found) => {
        setFaults(found);
        setState("idle");
      },
      () => setState("failed"),
    );
  };
  return (
    <form onSubmit={keep} className="mt-2 grid w-full gap-2">
      <Field
        label="Your answer"
        hint={
          most === null
            ? "Kept with your saved answers and proposed wherever this is asked."
            : `${answer.length} of ${most} characters that this field takes.`
        }
        error={state === "failed" ? "Not saved. Check your connection and try again." : undefined}
      >
        <Textarea
          autoFocus
          required
          rows={answer.length > 200 ? 8 : 3}
          value={answer}
          maxLength={Math.min(savedAnswerLimits.answer, most ?? savedAnswerLimits.answer)}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
      </Field>
      <AnswerHelp
        {...{ question: asked, answer, faults }}
        onDraft={
          draft &&
          ((said) => {
            setReason(said);
            return draft({ question: asked, most, reason: said });
          })
        }
        onText={setAnswer}
      />
      {hasJob && (
        <Checkbox
          label="Only for this job"
          checked={isForJob}
          onChange={(event) => setForJob(event.currentTarget.checked)}
        />
      )}
      <Button
        compact
        type="submit"
        className="justify-self-start"
        busy={state === "keeping"}
        disabled={!answer.trim()}
      >
        Save answer
      </Button>
    </form>
  );
}
