import { useLocation } from "react-router";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { followLink } from "#shared/ui/primitives/follow-link.ts";
import { Tip } from "../../platform/tip.tsx";
import { isCurrent, type ShellEntry, shellEntries } from "./shell-entries.ts";

export interface ShellNavProps {
  /** Icons only: the words move into names and tooltips. */
  iconsOnly: boolean;
  onNavigate: (href: string) => void;
}

export function ShellNav({ iconsOnly, onNavigate }: ShellNavProps) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Main">
      <ul className="grid gap-0.5">
        {shellEntries.map((entry) => (
          <li key={entry.href}>
            <NavLink
              entry={entry}
              iconsOnly={iconsOnly}
              current={isCurrent(entry.href, pathname)}
              onNavigate={onNavigate}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface NavLinkProps extends ShellNavProps {
  entry: ShellEntry;
  current: boolean;
}

function NavLink({ entry, iconsOnly, current, onNavigate }: NavLinkProps) {
  const { label, href, icon: Icon } = entry;
  const link = (
    <a
      href={href}
      aria-label={iconsOnly ? label : undefined}
      aria-current={current ? "page" : undefined}
      onClick={(event) => followLink({ href, onNavigate }, event)}
      className={classNames(
        "flex min-h-9 items-center gap-3 rounded-control text-14 font-medium no-underline transition-colors pointer-coarse:min-h-11",
        iconsOnly ? "justify-center" : "px-2.5",
        current ? "fc-selected bg-primary-soft text-primary" : "text-muted hover:bg-sunken hover:text-ink",
      )}
    >
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      {!iconsOnly && label}
    </a>
  );
  return iconsOnly ? (
    <Tip side="right" content={label}>
      {link}
    </Tip>
  ) : (
    link
  );
}
