import { ArrowLeft, MailOpen, Trash2, WandSparkles } from "lucide-react";
import { useRef, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { ApiError } from "#shared/client/api-error.ts";
import { statusFacts } from "#shared/domain/applications/status.ts";
import { pages } from "#shared/domain/pages.ts";
import { may } from "#shared/domain/plans.ts";
import type { RequirementEdit } from "#shared/engine/analysis.ts";
import { withEdit } from "#shared/engine/read-ad/with-edit.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { KnockOutList } from "#shared/ui/blocks/knock-outs/knock-out-list.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useKnockOutAnswers } from "../features/account/use-knock-out-answers.ts";
import { usePlan } from "../features/account/use-plan.ts";
import { employerLine } from "../features/applications/application-actions.ts";
import type { ApplicationDetail } from "../features/applications/application-cache.ts";
import { DeleteDialog } from "../features/applications/delete-dialog.tsx";
import { MailCard } from "../features/applications/mail/mail-card.tsx";
import { ActivityCard } from "../features/applications/page/activity-card.tsx";
import { ApplicationSkeleton } from "../features/applications/page/application-skeleton.tsx";
import { ContactsCard } from "../features/applications/page/contacts-card.tsx";
import { DatesCard } from "../features/applications/page/dates-card.tsx";
import { FactsCard } from "../features/applications/page/facts-card.tsx";
import { FilesCard } from "../features/applications/page/files-card.tsx";
import { KeptAd } from "../features/applications/page/kept-ad.tsx";
import { MatchCard } from "../features/applications/page/match-card.tsx";
import { NotesCard } from "../features/applications/page/notes-card.tsx";
import { SentCard } from "../features/applications/page/sent-card.tsx";
import { StageSteps } from "../features/applications/page/stage-steps.tsx";
import { TwinNotice } from "../features/applications/page/twin-notice.tsx";
import { trackerAddress } from "../features/applications/tracker/tracker-address.ts";
import { useApplication } from "../features/applications/use-applications.ts";
import { useMoveStatus } from "../features/applications/use-move-status.ts";
import { useRemoveApplication } from "../features/applications/use-remove-application.ts";
import { useUpdateApplication } from "../features/applications/use-update-application.ts";
import { useUser } from "../features/auth/use-user.ts";
import { JobDocuments } from "../features/cover-letters/job-documents.tsx";
import { handOverJob } from "../features/cover-letters/letter-draft.ts";
import { CriteriaCard } from "../features/criteria/criteria-card.tsx";
import { KitCard } from "../features/interview-kits/kit-card.tsx";
import { useHistory } from "../features/resumes/kept/use-history.ts";
import { handOverAd } from "../features/resumes/optimizer/optimizer-draft.ts";
import { useLocalScore } from "../features/resumes/optimizer/use-local-score.ts";
import { useDefaultResume } from "../features/resumes/use-default-resume.ts";
import { AdSignsNotice } from "../features/sightings/ad-signs-notice.tsx";
import { PageHead, useArrival } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

export function ApplicationPage() {
  const { id = "" } = useParams();
  const { data, error, isPending, isMissing, refetch, isFetching } = useApplication(id);
  const onNavigate = useNavigateTo();
  if (data) return <Detail key={data.id} application={data} />;
  if (isPending) return <ApplicationSkeleton />;
  if (isMissing) return <Missing onNavigate={onNavigate} />;
  return (
    <>
      <PageHead title="Application" />
      <ErrorState
        level={2}
        title="This application could not be loaded"
        text="It is safe. Please try again."
        busy={isFetching}
        busyLabel="Loading..."
        onRetry={() => void refetch()}
        requestId={error instanceof ApiError ? error.requestId : undefined}
      />
    </>
  );
}

function Missing({ onNavigate }: { onNavigate: (href: string) => void }) {
  const place = useRef<HTMLDivElement>(null);
  useArrival("Application not found", place);
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      <EmptyState
        level={1}
        title="Application not found"
        text="It may have been deleted, or it belongs to another account."
        action={
          <ButtonLink variant="primary" href={pages.overview} onNavigate={onNavigate}>
            Back to Dashboard
          </ButtonLink>
        }
      />
    </div>
  );
}

