import { pages } from "#shared/domain/pages.ts";
import { withEdit } from "#shared/engine/ad/apply-edit.ts";
import type { RequirementEdit } from "#shared/engine/analysis.ts";
import { KnockOutList } from "#shared/ui/blocks/knock-outs/knock-out-list.tsx";
import { useKnockOutAnswers } from "../../features/account/use-knock-out-answers.ts";
import type { ApplicationDetail } from "../../features/applications/application-cache.ts";
import { MatchCard } from "../../features/applications/page/match-card.tsx";
import { useUpdateApplication } from "../../features/applications/use-update-application.ts";
import { useLocalScore } from "../../features/resumes/optimizer/use-local-score.ts";
import { useDefaultResume } from "../../features/resumes/use-default-resume.ts";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";

/** How the kept resume compares with the kept ad, and the ad's knock-out questions; worked out on this computer. */
export function KeptMatch({ application }: { application: ApplicationDetail }) {
  const { id, jobTitle, company, jobDescription, requirementEdits } = application;
  const { profile, answer, busyId } = useKnockOutAnswers();
  const { mutate } = useUpdateApplication(id);
  const correct = (edits: RequirementEdit[]) => mutate({ requirementEdits: edits });
  const { resume, isPending } = useDefaultResume();
  const onNavigate = useNavigateTo();
  const adText = jobDescription.trim();
  const analysis = useLocalScore({
    resumeText: adText === "" ? "" : (resume?.text ?? ""),
    ...(resume && { resumeEdits: resume.edits }),
    ...(resume?.facts && { file: resume.facts }),
    adText: jobDescription,
    title: jobTitle,
    company,
    requirementEdits,
    profile,
  });
  const missing = adText === "" ? "ad" : resume || isPending ? null : "resume";
  return (
    <>
      <MatchCard
        analysis={analysis}
        missing={missing}
        optimizerHref={pages.resumeOptimizer}
        onNavigate={onNavigate}
        editCount={requirementEdits.length}
        onEdit={(edit) => correct(withEdit(requirementEdits, edit))}
        onUndoEdits={() => correct([])}
      />
      {analysis && <KnockOutList knockOuts={analysis.knockOuts} onAnswer={answer} busyId={busyId} />}
    </>
  );
}
