import { Menu, Moon, Sun, SunMoon } from "lucide-react";
import { pages } from "#shared/domain/pages.ts";
import { KelpieLogo } from "#shared/ui/blocks/kelpie-logo.tsx";
import { Badge } from "#shared/ui/primitives/badge.tsx";
import { buttonClass } from "#shared/ui/primitives/button-style.ts";
import { siteColumn } from "./site-column.ts";

const links = [
  { label: "Features", href: `${pages.home}#features` },
  { label: "Templates", href: pages.templates },
  { label: "Blog", href: pages.blog },
  { label: "Job board", href: pages.jobBoard },
  { label: "Employers", href: pages.employerRegister },
  { label: "Help", href: pages.help },
] as const;

const button = (variant: "primary" | "secondary" | "ghost") => buttonClass({ variant }, "text");

/** Of every public page, as plain HTML; site-header-script.ts wakes it. */
export function SiteHeader({ current }: { current: string }) {
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-canvas print:hidden">
      <div className={`${siteColumn} flex h-14 items-center gap-2 md:h-16`}>
        <a href={pages.home} aria-label="Kelpie home" className="flex rounded-small no-underline">
          <KelpieLogo />
        </a>
        <Badge plain tone="accent" className="ml-1 max-sm:hidden">
          Beta
        </Badge>
        <nav aria-label="Main" className="ml-2 max-lg:hidden">
          <ul className="flex">
            {links.map(({ label, href }) => (
              <li key={href}>
                <a
                  href={href}
                  aria-current={href === current ? "page" : undefined}
                  className={`${button("ghost")} px-3 aria-[current=page]:text-ink`}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <ThemeButton />
        <WayIn />
        <PhoneMenu current={current} />
      </div>
    </header>
  );
}

/** All three icons are there; the style sheet shows the one of `data-theme`. Of no use without the script. */
function ThemeButton() {
  return (
    <button
      type="button"
      data-theme-button
      aria-label="Theme"
      className={`${buttonClass({ variant: "ghost" }, "icon")} invisible ml-auto`}
    >
      <SunMoon aria-hidden="true" className="in-data-theme:hidden" />
      <Sun aria-hidden="true" className="hidden in-data-[theme=light]:block" />
      <Moon aria-hidden="true" className="hidden in-data-[theme=dark]:block" />
    </button>
  );
}

/** Log in and Sign up, or the dashboard for who is signed in. */
function WayIn() {
  return (
    <>
      <span className="flex items-center gap-1 in-data-signed-in:hidden">
        <a href={pages.login} className={`${button("ghost")} max-sm:hidden`}>
          Log in
        </a>
        <a href={pages.signup} className={button("primary")}>
          Sign up
        </a>
      </span>
      <a href={pages.overview} className={`${button("secondary")} not-in-data-signed-in:hidden`}>
        Dashboard
      </a>
    </>
  );
}

/** The same links on narrow screens; `details` opens without any script. */
function PhoneMenu({ current }: { current: string }) {
  return (
    <details className="group lg:hidden">
      <summary
        aria-label="Menu"
        className={`${buttonClass({ variant: "ghost" }, "icon")} -mr-3 list-none [&::-webkit-details-marker]:hidden`}
      >
        <Menu aria-hidden="true" className="size-5!" />
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-b border-line bg-canvas px-4 py-2 shadow-2 md:px-6"
      >
        <ul className="grid">
          {links.map(({ label, href }) => (
            <li key={href} className="border-b border-line last:border-0">
              <a
                href={href}
                aria-current={href === current ? "page" : undefined}
                className="flex min-h-12 items-center text-16 font-medium text-ink no-underline aria-[current=page]:text-primary"
              >
                {label}
              </a>
            </li>
          ))}
          <li className="sm:hidden in-data-signed-in:hidden">
            <a
              href={pages.login}
              className="flex min-h-12 items-center text-16 font-medium text-ink no-underline"
            >
              Log in
            </a>
          </li>
        </ul>
      </nav>
    </details>
  );
}
