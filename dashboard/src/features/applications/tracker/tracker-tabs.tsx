import { ChartColumn, Columns3, LayoutGrid, List } from "lucide-react";
import { pages } from "#shared/domain/pages.ts";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { Segmented } from "#shared/ui/primitives/segmented.tsx";
import type { TrackerView } from "./use-tracker-filters.ts";

const views = [
  { value: "grid", label: "Grid", icon: <LayoutGrid aria-hidden="true" /> },
  { value: "list", label: "List", icon: <List aria-hidden="true" /> },
  { value: "board", label: "Board", icon: <Columns3 aria-hidden="true" /> },
] as const;

export interface TrackerTabsProps {
  view: TrackerView | "analytics";
  onView: (view: TrackerView) => void;
  onNavigate: (href: string) => void;
}

/** How the applications are shown, and their analytics beside. */
export function TrackerTabs({ view, onView, onNavigate }: TrackerTabsProps) {
  return (
    <div className="flex items-center gap-1">
      <Segmented
        label="View"
        options={views}
        value={view === "analytics" ? null : view}
        onValueChange={onView}
        className="max-md:[&_svg]:hidden"
      />
      <ButtonLink
        compact
        variant="ghost"
        icon={<ChartColumn aria-hidden="true" />}
        href={pages.applicationAnalytics}
        aria-current={view === "analytics" ? "page" : undefined}
        onNavigate={onNavigate}
        className={classNames(
          "max-md:px-2 max-md:[&_svg]:hidden",
          view === "analytics" && "bg-primary-soft text-primary",
        )}
      >
        Analytics
      </ButtonLink>
    </div>
  );
}
