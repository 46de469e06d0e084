import type { ReactNode } from "react";

export interface CommandChoice {
  id: string;
  label: string;
  /** Muted text after the label. */
  note?: string | undefined;
  /** The keyboard shortcut for the same action. */
  keys?: string | undefined;
  icon?: ReactNode | undefined;
  onChoose: () => void;
}

/**
 * Maximum length of a list that the ranking search handles; a longer one would be ranked and drawn again for each
 * key.
 */
const short = 100;
const shownOfLong = 50;

/** From a long list, the first choices that contain every word of the search. */
export function shownChoices<Choice extends Pick<CommandChoice, "label" | "note">>(
  choices: readonly Choice[],
  search: string,
): readonly Choice[] {
  if (choices.length <= short) return choices;
  const words = search.toLowerCase().split(/\s+/);
  const found: Choice[] = [];
  for (const choice of choices) {
    const text = `${choice.label} ${choice.note ?? ""}`.toLowerCase();
    if (!words.every((word) => text.includes(word))) continue;
    found.push(choice);
    if (found.length === shownOfLong) break;
  }
  return found;
}
