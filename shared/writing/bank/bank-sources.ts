import { type FactAnswer, type Story, storyParts } from "#shared/domain/evidence-bank/bank-entry.ts";
import type { Source } from "../verify/claim.ts";
import { factSource } from "./fact-line.ts";
import { namesTerm } from "./names-term.ts";

type Stored<Entry> = Entry & { id: string };

/** The entries that an account has stored in its evidence bank. */
export interface StoredEntries {
  facts: readonly Stored<FactAnswer>[];
  stories: readonly Stored<Story>[];
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

/** A fact as a source for the fact check; none if the answer was no. */
export function factSources(fact: Stored<FactAnswer>): Source[] {
  const text = factSource(fact, namesTerm);
  return text === null ? [] : [{ id: `bank:${fact.id}`, text }];
}

function storySources(story: Stored<Story>): Source[] {
  const parts = storyParts.map((part) => ({ id: `bank:${story.id}:${part}`, text: oneLine(story[part]) }));
  const shows = { id: `bank:${story.id}:terms`, text: story.terms.join(", ") };
  return [...parts, shows].filter(({ text }) => text !== "");
}

/**
 * The evidence bank as sources for the fact check and the writers. Each source says exactly what the person said,
 * including whether something is in progress, basic or expired. An answer of no is not a source.
 */
export function bankSources({ facts, stories }: StoredEntries): Source[] {
  return [...facts.flatMap(factSources), ...stories.flatMap(storySources)];
}
