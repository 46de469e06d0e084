import { useEffect } from "react";
import { scrollToResultMs } from "#shared/domain/ui-constants.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { useGateAnswers } from "../features/account/use-gate-answers.ts";
import { usePlan } from "../features/account/use-plan.ts";
import { useUser } from "../features/auth/use-user.ts";
import { adName } from "../features/resumes/optimizer-draft.ts";
import { OptimizerInput } from "../features/resumes/optimizer-input.tsx";
import { optimizerTexts as texts } from "../features/resumes/optimizer-texts.ts";
import { ProgressPanel } from "../features/resumes/progress-panel.tsx";
import { ResultActions } from "../features/resumes/result-actions.tsx";
import { ResultView } from "../features/resumes/result-view.tsx";
import { useOptimizer } from "../features/resumes/use-optimizer.ts";
import { useUsage } from "../features/resumes/use-usage.ts";
import { PageHead } from "../platform/page-head.tsx";

export function ResumeOptimizerPage() {
  const { user } = useUser();
  const usage = useUsage(usePlan(user?.subscriptionTier ?? "free"));
  const optimizer = useOptimizer();
  const gateAnswers = useGateAnswers();
  const { draft, change, result, isEditing, setIsEditing, step, problem } = optimizer;
  const shown = isEditing ? null : result;
  useScrollToTop(step !== null ? "running" : shown ? "result" : "input");

  if (step !== null) {
    return (
      <>
        <PageHead title={texts.title} text={adName(draft) || "Working on your resume"} />
        <ProgressPanel step={step} onCancel={optimizer.cancel} />
      </>
    );
  }
  if (shown) {
    const edit = () => {
      change({ resumeText: shown.optimisation.optimizedText });
      setIsEditing(true);
    };
    return (
      <>
        <PageHead
          title={texts.resultTitle}
          text={shown.adTitle || undefined}
          actions={
            <ResultActions result={shown.optimisation} onEdit={edit} onRescan={() => setIsEditing(true)} />
          }
        />
        <ResultView result={shown} />
      </>
    );
  }
  return (
    <>
      <PageHead
        title={texts.title}
        text={texts.text}
        actions={
          result && (
            <Button variant="ghost" onClick={() => setIsEditing(false)}>
              Back to the result
            </Button>
          )
        }
      />
      <OptimizerInput
        draft={draft}
        onChange={change}
        usage={usage}
        problem={problem}
        gateAnswers={gateAnswers}
        onOptimise={() => void optimizer.run()}
      />
    </>
  );
}

/** Input, progress and result share one address: each starts at its top (part 2, section 9). */
function useScrollToTop(view: string): void {
  useEffect(() => {
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), view === "result" ? scrollToResultMs : 0);
    return () => clearTimeout(timer);
  }, [view]);
}
