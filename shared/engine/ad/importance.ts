import type { Importance } from "../analysis.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { type AdSectionKind, sectionsWithoutRequirements } from "./ad-section.ts";
import type { AdSentence } from "./ad-sentence.ts";
import { type PlacedCue, place, type TokenRange } from "./cue-scope.ts";
import { type CueHit, describesNext, endsInPreference, findCues } from "./cue-words.ts";
import { isBenefit, isSelfPraise } from "./employer-boilerplate.ts";
import { opensName } from "./names-of-praise.ts";

/** What the sentence says about one candidate; `null` importance: it asks for nothing. */
export interface MentionImportance {
  importance: Importance | null;
  literal: boolean;
}

const zoneImportance: Readonly<Record<AdSectionKind, Importance | null>> = {
  requirements: "must",
  preferred: "preferred",
  duties: "duty",
  role: "duty",
  company: null,
  benefits: null,
  apply: null,
  legal: null,
};

/** "no experience in X, Y or Z": the negation ends with the list, not with the sentence. */
function negationEnd(tokens: readonly Token[], cue: PlacedCue, terms: readonly TokenRange[]): number {
  if (cue.from < cue.last) return cue.to;
  let end = cue.last;
  for (const term of terms) {
    if (term.first < cue.last) continue;
    const between = tokens.slice(end, term.first);
    const isNear = end === cue.last ? between.length <= 5 : between.length <= 1;
    const breaksOff = between.concat(tokens[term.first] ?? []).some((t) => (t.gap & gap.comma) !== 0);
    if (!isNear || (breaksOff && end === cue.last)) break;
    end = term.last;
  }
  return end;
}

function rules(cue: PlacedCue, term: TokenRange): boolean {
  return term.first >= cue.from && term.first < cue.to;
}

/**
 * The importance of each candidate in its sentence, in the same order (docs/engine.md, What an ad asks: cues, then
 * the section's default). A cue overlapping a term is that term's own word and does not count.
 * @param isListedPreference the sentence is a point of a list of preferences: what it says somebody has is no requirement there.
 */
export function readImportances(
  sentence: AdSentence,
  terms: readonly TokenRange[],
  isListedPreference = false,
): MentionImportance[] {
  const { tokens, zone } = sentence;
  // "the Essential Eight" is a name, in a duty too.
  const own = (cue: CueHit) =>
    terms.some((t) => cue.first < t.last && t.first < cue.last) || opensName(tokens, cue.first);
  const cues = findCues(tokens).filter((cue) => !own(cue));
  const isSkipped =
    sectionsWithoutRequirements.has(zone) ||
    (cues.some((c) => c.level === "skip") && !hasDemand(cues, zone)) ||
    (isEmployersOwn(sentence) && !cues.some((c) => c.level === "must" || isFirmPreference(tokens, c)));
  if (isSkipped) return terms.map(() => ({ importance: null, literal: false }));
  // "If you hold a ticket, even better", "Ideally from a broker, with a minimum of a year": the preference rules all of it.
  const isPreference =
    (zone === "preferred" && endsInPreference(tokens)) || tokens[0]?.low === "ideally" || opensAsWish(tokens);
  if (isPreference) return terms.map(() => ({ importance: "preferred", literal: false }));
  const asking = cues.filter(
    (c) => c.level !== "skip" && !isDutyWord(tokens, c, zone) && !(isListedPreference && isHad(c)),
  );
  const placed = place(tokens, asking, terms).map((cue) =>
    cue.level === "not" ? { ...cue, to: negationEnd(tokens, cue, terms) } : cue,
  );
  return terms.map((term) => standingOf(term, placed, sentence));
}

const farthestIf = 16;

/** "It would be lovely, though no more than that, if you had …" */
function opensAsWish(tokens: readonly Token[]): boolean {
  const opening = tokens
    .slice(0, farthestIf)
    .map(({ low }) => low)
    .join(" ");
  return /^(?:it|that)(?: would|d) (?:also |really )?be (?:\w+ ){1,11}if you(?: |$)/.test(opening);
}

const notNamed = new Set("for to that and or but if in".split(" "));

/** "complete all mandatory training": said of the next word. */
function isAttribute(tokens: readonly Token[], { first, last }: CueHit): boolean {
  const next = tokens[last];
  const isLiteral = tokens[first]?.low === "mandatory" || tokens[first]?.low === "essential";
  return (
    isLiteral && first > 0 && next !== undefined && (next.gap & ~gap.joined) === 0 && !notNamed.has(next.low)
  );
}

/** "You have been through an audit" in a list of preferences: only the literal words make a requirement there. */
function isHad({ level, side, literal }: CueHit): boolean {
  return level === "must" && side === "before" && !literal;
}

/** "as needed", "the required forms": in a list of duties only the literal words make a requirement. */
function isDutyWord(tokens: readonly Token[], cue: CueHit, zone: AdSectionKind): boolean {
  if (zone !== "duties") return false;
  if (cue.level !== "must") return describesNext(tokens, cue);
  return !cue.literal || isAttribute(tokens, cue);
}

/** Benefits ask for nothing under any heading; self-praise does so outside the parts that list requirements. */
function isEmployersOwn({ tokens, zone }: AdSentence): boolean {
  return isBenefit(tokens) || (zone !== "requirements" && isSelfPraise(tokens));
}

const firmWishes = new Set(["preferred", "desirable", "advantageous"]);

/** "Experience is preferred, but we'll teach you": the preference remains. */
function isFirmPreference(tokens: readonly Token[], cue: CueHit): boolean {
  return cue.level === "preferred" && firmWishes.has(tokens[cue.last - 1]?.low ?? "");
}

/** A benefit sentence under "Requirements" that says "essential" still asks. */
function hasDemand(cues: readonly CueHit[], zone: AdSectionKind): boolean {
  return cues.some((c) => c.level === "must") || zone === "requirements";
}

function standingOf(term: TokenRange, cues: readonly PlacedCue[], sentence: AdSentence): MentionImportance {
  const ruling = cues.filter((cue) => rules(cue, term));
  if (ruling.some((cue) => cue.level === "not")) return { importance: null, literal: false };
  const after = ruling.filter((cue) => cue.from < cue.last);
  const cue = after[0] ?? ruling.at(-1);
  if (cue === undefined || cue.level === "not" || cue.level === "skip")
    return { importance: zoneImportance[sentence.zone], literal: sentence.literal };
  return { importance: cue.level, literal: cue.literal };
}
