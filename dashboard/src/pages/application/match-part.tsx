import type { ReactNode } from "react";
import { pages } from "#shared/domain/pages.ts";
import { applyEdit } from "#shared/engine/ad/apply-edit.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import type { ApplicationDetail } from "../../features/applications/application-cache.ts";
import { AdRequirements } from "../../features/applications/page/match/ad-requirements.tsx";
import { useHistory } from "../../features/resumes/saved/use-history.ts";
import { AdWarningsNotice } from "../../features/sightings/ad-warnings-notice.tsx";
import { SkeletonCard } from "../../platform/loading/skeleton-card.tsx";
import { useNavigateTo } from "../../platform/use-navigate-to.ts";
import { Compared } from "../result/compared.tsx";
import type { JobMatch } from "./use-job-match.ts";

interface MatchPartProps {
  application: ApplicationDetail;
  match: JobMatch;
  isOpen: boolean;
}

/** What the ad asks for and what of it the resume shows; the count, the conditions and the open questions beside it. */
export function MatchPart({ application, match, isOpen }: MatchPartProps) {
  return (
    <div className="grid gap-4">
      {isOpen && <AdWarningsNotice applicationId={application.id} />}
      <Match application={application} match={match} />
    </div>
  );
}

function Match({ application, match }: Omit<MatchPartProps, "isOpen">) {
  const { id, requirementEdits } = application;
  const { analysis, missing, resume, correct, answer, busyId } = match;
  const tailored = useHistory().data?.find((one) => one.applicationId === id && one.scoreBasis === "match");
  if (missing !== null) return <Nothing missing={missing} />;
  if (!analysis || !resume) return <SkeletonCard />;
  return (
    <Compared
      {...{ analysis, resume, answer, busyId }}
      tailored={tailored?.atsScore ?? null}
      renderList={(ledger) => (
        <AdRequirements
          ledger={ledger}
          editCount={requirementEdits.length}
          onEdit={(edit) => correct(applyEdit(requirementEdits, edit))}
          onUndoEdits={() => correct([])}
        />
      )}
    />
  );
}

const nothing = {
  ad: {
    title: "No ad text saved",
    text: "Save the job again from its page with the extension to see how you compare.",
  },
  resume: { title: "Save a resume first", text: "Then you see how it compares with this ad." },
} as const;

function Nothing({ missing }: { missing: "ad" | "resume" }) {
  const onNavigate = useNavigateTo();
  const action: ReactNode = missing === "resume" && (
    <ButtonLink href={pages.resumeOptimizer} onNavigate={onNavigate}>
      Add your resume
    </ButtonLink>
  );
  return <EmptyState level={2} {...nothing[missing]} action={action || undefined} />;
}
