import { wordFamily } from "./word-family.ts";

/**
 * Words that say more than the work itself, in groups of equal strength: one of a group may stand for
 * another, none may be put in where the sources hold nothing of its group.
 */
const groups = [
  "led lead leading leader leadership headed heading head directed directing director",
  "managed manage managing manager management manages supervised supervise supervising supervisor supervision oversaw oversee overseeing overseen oversight",
  "expert expertise specialist specialised specialising specialise mastery mastered authority guru",
  "award awarded award-winning won winner winning prize",
  "owned owner ownership founded founder founding co-founded established",
  "spearheaded championed champion pioneered pioneering transformed transforming revolutionised",
  "senior principal chief executive",
  "architected architect",
  "certified accredited licensed registered qualified chartered accreditation certification licence registration",
  "extensive proven vast exceptional outstanding unparalleled unmatched world-class best-in-class superior perfect ideal flawless strongest finest top-performing highest best greatest number-one",
  "fluent native bilingual",
  "doubled tripled quadrupled halved doubling tripling halving twice double triple",
  "dozens hundreds thousands millions countless decades decade numerous",
  "sole solely single-handedly",
  "national international global worldwide nationwide internationally globally nationally",
  "honours distinction cum-laude summa valedictorian dean's",
];
const groupOf = new Map(
  groups.flatMap((group, at) => group.split(" ").map((word) => [word, at] as [string, number])),
);

/** The group of equal strength that a word belongs to; undefined for a plain word. */
export function strengthOf(low: string): number | undefined {
  return groupOf.get(low);
}

const leading = 0;
const managing = 1;
const titleRank = new Set("manager supervisor director senior principal chief executive head".split(" "));
const duty = new Set(["responsible", "charge", "accountable"].map(wordFamily));

/** True when the words of a source are as strong: the family itself, another of its group, or a stated duty. */
export function isAsStrong(low: string, words: ReadonlySet<string>, families: ReadonlySet<string>): boolean {
  // A title is held or not: no verb makes a manager.
  if (titleRank.has(low)) return words.has(low);
  if (families.has(wordFamily(low))) return true;
  const group = groupOf.get(low);
  if (group === undefined) return true;
  for (const word of words) {
    const own = groupOf.get(word);
    // Whoever leads people manages them; the other way round is a claim.
    if (own === group || (group === managing && own === leading)) return true;
  }
  return group === managing && [...duty].some((word) => families.has(word));
}
