import { useState } from "react";
import type { BankFact } from "#shared/contract/evidence-bank.ts";
import { emptyFact, entryContent } from "#shared/domain/evidence-bank/bank-entry.ts";
import type { Evidence, Requirement, RequirementEdit } from "#shared/engine/analysis.ts";
import type { LedgerMember } from "#shared/engine/ledger.ts";
import { EvidenceQuestion } from "#shared/ui/blocks/bank/evidence-question.tsx";
import { useFocusFallback } from "#shared/ui/blocks/bank/use-focus-fallback.ts";
import { RequirementEditor } from "#shared/ui/blocks/requirements/requirement-editor.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { answerLine } from "#shared/writing/bank/fact-line.ts";
import { answersTo, questionAbout, subjectOf, unmetTerms } from "#shared/writing/bank/questions-for.ts";
import { today } from "../../platform/clock.ts";
import { useEvidenceBank, useResumeRoles } from "./use-evidence-bank.ts";

interface RequirementMoreProps {
  requirement: Requirement;
  evidence: Evidence;
  /** True if the person said yes, and only the details are missing. */
  isYes?: boolean;
  onEdit: (edit: RequirementEdit) => void;
}

/** Below an open requirement: asks whether it is true after all, and whether the ad really requires it. */
export function RequirementMore({ requirement, evidence, isYes, onEdit }: RequirementMoreProps) {
  const kept = useFocusFallback();
  return (
    <div {...kept} className="grid gap-3 outline-none">
      {evidence.credit === 0 && (
        <Missing requirement={requirement} evidence={evidence} isYes={isYes ?? false} />
      )}
      <RequirementEditor requirement={requirement} onEdit={onEdit} />
    </div>
  );
}

/** Earlier answers are loaded only here, because opening an ad makes no call for them. */
function Missing({ isYes, ...member }: LedgerMember & { isYes: boolean }) {
  const { facts, isPending, keep } = useEvidenceBank();
  const roles = useResumeRoles();
  const [isChanging, setChanging] = useState(false);
  const [isPutOff, setPutOff] = useState(false);
  // The first term of a line that was not answered.
  const asked = unmetTerms(member);
  const open = asked.find((one) => answersTo(facts, one).length === 0) ?? asked[0] ?? member.requirement;
  const [said] = answersTo(facts, open);
  const subject = said?.subject ?? subjectOf(open);
  if (isPending) return null;
  if (said && !isChanging) return <Said said={said} term={open.term} onChange={() => setChanging(true)} />;
  if (isPutOff) return <AskAgain term={open.term} onAsk={() => setPutOff(false)} />;
  return (
    <EvidenceQuestion
      short
      ask={questionAbout(open)}
      term={open.term}
      subject={subject}
      said={
        said ? entryContent(said) : isYes ? { ...emptyFact(open.term, subject), state: "held" } : undefined
      }
      roles={roles}
      today={today()}
      lineOf={answerLine}
      onAnswer={async (fact) => {
        const failed = await keep(fact, said?.id);
        if (failed === undefined) setChanging(false);
        return failed;
      }}
      onLater={() => (said ? setChanging(false) : setPutOff(true))}
    />
  );
}

function Said({ said, term, onChange }: { said: BankFact; term: string; onChange: () => void }) {
  const line = answerLine(said);
  return (
    <div>
      <p className="text-13 wrap-anywhere">
        {line === null ? "You said no." : `You said: “${line}” `}
        {line !== null && <span className="text-muted">Tailor your resume to put it in.</span>}
      </p>
      <Button
        compact
        variant="ghost"
        className="-ml-3"
        aria-label={`Change your answer: ${term}`}
        onClick={onChange}
      >
        Change your answer
      </Button>
    </div>
  );
}

function AskAgain({ term, onAsk }: { term: string; onAsk: () => void }) {
  return (
    <Button
      compact
      variant="ghost"
      className="-ml-3 w-fit"
      aria-label={`Done it? Answer: ${term}`}
      onClick={onAsk}
    >
      Done it? Answer
    </Button>
  );
}
