import {
  Archive,
  Bell,
  BriefcaseBusiness,
  ChartColumn,
  CreditCard,
  FileText,
  Globe,
  LayoutDashboard,
  LayoutTemplate,
  ListChecks,
  type LucideIcon,
  MailOpen,
  Plus,
  ScanText,
  Settings,
  TextCursorInput,
} from "lucide-react";
import { pages } from "#shared/domain/pages.ts";

export interface ShellEntry {
  label: string;
  href: string;
  icon: LucideIcon;
}

export interface ShellGroup {
  name: string;
  entries: readonly ShellEntry[];
}

/** The sidebar's seven entries. */
export const shellEntries: readonly ShellEntry[] = [
  { label: "Dashboard", href: pages.overview, icon: LayoutDashboard },
  { label: "Resume Optimizer", href: pages.resumeOptimizer, icon: ScanText },
  { label: "Cover Letters", href: pages.coverLetter, icon: MailOpen },
  { label: "Application Tracker", href: pages.applications, icon: ListChecks },
  { label: "Notifications", href: pages.notifications, icon: Bell },
  { label: "Subscription", href: pages.subscription, icon: CreditCard },
  { label: "Settings", href: pages.settings, icon: Settings },
];

/** All other places, by what a person is doing; below the seven, once they are asked for. */
export const moreGroups: readonly ShellGroup[] = [
  {
    name: "Find",
    entries: [
      { label: "Job board", href: pages.jobBoard, icon: BriefcaseBusiness },
      { label: "Job sites", href: pages.jobSites, icon: Globe },
    ],
  },
  {
    name: "Apply",
    entries: [
      { label: "Resumes", href: pages.resumes, icon: FileText },
      { label: "Evidence bank", href: pages.evidence, icon: Archive },
      { label: "Form filling", href: pages.autofill, icon: TextCursorInput },
      { label: "Templates", href: pages.templates, icon: LayoutTemplate },
    ],
  },
  {
    name: "Track",
    entries: [{ label: "Analytics", href: pages.applicationAnalytics, icon: ChartColumn }],
  },
];

/** What a thumb reaches on a phone; the menu behind More has the rest. */
export const bottomEntries: readonly ShellEntry[] = [
  { label: "Home", href: pages.overview, icon: LayoutDashboard },
  { label: "Jobs", href: pages.jobBoard, icon: BriefcaseBusiness },
  { label: "Add", href: pages.share, icon: Plus },
  { label: "Tracker", href: pages.applications, icon: ListChecks },
];

/** The links that the specification gives the header of optimizer and tracker. decision: D-46. */
export const toolLinks: readonly { label: string; href: string }[] = [
  { label: "Cover Letters", href: pages.coverLetter },
  { label: "Applications", href: pages.applications },
  { label: "Resume Optimizer", href: pages.resumeOptimizer },
];

/** The result screens have addresses of their own and belong to the optimizer. */
const resultScreens: readonly string[] = [pages.resumeAnalysis, pages.resumePreview];

/** @param pattern "/letters/:id". */
const isBelow = (pattern: string, pathname: string) =>
  pathname.startsWith(pattern.slice(0, pattern.indexOf(":")));

/** An entry is current on its own page and on the pages below it. */
export function isCurrent(href: string, pathname: string): boolean {
  if (
    href === pages.resumeOptimizer &&
    (resultScreens.includes(pathname) || isBelow(pages.optimization, pathname))
  )
    return true;
  if (href === pages.coverLetter && (pathname === pages.coverLetters || isBelow(pages.letter, pathname)))
    return true;
  // A place of its own inside another one.
  if (href === pages.applications && pathname === pages.applicationAnalytics) return false;
  return pathname === href || pathname.startsWith(`${href}/`);
}
