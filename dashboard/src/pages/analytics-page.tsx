import { ApiError } from "#shared/client/api-error.ts";
import { pages } from "#shared/domain/pages.ts";
import { may } from "#shared/domain/plans.ts";
import { EmptyState } from "#shared/ui/blocks/empty-state.tsx";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { usePlan } from "../features/account/use-plan.ts";
import { AnalyticsReport } from "../features/applications/analytics/analytics-report.tsx";
import { useAnalytics } from "../features/applications/analytics/use-analytics.ts";
import { TrackerTabs } from "../features/applications/tracker/tracker-tabs.tsx";
import { useUser } from "../features/auth/use-user.ts";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { useDelayed } from "../platform/loading/use-delayed.ts";
import { PageHead } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

const title = "Analytics";

export function AnalyticsPage() {
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  return may(tier, "use-tracker") ? <Analytics /> : <Upsell />;
}

/** What free accounts see: what it is, and the way to it. */
function Upsell() {
  const onNavigate = useNavigateTo();
  return (
    <>
      <PageHead title={title} />
      <EmptyState
        level={2}
        title="Analytics are part of the Premium plan"
        text="How far your applications came, which sources and resumes are answered, and how long it takes."
        action={
          <>
            <ButtonLink href={pages.overview} onNavigate={onNavigate}>
              Back to Dashboard
            </ButtonLink>
            <ButtonLink variant="primary" href={pages.subscription} onNavigate={onNavigate}>
              Upgrade to Premium
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

function Analytics() {
  const { data, error, isPending, isFetching, refetch } = useAnalytics();
  const onNavigate = useNavigateTo();
  const isEmpty = data && data.flow.applied + data.flow.undated === 0;
  return (
    <>
      <PageHead dense title={title} />
      <div className="mb-3">
        <TrackerTabs
          view="analytics"
          onView={(view) =>
            onNavigate(view === "grid" ? pages.applications : `${pages.applications}?view=${view}`)
          }
          onNavigate={onNavigate}
        />
      </div>
      {isPending && <Waiting />}
      {error && !data && (
        <ErrorState
          level={2}
          title="The analytics could not be loaded"
          text="Your applications are safe. Please try again."
          busy={isFetching}
          busyLabel="Loading..."
          onRetry={() => void refetch()}
          requestId={error instanceof ApiError ? error.requestId : undefined}
        />
      )}
      {isEmpty && (
        <EmptyState
          level={2}
          title="Nothing to count yet"
          text="The pictures begin with the first application you send."
          action={
            <ButtonLink variant="primary" href={`${pages.applications}?add=1`} onNavigate={onNavigate}>
              Add Application
            </ButtonLink>
          }
        />
      )}
      {data && !isEmpty && <AnalyticsReport analytics={data} />}
    </>
  );
}

function Waiting() {
  const isLong = useDelayed();
  return (
    <div aria-busy="true">
      <span className="sr-only">Loading the analytics</span>
      {isLong && (
        <div className="grid gap-4 md:gap-6">
          <SkeletonCard className="h-72" />
          <div className="grid gap-4 md:gap-6 lg:grid-cols-2">
            <SkeletonCard className="h-72" />
            <SkeletonCard className="h-72" />
          </div>
        </div>
      )}
    </div>
  );
}
