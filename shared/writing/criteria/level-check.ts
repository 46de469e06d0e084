/** The level that a job is advertised at, and the phrases of an answer that read below it. */
export interface LevelCheck {
  /** "APS6"; null where the ad names none. */
  asked: string | null;
  phrases: { words: string; reads: string; isBelow: boolean }[];
}

/** The steps of the APS work level standards, lowest first. Source: docs/australian-applications.md, Level. */
const steps = ["APS2", "APS3", "APS4", "APS5", "APS6", "EL1", "EL2"] as const;

/** Verbs of the work level standards; the number is the index of the step. */
const verbs: readonly (readonly [number, string])[] = [
  [1, "helped|assisted|supported|processed|followed|filed|recorded|answered|shadowed|participated"],
  [2, "prepared|checked|arranged|maintained|organised|responded|monitored|updated|scheduled"],
  [3, "analysed|coordinated|drafted|researched|reviewed|trained|investigated|improved|explained"],
  [4, "led|managed|planned|decided|negotiated|advised|developed|designed|coached|supervised|ran|resolved"],
  [5, "shaped|directed|established|represented|influenced|oversaw|reformed|set the|was accountable"],
  [6, "set the direction|transformed|governed|steered"],
];
const ranks = verbs.map(
  ([rank, list]) => [rank, new RegExp(`\\b(?:${list})\\b(?: [\\w'\u2019-]{1,20}){0,3}`, "gi")] as const,
);

const aps = /\bAPS ?(?:level )?([1-6])\b/i;
const executive = /\b(?:EL ?|Executive Level )([12])\b/;
/** Classes of the states and universities, with the step that is nearest in pay and standards. */
const others: readonly (readonly [RegExp, readonly number[]])[] = [
  [/\bAO ?([2-8])\b/, [0, 1, 2, 3, 4, 5, 5]],
  [/\bVPS ?(?:grade )?([2-7])\b/i, [1, 2, 3, 4, 5, 6]],
  [/\bASO ?([2-6])\b/, [0, 1, 2, 3, 4]],
];

function askedStep(text: string): { name: string; step: number } | null {
  const level = aps.exec(text)?.[1];
  if (level !== undefined) return { name: `APS${level}`, step: Math.max(0, Number(level) - 2) };
  const senior = executive.exec(text)?.[1];
  if (senior !== undefined) return { name: `EL${senior}`, step: 4 + Number(senior) };
  for (const [sign, places] of others) {
    const found = sign.exec(text);
    const step = places[Number(found?.[1] ?? 0) - 2];
    if (found !== null && step !== undefined) return { name: found[0], step };
  }
  return null;
}

const looked = 4_000;
const mostPhrases = 8;

/**
 * Compares the verbs of an answer with the level that the ad names. A verb two steps lower is a hint to check it,
 * never a reason to claim more. Pure.
 */
export function checkLevel(answer: string, ad: { title: string; text: string }): LevelCheck {
  const asked = askedStep(ad.title) ?? askedStep(ad.text.slice(0, looked));
  if (asked === null) return { asked: null, phrases: [] };
  const phrases = ranks.flatMap(([rank, form]) =>
    [...answer.slice(0, 12_000).matchAll(form)].map((found) => ({
      ...{ words: found[0], reads: steps[Math.min(rank, steps.length - 1)] ?? "APS2", at: found.index },
      isBelow: rank <= asked.step - 2,
    })),
  );
  const shown = phrases
    .sort((a, b) => Number(b.isBelow) - Number(a.isBelow) || a.at - b.at)
    .slice(0, mostPhrases)
    .map(({ at: _, ...phrase }) => phrase);
  return { asked: asked.name, phrases: shown };
}
