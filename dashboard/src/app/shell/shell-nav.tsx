import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { pages } from "#shared/domain/pages.ts";
import { useUnreadCount } from "../../features/notifications/use-notifications.ts";
import { NavLink } from "./nav-link.tsx";
import { isCurrent, shellEntries } from "./shell-entries.ts";

/** Below the seven, so the first screen does not wait for it. */
const MoreNav = lazy(async () => ({ default: (await import("./more-nav.tsx")).MoreNav }));

export interface ShellNavProps {
  /** Icons only: the words move into names and tooltips. */
  iconsOnly: boolean;
  onNavigate: (href: string) => void;
}

/** The specification's seven places, and all others in three groups. */
export function ShellNav({ iconsOnly, onNavigate }: ShellNavProps) {
  const { pathname } = useLocation();
  const unread = useUnreadCount();
  return (
    <>
      <nav aria-label="Main">
        <ul className="grid gap-px">
          {shellEntries.map((entry) => (
            <li key={entry.href}>
              <NavLink
                entry={entry}
                iconsOnly={iconsOnly}
                count={entry.href === pages.notifications ? unread : 0}
                current={isCurrent(entry.href, pathname)}
                onNavigate={onNavigate}
              />
            </li>
          ))}
        </ul>
      </nav>
      <Suspense>
        <MoreNav iconsOnly={iconsOnly} onNavigate={onNavigate} />
      </Suspense>
    </>
  );
}
