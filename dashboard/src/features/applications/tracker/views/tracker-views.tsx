import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { useHasOpened } from "../../../../platform/loading/use-has-opened.ts";
import { useTrackerViews } from "./use-tracker-views.ts";

const loadDialog = () => import("./views-dialog.tsx");
const ViewsDialog = lazy(async () => ({ default: (await loadDialog()).ViewsDialog }));

export interface TrackerViewsProps {
  /** The tracker as it is shown now, as its address says it. */
  query: string;
  onApply: (query: string) => void;
}

/** The person's own views, one press each, and where they are saved, renamed and deleted. */
export function TrackerViews({ query, onApply }: TrackerViewsProps) {
  const acts = useTrackerViews();
  const [isOpen, setIsOpen] = useState(false);
  const hasOpened = useHasOpened(isOpen, loadDialog);
  return (
    <div className="-my-2 min-w-0">
      <ul aria-label="Your views" className="flex flex-wrap items-center gap-1">
        {acts.views.map((view) => (
          <li key={view.id} className="max-w-full">
            <button
              type="button"
              aria-pressed={view.query === query}
              onClick={() => onApply(view.query)}
              className={classNames(
                "min-h-8 max-w-60 truncate rounded-control px-2.5 text-14 transition-colors pointer-coarse:min-h-11",
                view.query === query
                  ? "fc-selected bg-primary-soft font-medium text-primary"
                  : "text-muted hover:bg-sunken",
              )}
            >
              {view.name}
            </button>
          </li>
        ))}
        <li>
          <Button
            compact
            variant="ghost"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setIsOpen(true)}
            className={acts.views.length === 0 ? "-ml-3" : undefined}
          >
            {acts.views.length === 0 ? "Save this view" : "Your views"}
          </Button>
        </li>
      </ul>
      {hasOpened && (
        <Suspense fallback={null}>
          <ViewsDialog open={isOpen} onClose={() => setIsOpen(false)} query={query} acts={acts} />
        </Suspense>
      )}
    </div>
  );
}
