import { LayoutDashboard, LogOut, Menu, Search } from "lucide-react";
import { useLocation } from "react-router";
import type { User } from "#shared/contract/auth.ts";
import { pages } from "#shared/domain/pages.ts";
import { ThemeToggle } from "#shared/ui/blocks/theme-toggle.tsx";
import type { Theme } from "#shared/ui/blocks/themes.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Kbd } from "#shared/ui/primitives/kbd.tsx";
import { isCurrent, toolLinks } from "./shell-entries.ts";
import { useSignOut } from "./use-sign-out.ts";

export interface TopBarProps {
  user: User;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onMenu: () => void;
  onSearch: () => void;
  onNavigate: (href: string) => void;
}

/** 56 px, sticky. Optimizer, letters and tracker show the links of their specified headers here. decision: D-46. */
export function TopBar({ user, theme, onTheme, onMenu, onSearch, onNavigate }: TopBarProps) {
  const { pathname } = useLocation();
  const { signOut, isBusy } = useSignOut();
  const isTool = toolLinks.some((link) => isCurrent(link.href, pathname));
  const namesEmail = [pages.resumeOptimizer, pages.coverLetter].some((one) => isCurrent(one, pathname));
  const person = namesEmail ? user.email : user.fullName || user.email;
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-canvas px-2 md:px-3 lg:px-5">
      <IconButton
        label="Menu"
        icon={<Menu aria-hidden="true" />}
        onClick={onMenu}
        className="min-h-11 w-11 md:hidden"
      />
      <BarLink href={pages.overview} current={pathname === pages.overview} onNavigate={onNavigate} withIcon>
        Dashboard
      </BarLink>
      <SearchButton isShort={isTool} onSearch={onSearch} />
      {isTool &&
        toolLinks.map((link) => (
          <BarLink
            key={link.href}
            href={link.href}
            current={isCurrent(link.href, pathname)}
            onNavigate={onNavigate}
            className="shrink-0 max-lg:hidden"
          >
            {link.label}
          </BarLink>
        ))}
      <span className="ml-auto min-w-0 shrink-2 truncate px-2 text-14 text-muted">{person}</span>
      {/* On a phone the choice is in the menu. */}
      <span className="max-sm:hidden">
        <ThemeToggle value={theme} onChange={onTheme} />
      </span>
      <Button
        variant="ghost"
        icon={<LogOut aria-hidden="true" />}
        aria-label="Sign out"
        aria-busy={isBusy}
        onClick={signOut}
        className="max-md:min-h-11 max-md:px-3.5"
      >
        <span className="max-md:sr-only">Sign out</span>
      </Button>
    </header>
  );
}

/** Looks like the field that opens over it. @param isShort beside the links of a tool. */
function SearchButton({ isShort, onSearch }: { isShort: boolean; onSearch: () => void }) {
  return (
    <button
      type="button"
      onClick={onSearch}
      aria-keyshortcuts="Control+K"
      aria-haspopup="dialog"
      data-search-field
      className="fc-border flex min-h-9 min-w-9 items-center gap-2 rounded-control px-2.5 text-14 text-muted hover:bg-sunken max-md:min-h-11 md:max-w-90 md:min-w-40 md:flex-1 md:border md:border-control md:bg-surface md:hover:bg-surface"
    >
      <Search aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate max-md:sr-only">
        {isShort ? "Search" : "Search applications, resumes, screens"}
      </span>
      <span aria-hidden="true" className="ml-auto max-xl:hidden">
        <Kbd>Ctrl K</Kbd>
      </span>
    </button>
  );
}

interface BarLinkProps {
  href: string;
  current: boolean;
  onNavigate: (href: string) => void;
  withIcon?: boolean | undefined;
  className?: string | undefined;
  children: string;
}

function BarLink({ href, current, onNavigate, withIcon, className, children }: BarLinkProps) {
  return (
    <ButtonLink
      variant="ghost"
      compact
      href={href}
      onNavigate={onNavigate}
      aria-current={current ? "page" : undefined}
      icon={withIcon && <LayoutDashboard aria-hidden="true" className="max-sm:hidden" />}
      className={classNames("aria-[current=page]:text-ink", className)}
    >
      {children}
    </ButtonLink>
  );
}
