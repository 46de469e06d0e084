import { useQuery } from "@tanstack/react-query";
import { FileText, Keyboard, ListChecks, LogOut, Plus, SunMoon } from "lucide-react";
import * as z from "zod/mini";
import { queryKey } from "#shared/client/route-query.ts";
import { dashboardContract as contract } from "#shared/contract/overview.ts";
import { applicationPath, pages, resumePath } from "#shared/domain/pages.ts";
import { may, type Tier } from "#shared/domain/plans.ts";
import type { Theme } from "#shared/ui/blocks/themes.ts";
import { CommandDialog } from "#shared/ui/primitives/command/command.tsx";
import type { CommandChoice } from "#shared/ui/primitives/command/command-choices.ts";
import { useApplications } from "../../features/applications/use-applications.ts";
import { api } from "../../platform/api.ts";
import { readValue, writeValue } from "../../platform/browser/browser-storage.ts";
import { moreGroups } from "../shell/more-places.ts";
import { shellEntries } from "../shell/shell-entries.ts";
import { goKeys, keysOf } from "../shortcuts/shortcut-keys.ts";
import { withRecent } from "./palette-groups.ts";

const key = "kelpie_palette_recent";
const most = 8;
const ids = z.array(z.string());

/** Ids of what was chosen lately, newest first. */
function recentChoices(): string[] {
  return readValue("local", key, ids) ?? [];
}

function rememberChoice(id: string): void {
  writeValue("local", key, [id, ...recentChoices().filter((one) => one !== id)].slice(0, most));
}

const everyPlace = [...shellEntries, ...moreGroups.flatMap(({ entries }) => entries)];

export interface PaletteProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  tier: Tier;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  onNavigate: (href: string) => void;
  onShortcuts: () => void;
  onSignOut: () => void;
}

const nextTheme = { system: "light", light: "dark", dark: "system" } as const;

/** Every screen, job and resume, and what can be done from anywhere. */
export function Palette(props: PaletteProps) {
  const { open, onOpenChange, onNavigate } = props;
  const { data: applications = [] } = useApplications();
  const { data: resumes = [] } = useQuery({
    queryKey: queryKey(contract.resumes.list),
    queryFn: () => api.resumes.list(),
  });
  const go = (id: string, href: string): Pick<CommandChoice, "id" | "onChoose"> => ({
    id,
    onChoose: () => onNavigate(href),
  });
  const groups = withRecent(
    [
      {
        title: "Go to",
        choices: everyPlace.map(({ href, icon: Icon, label }) => ({
          ...go(href, href),
          label,
          icon: <Icon aria-hidden="true" />,
          keys: goKeys(href),
        })),
      },
      { title: "Actions", choices: actionsOf(props) },
      {
        title: "Applications",
        choices: applications.map(({ id, jobTitle, company }) => ({
          ...go(`application ${id}`, applicationPath(id)),
          label: jobTitle,
          note: company,
          icon: <ListChecks aria-hidden="true" />,
        })),
      },
      {
        title: "Resumes",
        choices: resumes.map(({ id, name }) => ({
          ...go(`resume ${id}`, resumePath(id)),
          label: name,
          icon: <FileText aria-hidden="true" />,
        })),
      },
    ],
    recentChoices(),
  ).map(({ title, choices }) => ({
    title,
    choices: choices.map((choice) => ({
      ...choice,
      onChoose: () => {
        rememberChoice(choice.id);
        onOpenChange(false);
        choice.onChoose();
      },
    })),
  }));
  return (
    <CommandDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Search Kelpie"
      placeholder="Search screens, applications, resumes"
      emptyText="Nothing is called that."
      groups={groups}
      at={fieldPlace()}
    />
  );
}

/** The top bar's field, where there is room for one: what is found opens under it. */
function fieldPlace(): { left: number; top: number } | undefined {
  const box = document.querySelector("[data-search-field]")?.getBoundingClientRect();
  return box && box.width > 100 ? { left: box.left, top: box.top } : undefined;
}

function actionsOf({
  tier,
  theme,
  onTheme,
  onNavigate,
  onShortcuts,
  onSignOut,
}: PaletteProps): CommandChoice[] {
  const add: CommandChoice = {
    id: "add-application",
    label: "Add application",
    icon: <Plus aria-hidden="true" />,
    keys: keysOf("add"),
    onChoose: () => onNavigate(`${pages.applications}?add=1`),
  };
  return [
    ...(may(tier, "use-tracker") ? [add] : []),
    {
      id: "theme",
      label: `Switch theme to ${nextTheme[theme]}`,
      icon: <SunMoon aria-hidden="true" />,
      onChoose: () => onTheme(nextTheme[theme]),
    },
    {
      id: "shortcuts",
      label: "Keyboard shortcuts",
      icon: <Keyboard aria-hidden="true" />,
      keys: keysOf("shortcuts"),
      onChoose: onShortcuts,
    },
    { id: "sign-out", label: "Sign out", icon: <LogOut aria-hidden="true" />, onChoose: onSignOut },
  ];
}
