import { longDate } from "#shared/domain/dates.ts";
import type { KnockOutProfile } from "#shared/domain/resumes/knock-out-profile.ts";
import type { KnockOut } from "#shared/engine/analysis.ts";
import { FailedKnockOutLine } from "#shared/ui/blocks/knock-outs/failed-knock-out-line.tsx";
import { KnockOutList } from "#shared/ui/blocks/knock-outs/knock-out-list.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useToast } from "#shared/ui/primitives/toast/use-toast.ts";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { reviewPath } from "../confirm/review-path.ts";
import { StructureNotice } from "../structure-notice.tsx";
import { useDefaultResume, useKeepResume } from "../use-default-resume.ts";
import { JobAdCard } from "./job-ad-card.tsx";
import { OptimiseBar } from "./optimise-bar.tsx";
import type { OptimizerDraft } from "./optimizer-draft.ts";
import { optimizerToasts } from "./optimizer-texts.ts";
import { ResumeCard } from "./resume-card.tsx";
import { useGain } from "./use-gain.ts";
import { useLocalScore } from "./use-local-score.ts";
import { measuredDraft } from "./use-optimizer.ts";
import type { Usage } from "./use-usage.ts";

const purpose = "The extension compares job ads with this resume.";

/** Says which resume the account keeps and what for; offers to keep the one on the screen instead. */
function KeptResume({ draft }: { draft: OptimizerDraft }) {
  const { resumeText: text, resumeName: name, resumeFile } = draft;
  const { resume, isPending } = useDefaultResume();
  const keep = useKeepResume();
  const onNavigate = useNavigateTo();
  const { toast } = useToast();
  if (isPending) return null;
  const isSame = resume?.text === text;
  const canKeep = text.trim() !== "" && !isSame;
  const onKeep = () =>
    keep.mutate(
      { name: name || "My resume", text, ...(resumeFile && { fileId: resumeFile.id }) },
      {
        onError: () =>
          toast({
            title: "Your resume was not saved",
            description: "The text is still here. Please try again.",
            variant: "destructive",
          }),
      },
    );
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-line pt-4 text-13 text-muted">
      <p className="min-w-48 flex-1">
        {resume ? (
          <>
            Your saved resume:{" "}
            <TextLink href={reviewPath(resume.id)} onNavigate={onNavigate} className="wrap-anywhere">
              {resume.name}
            </TextLink>
            , {longDate(resume.contentAt)}. {purpose}
          </>
        ) : (
          `Save your resume. ${purpose.replace("this resume", "the resume you save")}`
        )}
      </p>
      {canKeep && (
        <Button compact busy={keep.isPending} busyLabel="Saving..." onClick={onKeep}>
          Save as my resume
        </Button>
      )}
    </div>
  );
}

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
  const onNavigate = useNavigateTo();
  const { resume } = useDefaultResume();
  const { adText, adTitle: title, adCompany: company } = draft;
  const compared = { ...measuredDraft(draft, resume), adText, title, company };
  const analysis = useLocalScore({ ...compared, profile: gateAnswers.profile });
  const gain = useGain(compared);
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
          title={title}
          company={company}
          onChange={onChange}
          onFetched={({ text, title, company }) =>
            onChange({ adText: text, adTitle: title, adCompany: company })
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
