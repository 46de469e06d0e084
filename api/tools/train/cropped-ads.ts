import { seededRandom } from "./fit-tagger.ts";
import type { LabelledAd } from "./labelled-ad.ts";

const longest = 4;

/**
 * Parts of labelled ads as separate texts of one to four units, because people paste a sentence or a list.
 * Deterministic.
 * @param ads fully labelled ads.
 */
export function croppedAds(ads: readonly LabelledAd[], count: number): LabelledAd[] {
  const random = seededRandom(11);
  const pick = (below: number) => Math.floor(random() * below);
  return Array.from({ length: count }, (_, n) => {
    const ad = ads[pick(ads.length)] as LabelledAd;
    const first = pick(ad.spans.length);
    const spans = ad.spans.slice(first, first + 1 + pick(longest));
    const from = spans[0]?.start ?? 0;
    return {
      ...ad,
      id: `crop/${n}`,
      text: ad.text.slice(from, spans.at(-1)?.end ?? 0),
      spans: spans.map(({ start, end, ...rest }) => ({ ...rest, start: start - from, end: end - from })),
    };
  });
}
