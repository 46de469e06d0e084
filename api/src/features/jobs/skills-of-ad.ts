import { readAdUnits } from "#shared/engine/ad/read-ad-units.ts";
import { readRequirements } from "#shared/engine/ad/read-requirements.ts";
import { keywordsOf } from "#shared/engine/keywords.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";

const most = 12;

/** The skills and tools of the term lists in what an ad asks for, as the ad writes them, the most wanted first. */
export function skillsOfAd(ad: { title: string; text: string }): string[] {
  const requirements = readRequirements(ad, readAdUnits(ad.text, tokenise(ad.text)));
  const skills = keywordsOf({ requirements }, "").filter(({ kind }) => kind === "hard" || kind === "tool");
  return skills.slice(0, most).map(({ text }) => text);
}

/** The same of several ads, in their order. */
export function skillsOfAds(ads: readonly { title: string; text: string }[]): string[][] {
  return ads.map(skillsOfAd);
}
