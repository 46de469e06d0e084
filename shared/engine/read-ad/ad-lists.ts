import type { AdSentence } from "./ad-sentence.ts";
import type { AdZone } from "./zones/ad-zone.ts";

/** Which lists the ad has: what its running text says beside them is talk, or all there is. */
export interface AdLists {
  duties: boolean;
  demands: boolean;
}

/** Fewer sentences under a heading are no list. */
const shortest = 3;

/** The lists of an ad, by the zones of its sentences. */
export function listsOf(sentences: readonly AdSentence[]): AdLists {
  const inZone = (...zones: AdZone[]) => sentences.filter(({ zone }) => zones.includes(zone)).length;
  return { duties: inZone("duties") >= shortest, demands: inZone("requirements", "preferred") >= shortest };
}
