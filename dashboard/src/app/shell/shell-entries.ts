import {
  Bell,
  CreditCard,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  MailOpen,
  ScanText,
  Settings,
} from "lucide-react";
import { pages } from "#shared/domain/pages.ts";

export interface ShellEntry {
  label: string;
  href: string;
  icon: LucideIcon;
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
