import { type ReactNode, useState } from "react";
import type { BankFact } from "#shared/contract/evidence-bank.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import {
  emptyFact,
  entryContent,
  type FactAnswer,
  isSameTerm,
} from "#shared/domain/evidence-bank/bank-entry.ts";
import type { Requirement } from "#shared/engine/analysis.ts";
import { EvidenceQuestion } from "#shared/ui/blocks/bank/evidence-question.tsx";
import { useFocusFallback } from "#shared/ui/blocks/bank/use-focus-fallback.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Field } from "#shared/ui/primitives/field.tsx";
import { Select } from "#shared/ui/primitives/select.tsx";
import { answerLine } from "#shared/writing/bank/fact-line.ts";
import { answersTo, questionAbout, subjectOf } from "#shared/writing/bank/questions-for.ts";
import type { Decision } from "#shared/writing/changes/decisions.ts";
import type { Insertion } from "#shared/writing/changes/edit-line.ts";
import { bankFailure, useEvidenceBank } from "../../../platform/use-evidence-bank.ts";
import { useResumeRoles } from "../../../platform/use-resume-roles.ts";
import { useDraftGhost, useGhost } from "./ghosts.ts";
import { decide, isInText, type Review } from "./review.ts";
import { SuggestionRow } from "./suggestion-row.tsx";
import type { Reviewed } from "./use-review.ts";

export interface StatementOfProps {
  requirement: Requirement;
  /** The question's own words, where it belongs to a list of alternatives. */
  ask?: ReactNode | undefined;
  reviewed: Reviewed;
  /** After a decision, with the review as it was before it. */
  onDecided?: ((before: Review, decision: Decision | null) => void) | undefined;
  /** Asked at once, without a press. */
  isOpen?: boolean | undefined;
  onLater?: (() => void) | undefined;
  /** After a no, with the entry's id. */
  onNo?: ((id: string) => void) | undefined;
}

/** Asks whether something missing is true after all; then where the answer goes in the resume. */
export function StatementOf(props: StatementOfProps) {
  const { requirement, reviewed, onDecided, isOpen = false } = props;
  const { data } = useEvidenceBank();
  const kept = useFocusFallback();
  const answers = answersTo(data?.facts ?? [], requirement);
  const ids = new Set(answers.map((fact) => fact.id));
  const { insertions, decisions } = reviewed.review;
  const options = insertions.filter((one) => ids.has(one.statement));
  const isDecided = options.some((one) => decisions[one.id]);
  const [said] = answers;
  return (
    <div {...kept} className="grid gap-3 justify-items-start outline-none [&>*]:w-full">
      {options.length > 0 && (
        <Choice
          key={said?.changedAt}
          requirementId={requirement.id}
          options={options}
          reviewed={reviewed}
          onDecided={onDecided}
        />
      )}
      {!isDecided && <Question key={said?.changedAt} {...props} said={said} isOpen={isOpen && !said} />}
    </div>
  );
}

interface QuestionProps extends Omit<StatementOfProps, "onDecided"> {
  said: BankFact | undefined;
}

/** An answer given can be changed; one not given is asked for. */
function Question({ requirement, ask, reviewed, said, isOpen, onLater, onNo }: QuestionProps) {
  const { keep } = useEvidenceBank();
  const [isAsked, setAsked] = useState(isOpen);
  const roles = useResumeRoles(reviewed.resume);
  const showDraft = useDraftGhost(requirement.id, reviewed.resume);
  if (!isAsked) return <AskButton said={said} term={requirement.term} onAsk={() => setAsked(true)} />;
  const close = () => (onLater && !said ? onLater() : setAsked(false));
  const subject = subjectOf(requirement);
  const answer = (fact: FactAnswer): Promise<string | undefined> =>
    keep({ id: said?.id, body: { kind: "fact", ...fact } }).then(({ facts }) => {
      const kept = facts.find((one) => isSameTerm(one.term, fact.term));
      if (fact.state === "not" && kept) onNo?.(kept.id);
      if (said) setAsked(false);
      return undefined;
    }, bankFailure);
  return (
    <EvidenceQuestion
      ask={ask ?? questionAbout(requirement)}
      term={requirement.term}
      subject={said?.subject ?? subject}
      said={said ? entryContent(said) : emptyFact(requirement.term, subject)}
      roles={roles}
      today={calendarDay(new Date())}
      lineOf={answerLine}
      onAnswer={answer}
      onDraft={showDraft}
      onLater={close}
    />
  );
}

function AskButton({ said, term, onAsk }: { said: BankFact | undefined; term: string; onAsk: () => void }) {
  const word = said ? "Change your answer" : "Done it? Answer";
  return (
    <div>
      {said?.state === "not" && <p className="text-13 text-muted">You said no.</p>}
      <Button compact variant="ghost" className="-ml-3" aria-label={`${word}: ${term}`} onClick={onAsk}>
        {word}
      </Button>
    </div>
  );
}
interface ChoiceProps extends Pick<StatementOfProps, "reviewed" | "onDecided"> {
  requirementId: string;
  options: readonly Insertion[];
}

function Choice({ requirementId, options, reviewed, onDecided }: ChoiceProps) {
  const { review, proposals, change } = reviewed;
  const [chosen, setChosen] = useState(options[0]?.id);
  const decided = options.find((one) => review.decisions[one.id]);
  const option = decided ?? options.find((one) => one.id === chosen) ?? options[0];
  useGhost(requirementId, decided ? null : (option ?? null));
  if (!option) return null;
  return (
    <div className="grid gap-3">
      {!decided && (
        <Field label="Where it goes">
          <Select
            options={options.map(({ id, label }) => ({ value: id, label }))}
            value={option.id}
            onValueChange={setChosen}
          />
        </Field>
      )}
      <ul className="rounded-control border border-line">
        <SuggestionRow
          key={option.id}
          proposal={option}
          decision={review.decisions[option.id]}
          isInText={isInText(review, proposals, option)}
          onDecide={(decision) => {
            change(decide(review, proposals, option, decision));
            onDecided?.(review, decision);
          }}
        />
      </ul>
    </div>
  );
}
