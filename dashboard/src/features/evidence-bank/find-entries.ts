import type { EvidenceBank } from "#shared/contract/evidence-bank.ts";
import { roleLabel, storyParts } from "#shared/domain/evidence-bank/bank-entry.ts";

/** The entries that hold all of the words, facts and noes apart. Capitals do not matter. */
export function findEntries({ facts, stories }: EvidenceBank, words: string) {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (...texts: string[]) => {
    const all = texts.join(" ").toLowerCase();
    return asked.every((word) => all.includes(word));
  };
  const found = facts.filter(({ term, words: own, role, state }) =>
    holds(term, own, role ? roleLabel(role) : "", state ?? ""),
  );
  return {
    facts: found.filter(({ state }) => state !== "not"),
    noes: found.filter(({ state }) => state === "not"),
    stories: stories.filter((story) =>
      holds(
        story.title,
        ...storyParts.map((part) => story[part]),
        ...story.terms,
        story.role ? roleLabel(story.role) : "",
      ),
    ),
  };
}
