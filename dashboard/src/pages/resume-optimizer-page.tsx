import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { DeviceWriterSwitch } from "#shared/device/device-writer-switch.tsx";
import { optimizationPath, pages } from "#shared/domain/pages.ts";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { useKnockOutAnswers } from "../features/account/use-knock-out-answers.ts";
import { usePlan } from "../features/account/use-plan.ts";
import { WritingConsentLine } from "../features/account/writing-consent-card.tsx";
import { useUser } from "../features/auth/use-user.ts";
import { useLeftRun } from "../features/resumes/optimizer/left-run.ts";
import { adName } from "../features/resumes/optimizer/optimizer-draft.ts";
import { OptimizerInput } from "../features/resumes/optimizer/optimizer-input.tsx";
import { optimizerToasts, optimizerTexts as texts } from "../features/resumes/optimizer/optimizer-texts.ts";
import { ProgressPanel } from "../features/resumes/optimizer/progress-panel.tsx";
import { useOptimizer } from "../features/resumes/optimizer/use-optimizer.ts";
import { useUsage } from "../features/resumes/optimizer/use-usage.ts";
import { readResult } from "../features/resumes/result/stored-result.ts";
import { PageHead } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

export function ResumeOptimizerPage() {
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  const usage = useUsage(tier);
  const navigate = useNavigate();
  const optimizer = useOptimizer(({ optimisation: { id } }) =>
    navigate(id === undefined ? pages.resumePreview : optimizationPath(id)),
  );
  const gateAnswers = useKnockOutAnswers();
  const { toast } = useToast();
  const { draft, step, problem } = optimizer;
  const isLeft = useLeftRun(draft.adText);
  // Here before the answer is.
  useEffect(() => void import("./optimization-page.tsx"), []);
  useScrollToTop(step !== null);

  if (step !== null) {
    return (
      <>
        <PageHead title={texts.title} text={adName(draft) || "Working on your resume"} />
        <ProgressPanel step={step} download={optimizer.download} onCancel={optimizer.cancel} />
      </>
    );
  }
  const analyse = () =>
    optimizer.analyse().then(
      () => navigate(pages.resumeAnalysis),
      () => toast(optimizerToasts.analysisFailed),
    );
  return (
    <>
      <PageHead title={texts.title} text={texts.text} actions={<LastResult adText={draft.adText} />} />
      {isLeft && !problem && (
        <Notice title={texts.leftTitle} className="mb-4">
          {texts.leftText}
        </Notice>
      )}
      <OptimizerInput
        optimizer={optimizer}
        tier={tier}
        usage={usage}
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

/** The way back to what was made for the ad on the screen; another job's result is never offered here. */
function LastResult({ adText }: { adText: string }) {
  const [last] = useState(readResult);
  const onNavigate = useNavigateTo();
  const id = last?.optimisation.id;
  if (id === undefined || last?.original.jobDescription !== adText) return null;
  return (
    <ButtonLink variant="ghost" href={optimizationPath(id)} onNavigate={onNavigate}>
      {texts.lastResult}
    </ButtonLink>
  );
}

/** Input and progress share one address: each starts at its top. */
function useScrollToTop(isRunning: boolean): void {
  useEffect(() => {
    if (isRunning) window.scrollTo({ top: 0 });
  }, [isRunning]);
}
