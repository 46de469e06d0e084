import { lazy, Suspense } from "react";
import { calendarDay, longDate } from "#shared/domain/dates.ts";
import { pages } from "#shared/domain/pages.ts";
import { may } from "#shared/domain/plans.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { usePlan } from "../features/account/use-plan.ts";
import { useUser } from "../features/auth/use-user.ts";
import { GreetingBand } from "../features/overview/greeting-band.tsx";
import { OnboardingCard, useDismissOnboarding } from "../features/overview/onboarding-card.tsx";
import { OverviewSkeleton } from "../features/overview/overview-skeleton.tsx";
import { OverviewStats } from "../features/overview/overview-stats.tsx";
import { QuickActions } from "../features/overview/quick-actions.tsx";
import { type Overview, useOverview } from "../features/overview/use-overview.ts";
import { hasBothTexts } from "../features/resumes/optimizer/optimizer-draft.ts";
import { PageHead } from "../platform/page-head.tsx";
import { SkeletonCard } from "../platform/skeleton-card.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

/** Below the first view, so their code is not waited for. */
const RecentActivity = lazy(async () => ({
  default: (await import("../features/overview/recent-activity.tsx")).RecentActivity,
}));
const RecentApplications = lazy(async () => ({
  default: (await import("../features/overview/recent-applications.tsx")).RecentApplications,
}));
const RecommendedJobs = lazy(async () => ({
  default: (await import("../features/jobs/recommended-jobs.tsx")).RecommendedJobs,
}));

export function OverviewPage() {
  const { user } = useUser();
  const { overview, isPending } = useOverview();
  const onDismiss = useDismissOnboarding();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  const onNavigate = useNavigateTo();
  const now = new Date();
  const firstName = user?.fullName.trim().split(/\s+/)[0];
  // A score of typed texts stays in this tab, so only the tab knows of it.
  const onboarding = {
    ...overview.onboarding,
    hasScore: overview.onboarding.hasScore || hasBothTexts(),
  };
  const hasActivity = overview.recentApplications.length > 0 && overview.recentActivity.length > 0;
  return (
    <>
      <PageHead
        title={firstName ? `Welcome back, ${firstName}` : "Welcome back"}
        windowTitle="Dashboard"
        text={longDate(now)}
      />
      {isPending ? (
        <OverviewSkeleton />
      ) : (
        <div className="grid gap-4 md:gap-6">
          <GreetingBand overview={overview} day={calendarDay(now)} />
          {isToDo(onboarding) && (
            <OnboardingCard onboarding={onboarding} onNavigate={onNavigate} onDismiss={onDismiss} />
          )}
          <OverviewStats overview={overview} />
          <QuickActions onNavigate={onNavigate} />
          <div
            className={classNames(
              "grid items-start gap-4 md:gap-6",
              hasActivity && "xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]",
            )}
          >
            <Suspense fallback={<SkeletonCard className="h-96" />}>
              <RecommendedJobs onNavigate={onNavigate} />
            </Suspense>
            {hasActivity && (
              <Suspense fallback={<SkeletonCard className="h-96" />}>
                <RecentActivity events={overview.recentActivity} onNavigate={onNavigate} />
              </Suspense>
            )}
          </div>
          <Suspense fallback={<SkeletonCard className="h-96" />}>
            <RecentApplications
              rows={overview.recentApplications}
              hasTracker={may(tier, "use-tracker")}
              onNavigate={onNavigate}
              emptyAction={
                <ButtonLink variant="primary" href={pages.resumeOptimizer} onNavigate={onNavigate}>
                  Tailor a resume
                </ButtonLink>
              }
            />
          </Suspense>
        </div>
      )}
    </>
  );
}

function isToDo({ hasResume, hasScore, hasExtension, isDismissed }: Overview["onboarding"]): boolean {
  return !isDismissed && !(hasResume && hasScore && hasExtension);
}
