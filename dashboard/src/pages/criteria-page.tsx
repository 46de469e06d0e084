import { ArrowLeft } from "lucide-react";
import { useMemo, useState } from "react";
import { useParams } from "react-router";
import { ApiError } from "#shared/client/api-error.ts";
import type { CriteriaDesk } from "#shared/contract/criteria.ts";
import { newDesk, writtenKindNames } from "#shared/domain/criteria/criterion.ts";
import { plainDay } from "#shared/domain/dates.ts";
import { applicationPath, criteriaPath } from "#shared/domain/pages.ts";
import { may } from "#shared/domain/plans.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { Dialog } from "#shared/ui/primitives/overlay/dialog.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { usePlan } from "../features/account/use-plan.ts";
import { useUser } from "../features/auth/use-user.ts";
import { criteriaTexts as texts } from "../features/criteria/criteria-texts.ts";
import { DeskView } from "../features/criteria/desk-view.tsx";
import { NewDeskView } from "../features/criteria/new-desk-view.tsx";
import { useDesk, useDeskQuery } from "../features/criteria/use-desk.ts";
import { StoryForm } from "../features/evidence-bank/story-form.tsx";
import { useDefaultResume } from "../features/resumes/use-default-resume.ts";
import { LoadFailed } from "../platform/loading/load-failed.tsx";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useEvidenceBank } from "../platform/use-evidence-bank.ts";
import { useNavigateTo } from "../platform/use-navigate-to.ts";
import { useResumeRoles } from "../platform/use-resume-roles.ts";

/** The answers in writing that a saved job's application needs. decision: D-81. */
export function CriteriaPage() {
  const { id = "" } = useParams();
  return id === newDesk ? <NewDesk /> : <Opened id={id} />;
}

/** Without a saved job: what was opened before, and a form for another. */
function NewDesk() {
  const onNavigate = useNavigateTo();
  return (
    <>
      <PageHead title={texts.newTitle} text={texts.newText} />
      <NewDeskView onOpened={(id) => onNavigate(criteriaPath(id))} onNavigate={onNavigate} />
    </>
  );
}

function Opened({ id }: { id: string }) {
  const { data, error, isPending, isFetching, refetch } = useDeskQuery(id);
  if (data) return <Desk key={id} desk={data} onStory={() => void refetch()} />;
  const isMissing = error instanceof ApiError && error.status === 404;
  return (
    <>
      <PageHead title="Answers in writing" />
      {isPending && <SkeletonCard />}
      {isMissing && <EmptyState level={2} title="Application not found" text="It may have been deleted." />}
      {error && !isMissing && (
        <LoadFailed
          title={texts.loadFailed}
          text={texts.loadFailedText}
          {...{ error, isFetching, refetch }}
        />
      )}
    </>
  );
}

function Desk({ desk, onStory }: { desk: CriteriaDesk; onStory: () => void }) {
  const own = useDesk(desk);
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  const onNavigate = useNavigateTo();
  const [about, setAbout] = useState<string | null>(null);
  const closes = desk.closes === null ? "" : `, closes ${plainDay(desk.closes)}`;
  return (
    <>
      <p className="mb-2">
        <TextLink
          look="quiet"
          href={desk.isSaved ? applicationPath(desk.applicationId) : criteriaPath(newDesk)}
          className="inline-flex min-h-6 items-center gap-1 text-14 pointer-coarse:min-h-11"
          onNavigate={onNavigate}
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {desk.isSaved ? "Back to the application" : texts.newTitle}
        </TextLink>
      </p>
      <PageHead
        title={writtenKindNames[own.work.kind]}
        windowTitle={`${writtenKindNames[own.work.kind]}, ${desk.company}`}
        text={`${[desk.jobTitle, desk.company].filter(Boolean).join(", ")}${closes}`}
      />
      <DeskView desk={desk} own={own} mayDraft={may(tier, "answer-criteria")} onTell={setAbout} />
      {about !== null && <StoryDialog about={about} onClose={() => setAbout(null)} onKept={onStory} />}
    </>
  );
}

const mostTerm = 120;

/** A story for a gap, told in its four parts and kept in the evidence bank. */
function StoryDialog({ about, onClose, onKept }: { about: string; onClose: () => void; onKept: () => void }) {
  const { keep } = useEvidenceBank();
  const { resume } = useDefaultResume();
  const measured = useMemo(
    () => (resume ? { resumeText: resume.text, resumeEdits: resume.edits } : null),
    [resume],
  );
  const roles = useResumeRoles(measured);
  const empty = { title: "", situation: "", task: "", action: "", result: "", role: null };
  return (
    <Dialog open onOpenChange={onClose} title="Tell a story" description={about}>
      <StoryForm
        initial={{ ...empty, terms: about.length <= mostTerm && !about.includes(",") ? [about] : [] }}
        roles={roles}
        onKeep={async (story) => {
          await keep({ body: { kind: "story", ...story } });
          onKept();
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
