import { useLocation } from "react-router";
import { moreGroups } from "./more-places.ts";
import { NavLink, type NavLinkProps } from "./nav-link.tsx";
import { isCurrent } from "./shell-entries.ts";

/** All places beside the seven, in groups. */
export function MoreNav({ iconsOnly, onNavigate }: Pick<NavLinkProps, "iconsOnly" | "onNavigate">) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="More places" className={iconsOnly ? "mt-1 grid gap-1" : "grid"}>
      {moreGroups.map(({ name, entries }) => (
        <section key={name} aria-label={name}>
          {!iconsOnly && <p className="px-2.5 pt-2.5 pb-1 text-13 text-muted">{name}</p>}
          <ul className={iconsOnly ? "grid gap-px border-t border-line pt-1" : "grid gap-px"}>
            {entries.map((entry) => (
              <li key={entry.href}>
                <NavLink
                  entry={entry}
                  iconsOnly={iconsOnly}
                  count={0}
                  current={isCurrent(entry.href, pathname)}
                  onNavigate={onNavigate}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
