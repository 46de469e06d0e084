import { useEffect } from "react";
import { useNavigate } from "react-router";
import { pages } from "#shared/domain/pages.ts";
import { scrollToResultMs } from "#shared/domain/ui-constants.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { useGateAnswers } from "../features/account/use-gate-answers.ts";
import { usePlan } from "../features/account/use-plan.ts";
import { WritingConsentLine } from "../features/account/writing-consent-card.tsx";
import { useUser } from "../features/auth/use-user.ts";
import { analysedJob } from "../features/resumes/measure-resume.ts";
import { adName } from "../features/resumes/optimizer-draft.ts";
import { OptimizerInput } from "../features/resumes/optimizer-input.tsx";
import { optimizerToasts, optimizerTexts as texts } from "../features/resumes/optimizer-texts.ts";
import { ProgressPanel } from "../features/resumes/progress-panel.tsx";
import { ResultActions } from "../features/resumes/result-actions.tsx";
import { ResultView } from "../features/resumes/result-view.tsx";
import type { OptimizerResult } from "../features/resumes/stored-result.ts";
import { useOptimizer } from "../features/resumes/use-optimizer.ts";
import { useReview } from "../features/resumes/use-review.ts";
import { useUsage } from "../features/resumes/use-usage.ts";
import { PageHead } from "../platform/page-head.tsx";

export function ResumeOptimizerPage() {
  const { user } = useUser();
  const usage = useUsage(usePlan(user?.subscriptionTier ?? "free"));
  const optimizer = useOptimizer();
  const gateAnswers = useGateAnswers();
  const navigate = useNavigate();
  const { toast } = useToast();
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
    const edit = (resumeText: string) => {
      change({ resumeText });
      setIsEditing(true);
    };
    return <Result result={shown} onEdit={edit} onRescan={() => setIsEditing(true)} />;
  }
  const analyse = () =>
    optimizer.analyse().then(
      () => navigate(pages.resumeAnalysis),
      () => toast(optimizerToasts.analysisFailed),
    );
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
        onAnalyse={() => void analyse()}
        onOptimise={() => void optimizer.run()}
      />
      <div className="mt-4">
        <WritingConsentLine />
      </div>
    </>
  );
}

interface ResultProps {
  result: OptimizerResult;
  onEdit: (text: string) => void;
  onRescan: () => void;
}

/** The inline result, with what the person decided on the preview. decision: D-19. */
function Result({ result, onEdit, onRescan }: ResultProps) {
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

/** Input, progress and result share one address: each starts at its top (part 2, section 9). */
function useScrollToTop(view: string): void {
  useEffect(() => {
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), view === "result" ? scrollToResultMs : 0);
    return () => clearTimeout(timer);
  }, [view]);
}
