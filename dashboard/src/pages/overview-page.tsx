import { calendarDay, longDate } from "#shared/domain/applications/date-text.ts";
import { pages } from "#shared/domain/pages.ts";
import { may } from "#shared/domain/plans.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { usePlan } from "../features/account/use-plan.ts";
import { useUser } from "../features/auth/use-user.ts";
import { GreetingBand } from "../features/overview/greeting-band.tsx";
import { OnboardingCard } from "../features/overview/onboarding-card.tsx";
import { OverviewSkeleton } from "../features/overview/overview-skeleton.tsx";
import { OverviewStats } from "../features/overview/overview-stats.tsx";
import { QuickActions } from "../features/overview/quick-actions.tsx";
import { RecentActivity } from "../features/overview/recent-activity.tsx";
import { RecentApplications } from "../features/overview/recent-applications.tsx";
import { useDismissOnboarding } from "../features/overview/use-dismiss-onboarding.ts";
import { type Overview, useOverview } from "../features/overview/use-overview.ts";
import { hasBothTexts } from "../features/resumes/optimizer-draft.ts";
import { PageHead } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

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
  const hasRows = overview.recentApplications.length > 0;
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
          {hasRows && overview.recentActivity.length > 0 && (
            <RecentActivity events={overview.recentActivity} onNavigate={onNavigate} />
          )}
        </div>
      )}
    </>
  );
}

function isToDo({ hasResume, hasScore, hasExtension, isDismissed }: Overview["onboarding"]): boolean {
  return !isDismissed && !(hasResume && hasScore && hasExtension);
}
