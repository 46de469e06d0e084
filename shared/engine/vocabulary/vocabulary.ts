import { conceptTexts } from "./concepts.ts";
import { families } from "./families.ts";
import { VocabularyIndex } from "./vocabulary-index.ts";

export interface Vocabulary {
  version: string;
  index: VocabularyIndex;
}

/** FNV-1a over the text: a version that changes with every edit of the vocabulary. */
function hashOf(texts: readonly string[]): string {
  let h = 0x811c9dc5;
  for (const text of texts)
    for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(16).padStart(8, "0");
}

/** Builds the index from the family texts. `vocabulary()` keeps the result. */
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
