import { Desk } from "../desk/desk.tsx";
import { GapQuestions } from "../review/gap-questions.tsx";
import type { Reviewed } from "../review/use-review.ts";
import type { OptimizerResult } from "./stored-result.ts";
import { useStatementTold } from "./use-statement-told.ts";

export interface ResultDeskProps {
  original: OptimizerResult["original"];
  reviewed: Reviewed;
}

/** The desk of a result, with its questions beside the page. */
export function ResultDesk({ original, reviewed }: ResultDeskProps) {
  const { card, tell } = useStatementTold(reviewed);
  const { jobDescription: text, jobTitle: title, company } = original;
  return (
    <div ref={card} tabIndex={-1} className="outline-none">
      <Desk
        reviewed={reviewed}
        ad={{ text, title, company }}
        questions={<GapQuestions reviewed={reviewed} onDecided={tell} />}
      />
    </div>
  );
}
