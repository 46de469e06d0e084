import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { calendarDay, longDate } from "#shared/domain/dates.ts";
import { pages } from "#shared/domain/pages.ts";
import { may, type Tier } from "#shared/domain/plans.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { usePlan } from "../features/account/use-plan.ts";
import { useUser } from "../features/auth/use-user.ts";
import { OnboardingCard, useDismissOnboarding } from "../features/overview/onboarding-card.tsx";
import { OverviewSkeleton } from "../features/overview/overview-skeleton.tsx";
import { QuickActions } from "../features/overview/quick-actions.tsx";
import { type Overview, useOverview } from "../features/overview/use-overview.ts";
import { hasBothTexts } from "../features/resumes/optimizer/has-both-texts.ts";
import { SkeletonCard } from "../platform/loading/skeleton-card.tsx";
import { PageHead } from "../platform/page-head.tsx";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

/** Needs the answer of the dashboard's call anyway: its code comes beside it. */
const dayDesk = import("../features/overview/day-desk.tsx");
const DayDesk = lazy(async () => ({ default: (await dayDesk).DayDesk }));
/** Only an account with nothing in it sees it. */
const FirstRun = lazy(async () => ({
  default: (await import("../features/resumes/first-run/first-run.tsx")).FirstRun,
}));
const NewMatches = lazy(async () => ({
  default: (await import("./overview/new-matches-part.tsx")).NewMatchesPart,
}));
const UsualWait = lazy(async () => ({
  default: (await import("../features/applications/analytics/usual-wait.tsx")).UsualWait,
}));
/** Below the first view, so their code is not waited for. */
const HomeFigures = lazy(async () => ({
  default: (await import("../features/overview/home-figures.tsx")).HomeFigures,
}));
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
  const { overview, isPending, isError } = useOverview();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  const now = new Date();
  const firstName = user?.fullName.trim().split(/\s+/)[0];
  // Nobody is back who never added anything; a failed call says nothing about that.
  const isNewcomer = !isPending && !isError && !hasApplications(overview);
  const greeting = isNewcomer ? "Welcome" : "Welcome back";
  return (
    <>
      <PageHead
        title={firstName ? `${greeting}, ${firstName}` : greeting}
        windowTitle="Dashboard"
        text={longDate(now)}
      />
      {isPending ? <OverviewSkeleton /> : <Home {...{ overview, tier, isNewcomer }} day={calendarDay(now)} />}
    </>
  );
}

interface HomeProps {
  overview: Overview;
  /** `YYYY-MM-DD` in the reader's calendar. */
  day: string;
  tier: Tier;
  /** No application yet: there is nothing to count. */
  isNewcomer: boolean;
}

/** One thing to do for an account with nothing in it; the day for everybody else. */
function Home(props: HomeProps) {
  // Decided once: what is typed into it must not take it away.
  const [isFirst, setIsFirst] = useState(() => hasNothing(props.overview));
  const onNavigate = useNavigateTo();
  const navigate = useNavigate();
  if (!isFirst) return <Returning {...props} />;
  return (
    <div className="grid gap-4 md:gap-6">
      <Suspense fallback={<SkeletonCard className="h-96" />}>
        <FirstRun
          tier={props.tier}
          onSeeWhy={() => void navigate(pages.resumeAnalysis)}
          onSkip={() => setIsFirst(false)}
        />
      </Suspense>
      <QuickActions onNavigate={onNavigate} />
    </div>
  );
}

/** Nothing that could be counted, compared or gone on with, and the first steps not put away. */
function hasNothing(overview: Overview): boolean {
  const { hasResume, hasScore, isDismissed } = overview.onboarding;
  const hasBegun = hasResume || hasScore || hasBothTexts() || hasApplications(overview);
  return !hasBegun && !isDismissed;
}

function hasApplications({ savedApplications, totalApplications }: Overview): boolean {
  return savedApplications + totalApplications > 0;
}

const renderWait = (days: number) => (
  <Suspense fallback={null}>
    <UsualWait days={days} />
  </Suspense>
);

function Returning({ overview, day, tier, isNewcomer }: HomeProps) {
  const onDismiss = useDismissOnboarding();
  const onNavigate = useNavigateTo();
  // A score of typed texts stays in this tab, so only the tab knows of it.
  const onboarding = {
    ...overview.onboarding,
    hasScore: overview.onboarding.hasScore || hasBothTexts(),
  };
  const hasActivity = overview.recentApplications.length > 0 && overview.recentActivity.length > 0;
  return (
    <div className="grid gap-4 md:gap-6">
      <Suspense fallback={<SkeletonCard className="h-64" />}>
        <DayDesk
          overview={overview}
          today={day}
          hasKits={may(tier, "prepare-interviews")}
          newMatches={
            <Suspense fallback={null}>
              <NewMatches />
            </Suspense>
          }
          // The usual wait is a figure of the analytics, which stand in the tracker.
          renderWait={may(tier, "use-tracker") ? renderWait : undefined}
          below={
            isToDo(onboarding) && (
              <OnboardingCard onboarding={onboarding} onNavigate={onNavigate} onDismiss={onDismiss} />
            )
          }
          onNavigate={onNavigate}
        />
      </Suspense>
      {!isNewcomer && (
        <Suspense fallback={<SkeletonCard className="h-72" />}>
          <HomeFigures overview={overview} day={day} onNavigate={onNavigate} />
        </Suspense>
      )}
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
          dated={overview.agenda.dated}
          today={day}
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
  );
}

function isToDo({ hasResume, hasScore, hasExtension, isDismissed }: Overview["onboarding"]): boolean {
  return !isDismissed && !(hasResume && hasScore && hasExtension);
}
