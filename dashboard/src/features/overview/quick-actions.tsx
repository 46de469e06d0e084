import { ArrowRight, ListChecks, type LucideIcon, MailOpen, ScanText } from "lucide-react";
import { pages } from "#shared/domain/pages.ts";
import { classNames } from "#shared/ui/primitives/class-names.ts";
import { followLink } from "#shared/ui/primitives/follow-link.ts";

interface QuickAction {
  title: string;
  text: string;
  href: string;
  icon: LucideIcon;
}

const actions: readonly QuickAction[] = [
  {
    title: "Resume Optimizer",
    text: "Match a resume to an ad",
    href: pages.resumeOptimizer,
    icon: ScanText,
  },
  {
    title: "Cover Letter Generator",
    text: "Draft or improve a letter",
    href: pages.coverLetter,
    icon: MailOpen,
  },
  {
    title: "Application Tracker",
    text: "Track every application",
    href: pages.applications,
    icon: ListChecks,
  },
];

export interface QuickActionsProps {
  /** One below the other on a wide screen: they stand in the column beside the day. */
  inRail?: boolean | undefined;
  onNavigate: (href: string) => void;
}

export function QuickActions({ inRail, onNavigate }: QuickActionsProps) {
  return (
    <nav aria-label="Quick actions">
      <ul className={classNames("grid gap-3 sm:grid-cols-3", inRail && "xl:grid-cols-1")}>
        {actions.map(({ title, text, href, icon: Icon }) => (
          <li key={href}>
            <a
              href={href}
              onClick={(event) => followLink({ href, onNavigate }, event)}
              className="fc-border grid grid-cols-[1.25rem_minmax(0,1fr)_1rem] items-start gap-3 rounded-card border border-line bg-surface p-4 text-ink no-underline shadow-1 transition-colors hover:bg-sunken"
            >
              <Icon aria-hidden="true" className="mt-0.5 size-5 text-primary" />
              <span>
                <span className="block text-14 font-medium">{title}</span>
                <span className="block text-13 text-muted">{text}</span>
              </span>
              <ArrowRight aria-hidden="true" className="mt-0.5 size-4 text-muted" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
