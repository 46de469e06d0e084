import { MessageSquarePlus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { statedFactFault, statedFactLimits, statedQuestion } from "#shared/domain/resumes/stated-facts.ts";
import type { Requirement } from "#shared/engine/analysis.ts";
import { Button } from "../primitives/button.tsx";
import { Field } from "../primitives/field.tsx";
import { Textarea } from "../primitives/textarea.tsx";

export interface StateFactProps {
  requirement: Pick<Requirement, "term" | "kind">;
  /** What was said before. */
  said?: string | undefined;
  /** Answers what went wrong, in a sentence; undefined once it is kept. */
  onKeep: (text: string) => Promise<string | undefined>;
}

/** Something the ad asks for and the resume does not show: asked plainly, kept as the person's own words. */
export function StateFact({ requirement, said, onKeep }: StateFactProps) {
  const [isOpen, setOpen] = useState(false);
  const { term } = requirement;
  if (isOpen) {
    return (
      <Question requirement={requirement} said={said ?? ""} onKeep={onKeep} onClose={() => setOpen(false)} />
    );
  }
  const word = said ? "Change your answer" : "Add it if it is true";
  return (
    <Button
      compact
      variant="ghost"
      className="-ml-3"
      aria-label={`${word}: ${term}`}
      icon={<MessageSquarePlus aria-hidden="true" />}
      onClick={() => setOpen(true)}
    >
      {word}
    </Button>
  );
}

interface QuestionProps extends StateFactProps {
  said: string;
  onClose: () => void;
}

function Question({ requirement, said, onKeep, onClose }: QuestionProps) {
  const [text, setText] = useState(said);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const keep = async (event: FormEvent) => {
    event.preventDefault();
    const own = statedFactFault(text);
    setFault(own);
    if (own) return;
    setBusy(true);
    const failed = await onKeep(text.trim());
    setBusy(false);
    setFault(failed);
    if (!failed) onClose();
  };
  return (
    <form onSubmit={(event) => void keep(event)} className="grid gap-3">
      <Field
        label={statedQuestion(requirement.term, requirement.kind)}
        hint="Your own statement. It counts in no score until you put it in your resume."
        error={fault}
      >
        <Textarea
          autoFocus
          rows={2}
          maxLength={statedFactLimits.text}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === "Escape") {
              event.stopPropagation();
              onClose();
            }
            if (event.key === "Enter" && !event.shiftKey) {
              event.preventDefault();
              event.currentTarget.form?.requestSubmit();
            }
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button compact type="submit" variant="primary" busy={isBusy} busyLabel="Keeping...">
          Keep my answer
        </Button>
        <Button compact variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
