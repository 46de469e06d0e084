import { ArrowLeft } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useParams } from "react-router";
import { ApiError } from "#shared/client/api-error.ts";
import { pages } from "#shared/domain/pages.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { Tabs } from "#shared/ui/primitives/tabs.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import type { ApplicationDetail } from "../features/applications/application-cache.ts";
import { ActivityCard } from "../features/applications/page/activity-card.tsx";
import { ApplicationHead } from "../features/applications/page/application-head.tsx";
import { ApplicationSkeleton } from "../features/applications/page/application-skeleton.tsx";
import { TwinNotice } from "../features/applications/page/twin-notice.tsx";
import { useApplicationTab } from "../features/applications/page/use-application-tab.ts";
import { useApplication } from "../features/applications/use-applications.ts";
import { useMoveStatus } from "../features/applications/use-move-status.ts";
import { PageHead, useArrival } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";
import { ApplicationActs, useHome } from "./application/application-acts.tsx";
import { OverviewPart } from "./application/overview-part.tsx";

const loadKept = () => import("./application/kept-parts.tsx");
const AdPart = lazy(async () => ({ default: (await loadKept()).AdPart }));
const DocumentsPart = lazy(async () => ({ default: (await loadKept()).DocumentsPart }));

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

/** One application: its head with the stages, then its parts as tabs. decision: D-92. */
function Detail({ application }: { application: ApplicationDetail }) {
  const onNavigate = useNavigateTo();
  const onMove = useMoveStatus();
  const [tab, setTab] = useApplicationTab();
  const [isEditing, setIsEditing] = useState(false);
  const edit = () => {
    setIsEditing(true);
    setTab("ad");
  };
  const parts = [
    {
      value: "overview",
      label: "Overview",
      content: <OverviewPart application={application} onDocuments={() => setTab("documents")} />,
    },
    {
      value: "ad",
      label: "Ad",
      content: (
        <Suspense fallback={null}>
          <AdPart key={`ad ${isEditing}`} application={application} isEditing={isEditing} />
        </Suspense>
      ),
    },
    {
      value: "documents",
      label: "Documents",
      content: (
        <Suspense fallback={null}>
          <DocumentsPart application={application} />
        </Suspense>
      ),
    },
    { value: "timeline", label: "Timeline", content: <ActivityCard events={application.events} /> },
  ] as const;
  return (
    <>
      <BackLink onNavigate={onNavigate} />
      <TwinNotice application={application} onNavigate={onNavigate} />
      <ApplicationHead
        application={application}
        onMove={onMove}
        actions={<ApplicationActs application={application} onEdit={edit} />}
      />
      <Tabs
        label="Parts of this application"
        items={parts}
        value={tab}
        onValueChange={setTab}
        listClassName="mb-4 rounded-b-card border border-line bg-surface px-4 md:mb-6 md:px-6"
      />
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
