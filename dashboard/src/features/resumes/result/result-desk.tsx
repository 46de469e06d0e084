import type { DocumentDesign } from "#shared/domain/resumes/document-designs.ts";
import { CriterionDisc } from "../desk/criterion-disc.tsx";
import { Desk, type DeskShared } from "../desk/desk.tsx";
import { GapQuestions } from "../review/gap-questions.tsx";
import type { Reviewed } from "../review/use-review.ts";
import { ResultProof } from "./result-proof.tsx";
import type { OptimizerResult } from "./stored-result.ts";
import { useStatementTold } from "./use-statement-told.ts";

export interface ResultDeskProps {
  original: OptimizerResult["original"];
  reviewed: Reviewed;
  design: DocumentDesign;
}

/** The desk of a result, with its questions and its criteria beside the page. */
export function ResultDesk({ original, reviewed, design }: ResultDeskProps) {
  const { card, tell } = useStatementTold(reviewed);
  const { jobDescription: text, jobTitle: title, company } = original;
  return (
    <div ref={card} tabIndex={-1} className="outline-none">
      <Desk
        reviewed={reviewed}
        ad={{ text, title, company }}
        design={design}
        renderList={(shared) => (
          <>
            <GapQuestions
              reviewed={reviewed}
              onDecided={tell}
              renderSign={(id) => <DiscOf requirementId={id} {...shared} />}
            />
            <ResultProof reviewed={reviewed} {...shared} />
          </>
        )}
      />
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
