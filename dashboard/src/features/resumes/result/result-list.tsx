import { CriterionDisc } from "../desk/criterion-disc.tsx";
import type { DeskShared } from "../desk/desk.tsx";
import { GapQuestions } from "../review/gap-questions.tsx";
import type { Reviewed } from "../review/use-review.ts";
import { ResultProof } from "./result-proof.tsx";
import { useStatementCheck } from "./use-statement-check.ts";

/** What only the person can fill, then every criterion with its proof; on the desk and on the preview. */
export function ResultList({ reviewed, ...shared }: DeskShared & { reviewed: Reviewed }) {
  const { card, tell } = useStatementCheck(reviewed);
  return (
    <div ref={card} tabIndex={-1} className="grid gap-4 outline-none">
      <GapQuestions
        reviewed={reviewed}
        onDecided={tell}
        renderSign={(id) => <DiscOf requirementId={id} {...shared} />}
      />
      <ResultProof reviewed={reviewed} {...shared} />
    </div>
  );
}

/** The disc of the criterion that a question belongs to. */
function DiscOf({ requirementId, criteria, picks }: { requirementId: string } & DeskShared) {
  const criterion = criteria.find(({ entry }) =>
    entry.members.some(({ requirement }) => requirement.id === requirementId),
  );
  return criterion && <CriterionDisc criterion={criterion} picks={picks} />;
}
