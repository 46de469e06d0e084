import { useState } from "react";
import { calendarDay } from "#shared/domain/dates.ts";
import { emptyFact, type FactAnswer, isSameTerm } from "#shared/domain/evidence-bank/bank-entry.ts";
import { counted } from "#shared/domain/text.ts";
import type { MatchResult } from "#shared/engine/analysis.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";
import { EvidenceQuestion } from "#shared/ui/blocks/bank/evidence-question.tsx";
import { useFocusFallback } from "#shared/ui/blocks/bank/use-focus-fallback.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { answerLine } from "#shared/writing/bank/fact-line.ts";
import { type BankQuestion, questionsFor } from "#shared/writing/bank/questions-for.ts";
import { bankToasts } from "../../../../platform/bank-toasts.ts";
import { bankFailure, useEvidenceBank } from "../../../../platform/use-evidence-bank.ts";
import { useResumeRoles } from "../../../../platform/use-resume-roles.ts";

/** Asked at once; the others on request. */
const askedAtOnce = 3;

export interface OnlyYouProps {
  match: MatchResult;
  resume: Pick<MeasuredResume, "resumeText" | "resumeEdits">;
}

/** What was not found and only the person can know: a yes or a no each, the heaviest first. */
export function OnlyYou({ match, resume }: OnlyYouProps) {
  const { data, remove } = useEvidenceBank();
  const [isWhole, setWhole] = useState(false);
  const { toast } = useToast();
  const kept = useFocusFallback();
  if (!data) return null;
  const questions = questionsFor({ match }, data.facts);
  if (questions.length === 0) return null;
  const shown = isWhole ? questions : questions.slice(0, askedAtOnce);
  const hidden = questions.length - shown.length;
  const noted = (id: string) =>
    toast({ ...bankToasts.no, action: { label: "Undo", onAction: () => void remove(id) } });
  return (
    <Card as="section" aria-labelledby="only-you" {...kept} className="border-accent-fill">
      <h2 id="only-you" className="rounded-t-card bg-accent-soft px-4 py-2 text-16 font-bold">
        Only you can add these
      </h2>
      <ul>
        {shown.map((question) => (
          <Question
            key={question.requirement.id + question.requirement.term}
            question={question}
            resume={resume}
            onNo={noted}
          />
        ))}
      </ul>
      {hidden > 0 && (
        <p className="border-t border-line px-4 py-1">
          <Button compact variant="ghost" className="-ml-3" onClick={() => setWhole(true)}>
            {counted(hidden, "more question")}
          </Button>
        </p>
      )}
    </Card>
  );
}

interface QuestionProps {
  question: BankQuestion;
  resume: OnlyYouProps["resume"];
  onNo: (id: string) => void;
}

function Question({ question, resume, onNo }: QuestionProps) {
  const { requirement, subject, ask, worth } = question;
  const { term } = requirement;
  const { keep } = useEvidenceBank();
  const { toast } = useToast();
  const roles = useResumeRoles(resume);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const save = (fact: FactAnswer): Promise<string | undefined> =>
    keep({ body: { kind: "fact", ...fact } }).then(({ facts }) => {
      const one = facts.find((other) => isSameTerm(other.term, fact.term));
      if (fact.state === "not") one && onNo(one.id);
      else toast(bankToasts.kept);
      return undefined;
    }, bankFailure);
  return (
    <li className="border-t border-line px-4 py-2.5 text-14">
      <div className="flex items-start gap-3">
        <h3 className="min-w-0 flex-1 font-medium wrap-anywhere first-letter:uppercase">{term}</h3>
        {worth > 0 && (
          <span className="text-13 font-medium text-accent tabular-nums">
            <span className="sr-only">would add </span>+{worth.toFixed(1)}
            <span className="sr-only"> points</span>
          </span>
        )}
      </div>
      {isOpen ? (
        <div className="mt-2">
          <EvidenceQuestion
            short
            ask={ask}
            term={term}
            subject={subject}
            roles={roles}
            today={calendarDay(new Date())}
            lineOf={answerLine}
            onAnswer={save}
            onLater={() => setOpen(false)}
          />
        </div>
      ) : (
        <p className="mt-1.5 flex flex-wrap items-center gap-2">
          <Button
            compact
            className="rounded-full"
            aria-label={`Done it? Yes, add it: ${term}`}
            onClick={() => setOpen(true)}
          >
            Yes, add it
          </Button>
          <Button
            compact
            variant="ghost"
            className="rounded-full"
            aria-label={`Done it? No: ${term}`}
            onClick={() => void save({ ...emptyFact(term, subject), state: "not" }).then(setFailure)}
          >
            No
          </Button>
        </p>
      )}
      {failure && (
        <p role="alert" className="mt-1 text-13 text-danger">
          {failure}
        </p>
      )}
    </li>
  );
}
