import type { ReactNode } from "react";

export interface CommandChoice {
  id: string;
  label: string;
  /** Muted, behind the label. */
  note?: string | undefined;
  /** Keys that do the same. */
  keys?: string | undefined;
  icon?: ReactNode | undefined;
  onChoose: () => void;
}

/** A list up to here is left to the ranking search; a longer one would be ranked and drawn anew at each key. */
const short = 100;
const shownOfLong = 50;

/** Of a long list the first ones that hold every word of the search. */
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
