import { BriefcaseBusiness, FileText, Globe, LayoutTemplate, TextCursorInput } from "lucide-react";
import { pages } from "#shared/domain/pages.ts";
import { type ShellEntry, shellEntries } from "../shell/shell-entries.ts";

/** The sidebar's screens and those that are reached from others. */
export const paletteScreens: readonly ShellEntry[] = [
  ...shellEntries,
  { label: "Job board", href: pages.jobBoard, icon: BriefcaseBusiness },
  { label: "Resumes", href: pages.resumes, icon: FileText },
  { label: "Form filling", href: pages.autofill, icon: TextCursorInput },
  { label: "Job sites", href: pages.jobSites, icon: Globe },
  { label: "Resume templates", href: pages.templates, icon: LayoutTemplate },
];
