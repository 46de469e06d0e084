import { PageHead } from "../../platform/page-head.tsx";
import { analysedJob } from "./measure-resume.ts";
import { optimizerTexts as texts } from "./optimizer-texts.ts";
import { ResultActions } from "./result-actions.tsx";
import { ResultView } from "./result-view.tsx";
import type { OptimizerResult } from "./stored-result.ts";
import { useReview } from "./use-review.ts";

export interface OptimizerResultScreenProps {
  result: OptimizerResult;
  onEdit: (text: string) => void;
  onRescan: () => void;
}

/** The inline result, with what the person decided on the preview. decision: D-19. */
export function OptimizerResultScreen({ result, onEdit, onRescan }: OptimizerResultScreenProps) {
  const reviewed = useReview(result);
  const { current } = reviewed;
  return (
    <>
      <PageHead
        title={texts.resultTitle}
        text={analysedJob(result.original) || undefined}
        actions={
          <ResultActions result={current} onEdit={() => onEdit(current.optimizedText)} onRescan={onRescan} />
        }
      />
      <ResultView originalText={result.original.originalText} reviewed={reviewed} />
    </>
  );
}
