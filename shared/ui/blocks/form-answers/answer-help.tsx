import { useState } from "react";
import { isPrivateQuestion } from "#shared/domain/autofill/private-questions.ts";
import { familyFacts, familyOf } from "#shared/domain/autofill/question-families.ts";
import { Button } from "../../primitives/button.tsx";
import { Field } from "../../primitives/field.tsx";
import { Input } from "../../primitives/input.tsx";

/** A new draft: its text, and what only the person can add. */
export interface AnswerDraft {
  text: string;
  ask: string | null;
}

export interface AnswerError {
  line: string;
  reason: string;
}

interface AnswerHelpProps {
  question: string;
  answer: string;
  /** Errors of the sentences as they were checked. An error disappears when its sentence changes. */
  faults: readonly AnswerError[];
  /** Absent if the plan does not include drafts. @throws if nothing could be drafted. */
  onDraft: ((reason: string) => Promise<AnswerDraft>) | undefined;
  onText: (text: string) => void;
}

const failed = "Nothing was drafted. Check your connection and try again.";

/** True if Kelpie has something to draft from. */
function isTold(question: string): boolean {
  if (question.trim() === "" || isPrivateQuestion(question)) return false;
  const family = familyOf(question);
  return family === null || ["told", "reason"].includes(familyFacts(family).way);
}

/** Below an answer: a draft from the person's own facts, what it lacks, and what the fact check refuses. */
export function AnswerHelp({ question, answer, faults, onDraft, onText }: AnswerHelpProps) {
  const [reason, setReason] = useState("");
  const [ask, setAsk] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const family = familyOf(question);
  const asksReason = family !== null && familyFacts(family).way === "reason";
  const draft = async () => {
    if (onDraft === undefined) return;
    setIsBusy(true);
    const made = await onDraft(reason.trim()).catch(() => ({ text: "", ask: failed }));
    setIsBusy(false);
    setAsk(made.ask);
    if (made.text !== "") onText(made.text);
  };
  if (isPrivateQuestion(question))
    return (
      <p className="text-14 text-muted">
        Yours alone: Kelpie keeps no answers about health, origin, convictions or secrets.
      </p>
    );
  return (
    <div className="grid justify-items-start gap-2">
      {onDraft && isTold(question) && (
        <>
          {asksReason && (
            <div className="w-full">
              <Field label="Why you want it, in your words" hint="Used as you write it. Optional.">
                <Input
                  name="reason"
                  maxLength={600}
                  value={reason}
                  onChange={(event) => setReason(event.currentTarget.value)}
                />
              </Field>
            </div>
          )}
          <Button compact busy={isBusy} busyLabel="Drafting..." onClick={() => void draft()}>
            {answer.trim() === "" ? "Draft from my own facts" : "Draft again"}
          </Button>
        </>
      )}
      <p role="status" className="text-14 text-accent empty:hidden">
        {ask}
      </p>
      <Refused faults={faults.filter(({ line }) => answer.includes(line))} />
    </div>
  );
}

function Refused({ faults }: Pick<AnswerHelpProps, "faults">) {
  if (faults.length === 0) return null;
  return (
    <div role="alert" className="w-full rounded-control bg-warn-soft px-4 py-3 text-14">
      <p className="font-medium">Not in your resume or stories</p>
      <ul className="mt-1 grid gap-2">
        {faults.map(({ line, reason }) => (
          <li key={line} className="break-words">
            “{line}” <span className="text-muted">{reason}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">If it is true, save it again as it is.</p>
    </div>
  );
}
