import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import { useParams } from "react-router";
import { ApiError } from "#shared/client/api-error.ts";
import { statusFacts } from "#shared/domain/applications/status.ts";
import { type JobTab, jobTabs, pages } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Tabs } from "#shared/ui/primitives/tabs.tsx";
import type { ApplicationDetail } from "../features/applications/application-cache.ts";
import { ApplicationSkeleton } from "../features/applications/page/application-skeleton.tsx";
import { JobHead } from "../features/applications/page/job-head.tsx";
import { JobStage } from "../features/applications/page/job-stage.tsx";
import { useJobTab } from "../features/applications/page/use-job-tab.ts";
import { useApplication } from "../features/applications/use-applications.ts";
import { useMoveStatus } from "../features/applications/use-move-status.ts";
import { useDeskQuery } from "../features/criteria/use-desk.ts";
import { PageHead, useArrival } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";
import { JobActions } from "./application/job-actions.tsx";
import { useBack, useMay } from "./application/use-home.ts";
import { useJobMatch } from "./application/use-job-match.ts";
import { useTailor } from "./application/use-next-step.ts";

const loadKept = () => import("./application/cached-parts.tsx");
const AdPart = lazy(async () => ({ default: (await loadKept()).AdPart }));
const LogPart = lazy(async () => ({ default: (await loadKept()).LogPart }));
const TwinNotice = lazy(async () => ({
  default: (await import("../features/applications/page/twin-notice.tsx")).TwinNotice,
}));
const MatchPart = lazy(async () => ({ default: (await import("./application/match-part.tsx")).MatchPart }));
const ResumePart = lazy(async () => ({
  default: (await import("./application/resume-part.tsx")).ResumePart,
}));
const LetterPart = lazy(async () => ({
  default: (await import("./application/letter-part.tsx")).LetterPart,
}));
const CriteriaPart = lazy(async () => ({
  default: (await import("./application/criteria-part.tsx")).CriteriaPart,
}));
const InterviewPart = lazy(async () => ({
  default: (await import("./application/interview-part.tsx")).InterviewPart,
}));

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

const labels: Record<JobTab, string> = {
  ad: "Ad",
  match: "Match",
  resume: "Resume",
  letter: "Letter",
  criteria: "Criteria",
  interview: "Interview",
  log: "Log",
};

/** Everything of one job: its head, then its parts as tabs. decision: D-116. */
function Detail({ application }: { application: ApplicationDetail }) {
  const { id, status } = application;
  const onNavigate = useNavigateTo();
  const onMove = useMoveStatus();
  const [tab, setTab] = useJobTab();
  const [isEditing, setIsEditing] = useState(false);
  const [downloadPlace, setDownloadPlace] = useState<HTMLElement | null>(null);
  /** Of the tailored resume, while it is open. */
  const [tailored, setTailored] = useState<number | null>(null);
  const match = useJobMatch(application);
  const onTailor = useTailor(application);
  const back = useBack();
  const mayWrite = useMay("write-letters");
  const mayPrepare = useMay("prepare-interviews");
  const criteriaCount = useDeskQuery(id).data?.work.criteria.length || undefined;
  const edit = () => {
    setIsEditing(true);
    setTab("ad");
  };
  const contents: Record<JobTab, ReactNode> = {
    ad: <AdPart key={`ad ${isEditing}`} application={application} isEditing={isEditing} />,
    match: <MatchPart application={application} match={match} isOpen={statusFacts[status].isOpen} />,
    resume: (
      <ResumePart
        applicationId={id}
        downloadPlace={downloadPlace}
        onMatch={setTailored}
        onTailor={onTailor}
      />
    ),
    letter: <LetterPart application={application} mayWrite={mayWrite} />,
    criteria: <CriteriaPart applicationId={id} match={match.analysis?.match ?? null} />,
    interview: <InterviewPart applicationId={id} isAllowed={mayPrepare} />,
    log: <LogPart application={application} onMove={onMove} />,
  };
  return (
    <div data-job-page className="[--above:11rem]">
      <JobHead
        jobTitle={application.jobTitle}
        company={application.company}
        fact={application.location}
        score={tailored === null ? (match.analysis?.match ?? null) : { value: tailored }}
        back={back}
        onNavigate={onNavigate}
        actions={
          <JobActions
            application={application}
            tab={tab}
            onTab={setTab}
            onEdit={edit}
            place={setDownloadPlace}
          />
        }
      >
        <JobStage application={application} onMove={onMove} />
      </JobHead>
      <Tabs
        label="Parts of this job"
        items={jobTabs.map((value) => ({
          value,
          label: labels[value],
          count: value === "criteria" ? criteriaCount : undefined,
          content: (
            <>
              <Suspense fallback={null}>
                <TwinNotice application={application} onNavigate={onNavigate} />
              </Suspense>
              <Suspense fallback={null}>{contents[value]}</Suspense>
            </>
          ),
        }))}
        value={tab}
        onValueChange={setTab}
        listClassName="mb-4"
      />
    </div>
  );
}
