import type { KnockOutProfile } from "#shared/domain/resumes/knock-out-profile.ts";
import type { KnockOut } from "#shared/match/analysis.ts";
import { FailedGateLine } from "#shared/ui/blocks/failed-gate-line.tsx";
import { GateList } from "#shared/ui/blocks/gate-list.tsx";
import { useToast } from "#shared/ui/primitives/use-toast.ts";
import { JobAdCard } from "./job-ad-card.tsx";
import { KeptResume } from "./kept-resume.tsx";
import { measuredDraft } from "./measured-draft.ts";
import { OptimiseBar } from "./optimise-bar.tsx";
import type { OptimizerDraft } from "./optimizer-draft.ts";
import { optimizerToasts } from "./optimizer-texts.ts";
import { ResumeCard } from "./resume-card.tsx";
import { useDefaultResume } from "./use-default-resume.ts";
import { useLocalScore } from "./use-local-score.ts";
import type { Usage } from "./use-usage.ts";

export interface OptimizerInputProps {
  draft: OptimizerDraft;
  onChange: (change: Partial<OptimizerDraft>) => void;
  usage: Usage;
  problem: string | null;
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
  const { draft, onChange, usage, problem, gateAnswers, onAnalyse, onOptimise } = props;
  const { toast } = useToast();
  const { resume } = useDefaultResume();
  const analysis = useLocalScore({
    ...measuredDraft(draft, resume),
    adText: draft.adText,
    title: draft.adTitle,
    company: draft.adCompany,
    profile: gateAnswers.profile,
  });
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
          onChange={(resumeText) => onChange({ resumeText })}
          onFile={({ text, name, fileId, facts }) =>
            onChange({ resumeText: text, resumeName: name, resumeFile: { id: fileId, facts } })
          }
          facts={draft.resumeFile?.facts ?? null}
          kept={<KeptResume draft={draft} />}
        />
        <JobAdCard
          url={draft.jobUrl}
          text={draft.adText}
          onChange={onChange}
          onFetched={({ text, title, company }) =>
            onChange({ adText: text, adTitle: title, adCompany: company })
          }
        />
      </div>
      {analysis && <FailedGateLine knockOuts={analysis.knockOuts} />}
      <OptimiseBar
        analysis={analysis}
        hasAd={draft.adText.trim() !== ""}
        usage={usage}
        problem={problem}
        onAnalyse={guardedAnalyse}
        onOptimise={guarded}
      />
      {analysis && (
        <GateList knockOuts={analysis.knockOuts} onAnswer={gateAnswers.answer} busyId={gateAnswers.busyId} />
      )}
    </div>
  );
}
