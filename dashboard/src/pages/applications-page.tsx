import { Plus } from "lucide-react";
import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { ApiError } from "#shared/client/api-error.ts";
import { calendarDay } from "#shared/domain/dates.ts";
import { may } from "#shared/domain/plans.ts";
import { ErrorState } from "#shared/ui/blocks/error-state.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { usePlan } from "../features/account/use-plan.ts";
import { trackerTexts as texts } from "../features/applications/applications-texts.ts";
import { loadView } from "../features/applications/tracker/applications-view.tsx";
import { preloadFirstRows, useTracked } from "../features/applications/tracker/first-rows.ts";
import { useSavedTrackerAddress } from "../features/applications/tracker/tracker-address.ts";
import { TrackerBody } from "../features/applications/tracker/tracker-body.tsx";
import { TrackerSkeleton } from "../features/applications/tracker/tracker-skeleton.tsx";
import { TrackerStats } from "../features/applications/tracker/tracker-stats.tsx";
import { useShown } from "../features/applications/tracker/use-shown.ts";
import { useTrackerFilters } from "../features/applications/tracker/use-tracker-filters.ts";
import { useUser } from "../features/auth/use-user.ts";
import { useHasOpened } from "../platform/loading/use-has-opened.ts";
import { PageHead } from "../platform/page-head.tsx";
import { useAddressParams } from "../platform/use-address-params.ts";
import { useNavigateTo } from "../platform/use-navigate-to.ts";

/** The free plan's own screen. */
const FreeTracker = lazy(async () => ({
  default: (await import("../features/applications/tracker/free-tracker.tsx")).FreeTracker,
}));
/** Menus are code that the first rows do not wait for. */
const TrackerMenu = lazy(async () => ({
  default: (await import("../features/applications/tracker/tracker-menu.tsx")).TrackerMenu,
}));
const loadDialog = () => import("../features/applications/form/add-application-dialog.tsx");
const AddApplicationDialog = lazy(async () => ({ default: (await loadDialog()).AddApplicationDialog }));

/** What the tracker begins with; its own code is here by now. */
export function preloadTracker(): void {
  preloadFirstRows();
  loadView();
}

export function ApplicationsPage() {
  const { user } = useUser();
  const tier = usePlan(user?.subscriptionTier ?? "free");
  return may(tier, "use-tracker") ? (
    <Tracker />
  ) : (
    <Suspense fallback={<PageHead title={texts.title} />}>
      <FreeTracker />
    </Suspense>
  );
}

/** The dialog's address, so that the palette and the N key open it from anywhere. */
function useAdding(): [boolean, (adding: boolean) => void] {
  const [params, change] = useAddressParams();
  const set = (adding: boolean) =>
    change(
      (next) => {
        if (adding) next.set("add", "1");
        else next.delete("add");
      },
      { replace: true },
    );
  return [params.has("add"), set];
}

function Tracker() {
  const { search } = useLocation();
  useSavedTrackerAddress();
  const { whole, head, error } = useTracked(search);
  // Rows of which no others will come are no tracker.
  const isThere = whole !== undefined || (head !== undefined && !error);
  const filters = useTrackerFilters();
  const today = calendarDay(new Date());
  const shown = useShown({ whole, head }, filters, today);
  const [isAdding, setIsAdding] = useAdding();
  const hasOpened = useHasOpened(isAdding, loadDialog);
  const onNavigate = useNavigateTo();
  return (
    <>
      <PageHead
        title={texts.title}
        figures={isThere ? <TrackerStats figures={shown.figures} /> : <span className="h-6" />}
        actions={
          <>
            <Suspense fallback={<span className="size-9 pointer-coarse:size-11" />}>
              <TrackerMenu />
            </Suspense>
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" />}
              onClick={() => setIsAdding(true)}
              className="max-md:hidden"
            >
              {texts.add}
            </Button>
          </>
        }
      />
      {!isThere && !error && <TrackerSkeleton view={filters.view} />}
      {error && !isThere && (
        <ErrorState
          level={2}
          title={texts.loadFailed}
          text={texts.loadFailedText}
          retryLabel={texts.refresh}
          onRetry={() => window.location.reload()}
          requestId={error instanceof ApiError ? error.requestId : undefined}
        />
      )}
      {isThere && (
        <TrackerBody
          tracked={{ whole, head }}
          shown={shown}
          today={today}
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
            applications={whole ?? head?.rows ?? []}
            onNavigate={onNavigate}
          />
        </Suspense>
      )}
    </>
  );
}
