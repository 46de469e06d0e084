import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { pages } from "#shared/domain/pages.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { followLink } from "#shared/ui/primitives/follow-link.ts";
import { useUnreadCount } from "../../features/notifications/use-notifications.ts";
import { readText, writeText } from "../../platform/browser-storage.ts";
import { Tip } from "../../platform/tip.tsx";
import { isCurrent, moreGroups, type ShellEntry, shellEntries } from "./shell-entries.ts";

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
  const link = (entry: ShellEntry) => (
    <li key={entry.href}>
      <NavLink
        entry={entry}
        iconsOnly={iconsOnly}
        count={entry.href === pages.notifications ? unread : 0}
        current={isCurrent(entry.href, pathname)}
        onNavigate={onNavigate}
      />
    </li>
  );
  return (
    <>
      <nav aria-label="Main">
        <ul className="grid gap-0.5">{shellEntries.map(link)}</ul>
      </nav>
      {!showsAll && <MoreButton iconsOnly={iconsOnly} isOpen={isOpen} onToggle={toggle} />}
      {(isOpen || showsAll) && (
        <nav aria-label={more} className="grid gap-2 pt-1">
          {moreGroups.map(({ name, entries }) => (
            <section key={name} aria-label={name}>
              {!iconsOnly && <p className="px-2.5 py-1 text-13 text-muted">{name}</p>}
              <ul className="grid gap-0.5">{entries.map(link)}</ul>
            </section>
          ))}
        </nav>
      )}
    </>
  );
}

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

const rowClass =
  "relative flex min-h-9 items-center gap-3 rounded-control text-14 font-medium no-underline transition-colors pointer-coarse:min-h-11";

interface NavLinkProps extends Omit<ShellNavProps, "showsAll"> {
  entry: ShellEntry;
  current: boolean;
  /** What waits there; 0 shows nothing. */
  count: number;
}

function NavLink({ entry, iconsOnly, current, count, onNavigate }: NavLinkProps) {
  const { label, href, icon: Icon } = entry;
  const name = count > 0 ? `${label}, ${count} unread` : label;
  const link = (
    <a
      href={href}
      aria-label={iconsOnly ? name : undefined}
      aria-current={current ? "page" : undefined}
      onClick={(event) => followLink({ href, onNavigate }, event)}
      className={classNames(
        rowClass,
        iconsOnly ? "justify-center" : "px-2.5",
        current ? "fc-selected bg-primary-soft text-primary" : "text-muted hover:bg-sunken hover:text-ink",
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {!iconsOnly && label}
      {count > 0 && <Count count={count} iconsOnly={iconsOnly} />}
    </a>
  );
  return iconsOnly ? (
    <Tip side="right" content={name}>
      {link}
    </Tip>
  ) : (
    link
  );
}

/** A dot over the icon where there is no room for the number. */
function Count({ count, iconsOnly }: { count: number; iconsOnly: boolean }) {
  if (iconsOnly)
    return <span className="fc-fill absolute top-1.5 right-1.5 size-2 rounded-full bg-primary" />;
  return (
    <span className="ml-auto tabular-nums">
      {count > 99 ? "99+" : count}
      <span className="sr-only"> unread</span>
    </span>
  );
}
