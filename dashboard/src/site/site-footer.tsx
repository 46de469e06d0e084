import { pages, templatePath } from "#shared/domain/pages.ts";
import { KelpieLogo } from "#shared/ui/blocks/kelpie-logo.tsx";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { siteColumn } from "./site-column.ts";

const groups = [
  {
    title: "Product",
    links: [
      { label: "Browser extension", href: pages.extension },
      { label: "Resume Optimizer", href: pages.resumeOptimizer },
      { label: "Cover Letters", href: pages.coverLetter },
      { label: "Application Tracker", href: pages.applications },
      { label: "Job board", href: pages.jobBoard },
      { label: "How the score works", href: pages.howTheScoreWorks },
    ],
  },
  {
    title: "Free templates",
    links: [
      { label: "Resume templates", href: pages.templates },
      { label: "Business analyst", href: templatePath("business-analyst") },
      { label: "SPEAK framework", href: templatePath("speak-framework") },
      { label: "Elevator pitch", href: templatePath("elevator-pitch") },
      { label: "Cover letter", href: templatePath("cover-letter") },
    ],
  },
  {
    title: "Guides",
    links: [
      { label: "Blog", href: pages.blog },
      { label: "Follow-up email", href: templatePath("follow-up-email") },
      { label: "Hiring playbook", href: templatePath("hiring-playbook") },
      { label: "AI prompts", href: templatePath("ai-prompts") },
    ],
  },
  {
    title: "Company",
    links: [
      { label: "Post a job", href: pages.employerRegister },
      { label: "Help and support", href: pages.help },
      { label: "Privacy", href: pages.privacy },
      { label: "Terms", href: pages.terms },
    ],
  },
] as const;

/** Of every public page. */
export function SiteFooter() {
  return (
    <footer className="border-t border-line pt-10 pb-6 text-14 md:pt-14 print:hidden">
      <div className={siteColumn}>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-[1.6fr_repeat(4,minmax(0,1fr))]">
          <div className="max-md:col-span-2">
            <KelpieLogo />
            <p className="mt-3 max-w-[32ch] text-muted">
              A companion for your job search in Australia. It reads, scores and drafts; you decide and press
              Submit.
            </p>
          </div>
          {groups.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <h2 className="text-14 font-medium">{title}</h2>
              <ul className="mt-1.5">
                {links.map(({ label, href }) => (
                  <li key={href}>
                    <TextLink
                      look="quiet"
                      href={href}
                      className="inline-flex min-h-8 items-center font-normal pointer-coarse:min-h-11"
                    >
                      {label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="mt-8 border-t border-line pt-4 text-13 text-muted">
          © 2026 Kelpie. Made in Australia. Beta.
        </p>
      </div>
    </footer>
  );
}
