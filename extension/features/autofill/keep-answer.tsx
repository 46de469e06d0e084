import { type FormEvent, useState } from "react";
import { savedAnswerLimits } from "#shared/domain/autofill/profile.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Input } from "#shared/ui/primitives/input.tsx";

interface KeepAnswerProps {
  asked: string;
  onKeep: (question: string, answer: string) => Promise<void>;
}

/** Answers a question of the form once and for all: kept with the account, then proposed here and elsewhere. */
export function KeepAnswer({ asked, onKeep }: KeepAnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const [answer, setAnswer] = useState("");
  const [state, setState] = useState<"idle" | "keeping" | "failed">("idle");
  const keep = (event: FormEvent) => {
    event.preventDefault();
    setState("keeping");
    onKeep(asked, answer.trim()).catch(() => setState("failed"));
  };
  if (!isOpen)
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
  return (
    <form onSubmit={keep} className="mt-2 grid w-full gap-2">
      <Field
        label="Your answer"
        hint="Kept with your saved answers and proposed wherever this is asked."
        error={state === "failed" ? "Not saved. Check your connection and try again." : undefined}
      >
        <Input
          autoFocus
          required
          value={answer}
          maxLength={savedAnswerLimits.answer}
          onChange={(event) => setAnswer(event.currentTarget.value)}
        />
      </Field>
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
