import { Ellipsis } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router";
import { pages } from "#shared/domain/pages.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { useUnreadCount } from "../../features/notifications/use-notifications.ts";
import { readText, writeText } from "../../platform/browser/browser-storage.ts";
import { Tip } from "../../platform/tip.tsx";
import { NavLink, rowClass } from "./nav-link.tsx";
import { isCurrent, shellEntries } from "./shell-entries.ts";

export interface ShellNavProps {
  /** Icons only: the words move into names and tooltips. */
  iconsOnly: boolean;
  /** The other places too, without asking: a phone's menu. */
  showsAll?: boolean;
  onNavigate: (href: string) => void;
}

/** The seven places that are always there, and all others once they are asked for. */
export function ShellNav({ iconsOnly, showsAll = false, onNavigate }: ShellNavProps) {
  const { pathname } = useLocation();
  const unread = useUnreadCount();
  const [isOpen, setIsOpen] = useState(() => readText("local", openKey) === "1");
  const toggle = () => {
    writeText("local", openKey, isOpen ? null : "1");
    setIsOpen(!isOpen);
  };
  return (
    <>
      <nav aria-label="Main">
        <ul className="grid gap-0.5">
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
      {!showsAll && <MoreButton iconsOnly={iconsOnly} isOpen={isOpen} onToggle={toggle} />}
      {(isOpen || showsAll) && (
        <Suspense>
          <MoreNav iconsOnly={iconsOnly} onNavigate={onNavigate} />
        </Suspense>
      )}
    </>
  );
}

/** Most people need the seven. */
const MoreNav = lazy(async () => ({ default: (await import("./more-nav.tsx")).MoreNav }));
const more = "More places";
const openKey = "kelpie_more_places";

interface MoreButtonProps {
  iconsOnly: boolean;
  isOpen: boolean;
  onToggle: () => void;
}

function MoreButton({ iconsOnly, isOpen, onToggle }: MoreButtonProps) {
  const button = (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={iconsOnly ? more : undefined}
      onClick={onToggle}
      className={classNames(
        rowClass,
        "mt-0.5 w-full text-muted hover:bg-sunken hover:text-ink",
        iconsOnly ? "justify-center" : "px-2.5",
      )}
    >
      <Ellipsis aria-hidden="true" className="size-4.5 shrink-0" />
      {!iconsOnly && more}
    </button>
  );
  return iconsOnly ? (
    <Tip side="right" content={more}>
      {button}
    </Tip>
  ) : (
    button
  );
}
