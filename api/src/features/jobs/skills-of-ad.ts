import type { Requirement } from "#shared/engine/analysis.ts";
import { readAdSections } from "#shared/engine/read-ad/read-ad-sections.ts";
import { readRequirements } from "#shared/engine/read-ad/requirements.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";

const most = 12;

/** A duty in the ad's own words ("design small bridges") is work, no skill; a known thing named in it is one. */
function isSkill({ kind, importance, origin }: Requirement): boolean {
  return kind === "tool" || (kind === "hard" && (importance !== "duty" || origin === "vocab"));
}

/** The skills that an ad names, as the engine reads them, most wanted first. */
export function skillsOfAd(ad: { title: string; text: string }): string[] {
  const requirements = readRequirements(ad, readAdSections(ad.text, tokenise(ad.text)));
  const skills = requirements.filter(isSkill).map(({ term }) => term);
  return [...new Set(skills)].slice(0, most);
}

/** The same of several ads, in their order. */
export function skillsOfAds(ads: readonly { title: string; text: string }[]): string[][] {
  return ads.map(skillsOfAd);
}
