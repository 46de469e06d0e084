import type { Db } from "../db/open.ts";
import { listAdTexts } from "./candidates.store.ts";
import type { AdToScore } from "./score-ads.ts";

/** Of a day's new ads each is asked for by most people's tasks: 16 million characters are some thousand ads. */
const mostCharacters = 16_000_000;

const known = new Map<string, AdToScore>();
let characters = 0;

/** The words of ads for the engine; those that this process has asked for lately without a question to the database. */
export async function adTexts(db: Db, ads: readonly { id: string; key: string }[]): Promise<AdToScore[]> {
  const missing = ads.filter(({ key }) => !known.has(key));
  const held = ads.flatMap(({ key }) => known.get(key) ?? []);
  const read = await listAdTexts(
    db,
    missing.map(({ id }) => id),
  );
  for (const ad of read) remember(ad);
  return [...held, ...read];
}

function remember(ad: AdToScore): void {
  if (known.has(ad.key)) return;
  known.set(ad.key, ad);
  characters += ad.text.length;
  for (const [key, { text }] of known) {
    if (characters <= mostCharacters) return;
    known.delete(key);
    characters -= text.length;
  }
}
