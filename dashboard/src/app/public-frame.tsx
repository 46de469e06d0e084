import { Suspense } from "react";
import { Outlet, useLocation } from "react-router";
import { pages, templatePath } from "#shared/domain/pages.ts";
import { KelpieLogo } from "#shared/ui/blocks/kelpie-logo.tsx";
import { ThemeToggle } from "#shared/ui/blocks/theme-toggle.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { ButtonLink } from "#shared/ui/primitives/button-link.tsx";
import { followLink } from "#shared/ui/primitives/follow-link.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useUser } from "../features/auth/use-user.ts";
import { useTheme } from "../platform/theme.ts";
import { useNavigateTo } from "../platform/use-navigate-to.ts";
import { PageWait } from "./page-wait.tsx";

const column = "mx-auto w-full max-w-[76rem] px-4 md:px-6 lg:px-8";

/** Around the pages that anyone may read: header, the page, footer. */
export function PublicFrame() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="fixed top-2 left-2 z-70 -translate-y-16 rounded-control bg-ink px-4 py-2 text-14 font-medium text-canvas focus:translate-y-0"
      >
        Skip to content
      </a>
      <PublicHeader />
      <main id="main" tabIndex={-1} className={`${column} flex-1 pt-6 pb-14 outline-none md:pb-24`}>
        <Suspense fallback={<PageWait />}>
          <Outlet />
        </Suspense>
      </main>
      <PublicFooter />
    </div>
  );
}

function PublicHeader() {
  const onNavigate = useNavigateTo();
  const { pathname } = useLocation();
  const [theme, onTheme] = useTheme();
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas">
      <div className={`${column} flex h-14 items-center gap-3 md:h-16`}>
        <a
          href={pages.home}
          aria-label="Kelpie home"
          onClick={(event) => followLink({ href: pages.home, onNavigate }, event)}
          className="flex rounded-small no-underline"
        >
          <KelpieLogo />
        </a>
        <Badge plain tone="accent" className="max-sm:hidden">
          Beta
        </Badge>
        <nav aria-label="Main" className="ml-4 max-md:hidden">
          <ButtonLink
            variant="ghost"
            href={pages.templates}
            onNavigate={onNavigate}
            aria-current={pathname === pages.templates ? "page" : undefined}
            className="aria-[current=page]:text-ink"
          >
            Templates
          </ButtonLink>
        </nav>
        <span className="ml-auto max-sm:hidden">
          <ThemeToggle value={theme} onChange={onTheme} />
        </span>
        <WayIn onNavigate={onNavigate} />
      </div>
    </header>
  );
}

/** Log in and Sign up, or the dashboard for who is signed in; nothing until that is known. */
function WayIn({ onNavigate }: { onNavigate: (href: string) => void }) {
  const { user, isPending } = useUser();
  if (isPending) return null;
  if (user)
    return (
      <ButtonLink href={pages.overview} onNavigate={onNavigate} className="max-sm:ml-auto">
        Dashboard
      </ButtonLink>
    );
  return (
    <span className="flex items-center gap-1 max-sm:ml-auto">
      <ButtonLink variant="ghost" href={pages.login} onNavigate={onNavigate}>
        Log in
      </ButtonLink>
      <ButtonLink variant="primary" href={pages.signup} onNavigate={onNavigate}>
        Sign up
      </ButtonLink>
    </span>
  );
}

const footerLinks = [
  { label: "Resume templates", href: pages.templates },
  { label: "Post a job", href: pages.postJob },
  { label: "SPEAK framework", href: templatePath("speak-framework") },
  { label: "Follow-up email", href: templatePath("follow-up-email") },
  { label: "Hiring playbook", href: templatePath("hiring-playbook") },
] as const;

function PublicFooter() {
  const onNavigate = useNavigateTo();
  return (
    <footer className="border-t border-line py-8 text-14">
      <div className={`${column} flex flex-wrap items-start justify-between gap-x-12 gap-y-6`}>
        <div>
          <KelpieLogo />
          <p className="mt-3 max-w-[34ch] text-muted">
            A companion for your job search in Australia. It reads, scores and drafts; you decide and press
            Submit.
          </p>
        </div>
        <nav aria-label="Footer">
          <ul className="grid grid-cols-2 gap-x-8 sm:flex sm:flex-wrap">
            {footerLinks.map(({ label, href }) => (
              <li key={href} className="flex min-h-9 items-center pointer-coarse:min-h-11">
                <TextLink look="quiet" href={href} onNavigate={onNavigate}>
                  {label}
                </TextLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
