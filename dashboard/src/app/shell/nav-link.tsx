import { classNames } from "#shared/ui/primitives/class-names.ts";
import { followLink } from "#shared/ui/primitives/follow-link.ts";
import { Tip } from "../../platform/tip.tsx";
import type { ShellEntry } from "./shell-entries.ts";

/** A place's row, as wide as the sidebar. */
export const rowClass =
  "relative flex min-h-8 items-center gap-3 rounded-control text-14 font-medium no-underline transition-colors pointer-coarse:min-h-11";

export interface NavLinkProps {
  /** Icons only: the words move into names and tooltips. */
  iconsOnly: boolean;
  onNavigate: (href: string) => void;
  entry: ShellEntry;
  current: boolean;
  /** What waits there; 0 shows nothing. */
  count: number;
}

export function NavLink({ entry, iconsOnly, current, count, onNavigate }: NavLinkProps) {
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
