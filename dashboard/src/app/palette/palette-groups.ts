import type { CommandGroup } from "#shared/ui/primitives/command/command.tsx";

/** The groups with what was chosen lately in front; a choice is shown once, an empty group not at all. */
export function withRecent(groups: readonly CommandGroup[], recent: readonly string[]): CommandGroup[] {
  const all = groups.flatMap(({ choices }) => choices);
  const latest = recent.flatMap((id) => all.find((choice) => choice.id === id) ?? []);
  const rest = groups.map(({ title, choices }) => ({
    title,
    choices: choices.filter(({ id }) => !recent.includes(id)),
  }));
  return [{ title: "Recent", choices: latest }, ...rest].filter(({ choices }) => choices.length > 0);
}