function Detail({ application }: { application: ApplicationDetail }) {
  const { id, jobTitle, company, jobDescription, jobUrl, events } = application;
  const onNavigate = useNavigateTo();
  const onMove = useMoveStatus();
  const tailor = () => {
    handOverAd({ title: jobTitle, company, text: jobDescription, url: jobUrl, applicationId: id });
    onNavigate(pages.resumeOptimizer);
  };
  const writeLetter = () => {
    handOverJob({ id, jobTitle, company, jobDescription });
    onNavigate(pages.coverLetter);
  };
  return (
    <>
      <BackLink onNavigate={onNavigate} />
      <PageHead
        title={jobTitle}
        windowTitle={`${jobTitle}, ${company}`}
        text={employerLine(application)}
        actions={
          <>
            <DeleteButton id={id} />
            <LetterButton onClick={writeLetter} />
            <Button
              variant="primary"
              icon={<WandSparkles aria-hidden="true" />}
              onClick={tailor}
              className="max-md:flex-1"
            >
              Tailor resume for this job
            </Button>
          </>
        }
      />
      <TwinNotice application={application} onNavigate={onNavigate} />
      <div className="mb-4 md:mb-6">
        <StageSteps application={application} onMove={onMove} />
      </div>
      <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-4 max-lg:contents md:gap-6">
          <KeptMatch application={application} />
          <KeptAd application={application} />
          <div className="min-w-0 max-lg:order-1">
            <ActivityCard events={events} />
          </div>
        </div>
        <div className="grid min-w-0 gap-4 max-lg:contents md:gap-6">
          {/* On a phone the status comes first, then match and ad, then the rest. */}
          <div className="min-w-0 max-lg:-order-1">
            <FactsCard application={application} />
          </div>
          {statusFacts[application.status].isOpen && <AdSignsNotice applicationId={id} />}
          {statusFacts[application.status].isInterviewing && (
            <KitCard applicationId={id} onNavigate={onNavigate} />
          )}
          <MailCard application={application} />
          <CriteriaCard applicationId={id} onNavigate={onNavigate} />
          <NotesCard application={application} />
          <DatesCard application={application} />
          <ContactsCard application={application} />
          <SentCard application={application} />
          <Documents id={id} />
          <FilesCard application={application} />
        </div>
      </div>
    </>
  );
}

/** The tracker as it was left, with its filters; free accounts have the dashboard. */
function BackLink({ onNavigate }: { onNavigate: (href: string) => void }) {
  const home = useHome();
  return (
    <p className="mb-2">
      <TextLink
        look="quiet"
        href={home}
        className="inline-flex min-h-6 items-center gap-1 text-14 pointer-coarse:min-h-11"
        onNavigate={onNavigate}
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {home === pages.overview ? "Back to Dashboard" : "Back to Application Tracker"}
      </TextLink>
    </p>
  );
}

function useHome(): string {
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  return may(tier, "use-tracker") ? trackerAddress() : pages.overview;
}

function Documents({ id }: { id: string }) {
  const onNavigate = useNavigateTo();
  const { data = [] } = useHistory();
  return <JobDocuments applicationId={id} optimisations={data} onNavigate={onNavigate} />;
}

function LetterButton({ onClick }: { onClick: () => void }) {
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  if (!may(tier, "write-letters")) return null;
  return (
    <Button icon={<MailOpen aria-hidden="true" />} onClick={onClick}>
      Write a letter
    </Button>
  );
}

function KeptMatch({ application }: { application: ApplicationDetail }) {
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

function DeleteButton({ id }: { id: string }) {
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const home = useHome();
  const { mutate, isPending } = useRemoveApplication(() => void navigate(home, { replace: true }));
  return (
    <>
      <Button
        variant="ghost"
        icon={<Trash2 aria-hidden="true" />}
        busy={isPending}
        aria-label="Delete"
        onClick={() => setIsAsking(true)}
        className="max-md:px-3"
      >
        <span className="max-md:sr-only">Delete</span>
      </Button>
      <DeleteDialog
        id={isAsking ? id : null}
        onClose={() => setIsAsking(false)}
        onDelete={(one) => mutate(one)}
      />
    </>
  );
}
