import { BriefcaseBusiness, LayoutDashboard, ListChecks, Menu, Plus } from "lucide-react";
import { useLocation } from "react-router";
import { pages } from "#shared/domain/pages.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { followLink } from "#shared/ui/primitives/follow-link.ts";
import { isCurrent, type ShellEntry } from "./shell-entries.ts";

/** What a thumb reaches on a phone; the menu behind More has the rest. */
const bottomEntries: readonly ShellEntry[] = [
  { label: "Home", href: pages.overview, icon: LayoutDashboard },
  { label: "Jobs", href: pages.jobBoard, icon: BriefcaseBusiness },
  { label: "Add", href: pages.share, icon: Plus },
  { label: "Tracker", href: pages.applications, icon: ListChecks },
];

export interface BottomBarProps {
  onMore: () => void;
  onNavigate: (href: string) => void;
}

const placeClass =
  "flex min-h-13 flex-col items-center justify-center gap-0.5 rounded-control text-13 font-medium no-underline";

/** On phones: four places under the thumb, and the way to all others. */
export function BottomBar({ onMore, onNavigate }: BottomBarProps) {
  const { pathname } = useLocation();
  return (
    <nav
      aria-label="Main places"
      data-foot-bar
      className="sticky bottom-0 z-30 grid grid-cols-5 gap-1 border-t border-line bg-canvas px-2 pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      {bottomEntries.map(({ label, href, icon: Icon }) => {
        const current = isCurrent(href, pathname);
        return (
          <a
            key={href}
            href={href}
            aria-current={current ? "page" : undefined}
            onClick={(event) => followLink({ href, onNavigate }, event)}
            className={classNames(placeClass, current ? "text-primary" : "text-muted")}
          >
            <Icon aria-hidden="true" className="size-5" />
            {label}
          </a>
        );
      })}
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={onMore}
        className={classNames(placeClass, "text-muted")}
      >
        <Menu aria-hidden="true" className="size-5" />
        More
      </button>
    </nav>
  );
}
