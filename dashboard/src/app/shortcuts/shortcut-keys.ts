import { pages } from "#shared/domain/pages.ts";

/** What the keys do. `key` is what a browser reports; `go` keys follow a G. */
export const shortcuts = [
  { id: "palette", keys: "Ctrl K", text: "Search everything" },
  { id: "sidebar", keys: "Ctrl B", text: "Open or close the sidebar" },
  { id: "search", keys: "/", text: "Search on this screen", key: "/" },
  { id: "add", keys: "N", text: "New application", key: "n" },
  { id: "down", keys: "J", text: "Next in a list" },
  { id: "up", keys: "K", text: "The one before" },
  { id: "open", keys: "Enter", text: "Open it" },
  { id: "accept", keys: "A", text: "Resume: accept the change" },
  { id: "reject", keys: "R", text: "Resume: reject the change" },
  { id: "across", keys: "← →", text: "Board: column to the left or right" },
  { id: "move", keys: "M", text: "Board: move the card to the next column" },
  { id: "moveBack", keys: "Shift M", text: "Board: move the card one column back" },
  { id: "shortcuts", keys: "?", text: "Show this table", key: "?" },
  { id: "close", keys: "Esc", text: "Close the top layer" },
] as const;

export type ShortcutId = (typeof shortcuts)[number]["id"];

/** After G: the first letter of the screen. */
export const goTo: readonly { key: string; href: string; text: string }[] = [
  { key: "d", href: pages.overview, text: "Dashboard" },
  { key: "r", href: pages.resumes, text: "Resumes" },
  { key: "c", href: pages.coverLetter, text: "Cover Letters" },
  { key: "a", href: pages.applications, text: "Application Tracker" },
  { key: "n", href: pages.notifications, text: "Notifications" },
  { key: "s", href: pages.subscription, text: "Subscription" },
  { key: "t", href: pages.settings, text: "Settings" },
];

export function keysOf(id: ShortcutId): string | undefined {
  return shortcuts.find((one) => one.id === id)?.keys;
}

export function goKeys(href: string): string | undefined {
  const key = goTo.find((one) => one.href === href)?.key;
  return key && `G ${key.toUpperCase()}`;
}

/** The two keys of a chord follow each other within this time. */
export const chordMs = 1500;

/**
 * What a key without Ctrl, Alt or Cmd means; null: nothing of ours.
 * @param wasG the key before it was a G, a moment ago.
 */
export function meaningOf(key: string, wasG: boolean): { go: string } | { act: ShortcutId } | null {
  const lower = key.toLowerCase();
  const goal = wasG ? goTo.find((one) => one.key === lower) : undefined;
  if (goal) return { go: goal.href };
  const found = shortcuts.find((one) => "key" in one && one.key === lower);
  return found ? { act: found.id } : null;
}
