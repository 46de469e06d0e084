import {
  Archive,
  BriefcaseBusiness,
  ChartColumn,
  FileText,
  Globe,
  LayoutTemplate,
  ListTodo,
  TextCursorInput,
} from "lucide-react";
import { newDesk } from "#shared/domain/criteria/criterion.ts";
import { criteriaPath, pages } from "#shared/domain/pages.ts";
import type { ShellEntry } from "./shell-entries.ts";

export interface ShellGroup {
  name: string;
  entries: readonly ShellEntry[];
}

/** All other places, by what a person is doing; below the seven. */
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
      { label: "Selection criteria", href: criteriaPath(newDesk), icon: ListTodo },
      { label: "Form filling", href: pages.autofill, icon: TextCursorInput },
      { label: "Templates", href: pages.templates, icon: LayoutTemplate },
    ],
  },
  {
    name: "Track",
    entries: [{ label: "Analytics", href: pages.applicationAnalytics, icon: ChartColumn }],
  },
];
