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
  onOptimise: () => void;
}

/** Two equal cards and the action bar. */
export function OptimizerInput({ draft, onChange, usage, problem, onOptimise }: OptimizerInputProps) {
  const { toast } = useToast();
  const { resume } = useDefaultResume();
  const analysis = useLocalScore({
    ...measuredDraft(draft, resume),
    adText: draft.adText,
    title: draft.adTitle,
    company: draft.adCompany,
  });
  // Behind a disabled button too: a stale page or the keyboard may still get here. decision: D-43.
  const guarded = () => {
    if (draft.resumeText.trim() === "") toast(optimizerToasts.missingResume);
    else if (usage.isUsedUp) toast(optimizerToasts.limitReached);
    else onOptimise();
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
      <OptimiseBar
        analysis={analysis}
        hasAd={draft.adText.trim() !== ""}
        usage={usage}
        problem={problem}
        onOptimise={guarded}
      />
    </div>
  );
}
