import { Columns3, LayoutGrid, List, Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { ApiError } from "#shared/client/api-error.ts";
import { may } from "#shared/domain/plans.ts";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import { usePlan } from "../features/account/use-plan.ts";
import { trackerTexts as texts } from "../features/applications/applications-texts.ts";
import { TrackerBody } from "../features/applications/tracker/tracker-body.tsx";
import { TrackerMenu } from "../features/applications/tracker/tracker-menu.tsx";
import { TrackerSkeleton } from "../features/applications/tracker/tracker-skeleton.tsx";
import { TrackerUpsell } from "../features/applications/tracker/tracker-upsell.tsx";
import { useTrackerFilters } from "../features/applications/tracker/use-tracker-filters.ts";
import { useApplications } from "../features/applications/use-applications.ts";
import { useUser } from "../features/auth/use-user.ts";
import { PageHead } from "../platform/page-head.tsx";
import { SkeletonCard } from "../platform/skeleton-card.tsx";
import { useHasOpened } from "../platform/use-has-opened.ts";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

/** The free plan's own list. */
const SavedJobs = lazy(async () => ({
  default: (await import("../features/applications/tracker/saved-jobs.tsx")).SavedJobs,
}));
const loadDialog = () => import("../features/applications/form/add-application-dialog.tsx");
const AddApplicationDialog = lazy(async () => ({ default: (await loadDialog()).AddApplicationDialog }));

const views = [
  { value: "grid", label: "Grid", icon: <LayoutGrid aria-hidden="true" /> },
  { value: "list", label: "List", icon: <List aria-hidden="true" /> },
  { value: "board", label: "Board", icon: <Columns3 aria-hidden="true" /> },
] as const;

export function ApplicationsPage() {
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  return may(tier, "use-tracker") ? <Tracker /> : <FreeTracker />;
}

function FreeTracker() {
  const { data, isPending } = useApplications();
  const onNavigate = useNavigateTo();
  const wait = <SkeletonCard className="h-96" />;
  return (
    <>
      <PageHead title={texts.title} />
      <div className="grid gap-4 md:gap-6">
        {isPending ? (
          wait
        ) : (
          // All at once: what stands below the list would move away from a press.
          <Suspense fallback={wait}>
            {data && data.length > 0 && <SavedJobs applications={data} onNavigate={onNavigate} />}
            <TrackerUpsell savedCount={data?.length ?? null} onNavigate={onNavigate} />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** The dialog's address, so that the palette and the N key open it from anywhere. */
function useAdding(): [boolean, (adding: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const set = (adding: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (adding) next.set("add", "1");
        else next.delete("add");
        return next;
      },
      { replace: true },
    );
  return [params.has("add"), set];
}

function Tracker() {
  const { data, isPending, error } = useApplications();
  const filters = useTrackerFilters();
  const [isAdding, setIsAdding] = useAdding();
  const hasOpened = useHasOpened(isAdding, loadDialog);
  const onNavigate = useNavigateTo();
  return (
    <>
      <PageHead
        title={texts.title}
        actions={
          <>
            <Segmented
              iconsOnPhone
              label="View"
              options={views}
              value={filters.view}
              onValueChange={filters.setView}
            />
            <TrackerMenu />
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" />}
              onClick={() => setIsAdding(true)}
              className="max-md:w-full"
            >
              {texts.add}
            </Button>
          </>
        }
      />
      {isPending && <TrackerSkeleton view={filters.view} />}
      {error && !data && (
        <ErrorState
          level={2}
          title={texts.loadFailed}
          text={texts.loadFailedText}
          retryLabel={texts.refresh}
          onRetry={() => window.location.reload()}
          requestId={error instanceof ApiError ? error.requestId : undefined}
        />
      )}
      {data && (
        <TrackerBody
          applications={data}
          filters={filters}
          onNavigate={onNavigate}
          onAdd={() => setIsAdding(true)}
        />
      )}
      {hasOpened && (
        <Suspense fallback={null}>
          <AddApplicationDialog
            open={isAdding}
            onOpenChange={setIsAdding}
            applications={data ?? []}
            onNavigate={onNavigate}
          />
        </Suspense>
      )}
    </>
  );
}
