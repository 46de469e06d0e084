import { useState } from "react";
import type { Tier } from "#shared/domain/plans.ts";
import type { KnockOutProfile } from "#shared/domain/resumes/knock-out-profile.ts";
import type { KnockOut } from "#shared/engine/analysis.ts";
import { FailedKnockOutLine } from "#shared/ui/blocks/knock-outs/failed-knock-out-line.tsx";
import { KnockOutList } from "#shared/ui/blocks/knock-outs/knock-out-list.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { reviewPath } from "../confirm/review-path.ts";
import { StructureNotice } from "../structure-notice.tsx";
import { JobAdCard } from "./job-ad-card.tsx";
import { OptimiseBar } from "./optimise-bar.tsx";
import { optimizerToasts } from "./optimizer-texts.ts";
import { ResumeCard } from "./resume-card.tsx";
import { SavedResumeLine } from "./saved-resume-line.tsx";
import { useExpectedGain } from "./use-expected-gain.ts";
import { useLocalScore } from "./use-local-score.ts";
import { measuredDraft, type useOptimizer } from "./use-optimizer.ts";
import { useSaveScored } from "./use-saved-resume.ts";
import type { Usage } from "./use-usage.ts";

export interface OptimizerInputProps {
  optimizer: Pick<ReturnType<typeof useOptimizer>, "draft" | "change" | "takeFile" | "saved" | "problem">;
  tier: Tier;
  usage: Usage;
  /** The person's answers to knock-out questions, and a way to give one. */
  gateAnswers: GateAnswers;
  onAnalyse: () => void;
  onOptimise: () => void;
}

export interface GateAnswers {
  profile: KnockOutProfile;
  answer: (knockOut: KnockOut, value: "yes" | "no" | null) => void;
  busyId: string | undefined;
}

/** Two equal cards and the action bar; what could rule the person out is said before any writing starts. */
export function OptimizerInput(props: OptimizerInputProps) {
  const { optimizer, tier, usage, gateAnswers, onAnalyse, onOptimise } = props;
  const { draft, change, takeFile, saved, problem } = optimizer;
  const { toast } = useToast();
  const onNavigate = useNavigateTo();
  const { resume } = saved;
  const [isTyping, setIsTyping] = useState(false);
  const { adText, adTitle: title, adCompany: company } = draft;
  const compared = { ...measuredDraft(draft, resume), adText, title, company };
  const analysis = useLocalScore({ ...compared, profile: gateAnswers.profile });
  useSaveScored(saved, typeof analysis?.match.value === "number", isTyping);
  const gain = useExpectedGain(compared);
  // Behind a disabled button too: a stale page or the keyboard may still get here. decision: D-43.
  const guarded = () => {
    if (draft.resumeText.trim() === "") toast(optimizerToasts.missingResume);
    else if (usage.isUsedUp) toast(optimizerToasts.limitReached);
    else onOptimise();
  };
  const guardedAnalyse = () => {
    if (draft.resumeText.trim() === "") toast(optimizerToasts.missingResume);
    else onAnalyse();
  };
  return (
    <div className="grid gap-4 md:gap-6">
      <div className="grid gap-4 md:gap-6 lg:grid-cols-2">
        <ResumeCard
          text={draft.resumeText}
          name={draft.resumeName}
          onChange={(resumeText) => change({ resumeText })}
          onTyping={setIsTyping}
          onFile={takeFile}
          facts={draft.resumeFile?.facts ?? null}
          saved={<SavedResumeLine draft={draft} saved={saved} tier={tier} />}
        />
        <JobAdCard
          url={draft.jobUrl}
          text={draft.adText}
          title={title}
          company={company}
          onChange={change}
          onFetched={({ text, title, company }) =>
            change({ adText: text, adTitle: title, adCompany: company })
          }
        />
      </div>
      <OptimiseBar
        analysis={analysis}
        gain={gain}
        hasAd={draft.adText.trim() !== ""}
        usage={usage}
        problem={problem}
        onAnalyse={guardedAnalyse}
        onOptimise={guarded}
      />
      {/* Known only with the score: below the button, which stays where it was. */}
      <StructureNotice analysis={analysis}>
        {resume?.text === draft.resumeText ? (
          <TextLink look="go" href={reviewPath(resume.id)} onNavigate={onNavigate}>
            See what was read, confirm or correct it
          </TextLink>
        ) : (
          "Correct the text above, or keep it as your resume: then you can confirm or correct what was read."
        )}
      </StructureNotice>
      {analysis && <FailedKnockOutLine knockOuts={analysis.knockOuts} />}
      {analysis && (
        <KnockOutList
          knockOuts={analysis.knockOuts}
          onAnswer={gateAnswers.answer}
          busyId={gateAnswers.busyId}
        />
      )}
    </div>
  );
}
