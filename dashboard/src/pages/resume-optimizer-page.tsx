import { lazy, useEffect } from "react";
import { useNavigate } from "react-router";
import { DeviceWriterSwitch } from "#shared/device/device-writer-switch.tsx";
import { pages } from "#shared/domain/pages.ts";
import { scrollToResultMs } from "#shared/domain/ui-constants.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { useKnockOutAnswers } from "../features/account/use-knock-out-answers.ts";
import { usePlan } from "../features/account/use-plan.ts";
import { WritingConsentLine } from "../features/account/writing-consent-card.tsx";
import { useUser } from "../features/auth/use-user.ts";
import { adName } from "../features/resumes/optimizer/optimizer-draft.ts";
import { OptimizerInput } from "../features/resumes/optimizer/optimizer-input.tsx";
import { optimizerToasts, optimizerTexts as texts } from "../features/resumes/optimizer/optimizer-texts.ts";
import { ProgressPanel } from "../features/resumes/optimizer/progress-panel.tsx";
import { useOptimizer } from "../features/resumes/optimizer/use-optimizer.ts";
import { useUsage } from "../features/resumes/optimizer/use-usage.ts";
import { PageHead } from "../platform/page-head.tsx";

const loadResult = () => import("../features/resumes/optimizer/optimizer-result.tsx");
const Result = lazy(async () => ({ default: (await loadResult()).OptimizerResultScreen }));

export function ResumeOptimizerPage() {
  const { user } = useUser();
  const usage = useUsage(usePlan(user?.subscriptionTier ?? "free"));
  const optimizer = useOptimizer();
  const gateAnswers = useKnockOutAnswers();
  const navigate = useNavigate();
  const { toast } = useToast();
  const { draft, change, result, isEditing, setIsEditing, step, problem } = optimizer;
  const shown = isEditing ? null : result;
  // Here before the answer is.
  useEffect(() => void loadResult(), []);
  useScrollToTop(step !== null ? "running" : shown ? "result" : "input");

  if (step !== null) {
    return (
      <>
        <PageHead title={texts.title} text={adName(draft) || "Working on your resume"} />
        <ProgressPanel step={step} download={optimizer.download} onCancel={optimizer.cancel} />
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
      <div className="mt-4 grid gap-3">
        <WritingConsentLine />
        <DeviceWriterSwitch />
      </div>
    </>
  );
}

/** Input, progress and result share one address: each starts at its top. */
function useScrollToTop(view: string): void {
  useEffect(() => {
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), view === "result" ? scrollToResultMs : 0);
    return () => clearTimeout(timer);
  }, [view]);
}
