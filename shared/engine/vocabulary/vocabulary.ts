import { hashOf } from "../words/hash.ts";
import { conceptTexts } from "./concepts.ts";
import { families } from "./families.ts";
import { VocabularyIndex } from "./vocabulary-index.ts";

export interface Vocabulary {
  version: string;
  index: VocabularyIndex;
}

/** Builds the index from the family texts, with a version that changes with every edit. `vocabulary()` keeps the result. */
export function loadVocabulary(): Vocabulary {
  const index = new VocabularyIndex();
  for (const [family, text] of Object.entries(families)) index.addFamily(family, text);
  return { version: `v2-${hashOf([...Object.values(families), ...conceptTexts])}`, index };
}

let loaded: Vocabulary | undefined;

/** The one vocabulary, built at first use. */
export function vocabulary(): Vocabulary {
  loaded ??= loadVocabulary();
  return loaded;
}
