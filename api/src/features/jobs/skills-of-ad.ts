import { readAdSections } from "#shared/engine/read-ad/read-ad-sections.ts";
import { readRequirements } from "#shared/engine/read-ad/requirements.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";

const most = 12;

/** The skills that an ad names, as the engine reads them, most wanted first. */
export function skillsOfAd(ad: { title: string; text: string }): string[] {
  const requirements = readRequirements(ad, readAdSections(ad.text, tokenise(ad.text)));
  const skills = requirements
    .filter(({ kind }) => kind === "hard" || kind === "tool")
    .map(({ term }) => term);
  return [...new Set(skills)].slice(0, most);
}
