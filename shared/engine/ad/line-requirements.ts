import { shownLine } from "#shared/domain/shown-line.ts";
import type { AdInput, Importance, Requirement } from "../analysis.ts";
import { findNamedKnockOuts } from "../knock-outs/find-knock-outs.ts";
import { ownPhraseId } from "../vocabulary/vocabulary-index.ts";
import { type Token, tokenise } from "../words/tokenise.ts";
import type { AdLabel } from "./ad-labels.ts";
import { endsInPreference, findCues } from "./cue-words.ts";
import type { LabelledUnit } from "./label-units.ts";
import { isEmpty, kindOfTerms, termsIn, wholeTerm } from "./line-terms.ts";
import { isRefusal } from "./refusals.ts";

/** Most requirements of one ad: further ones are no honest ad's. */
const mostRequirements = 72;
const mostCore = 8;

const levels: Partial<Record<AdLabel, Importance>> = {
  essential: "must",
  desirable: "preferred",
  duty: "duty",
};

const literalWords = new Set("essential mandatory must required minimum".split(" "));

function idOf(tokens: readonly Token[]): string {
  const words = tokens.filter((token) => !isEmpty(token)).map(({ stem }) => stem);
  const own = words.length > 0 ? words : tokens.map(({ stem }) => stem);
  return `${ownPhraseId}${own.join("-").slice(0, 80)}`;
}

/** A unit that asks, with what decides whether it is one of those that decide. */
interface Draft {
  requirement: Requirement;
  rank: number;
}

function draftOf(
  text: string,
  unit: LabelledUnit,
  importance: Importance,
  title: ReadonlySet<string>,
): Draft {
  const terms = termsIn(text, unit.tokens);
  const canonicalId = wholeTerm(unit.tokens, terms);
  const kind = kindOfTerms(text, unit.tokens, terms, unit.label === "duty");
  const span = { start: unit.start, end: unit.end };
  const requirement: Requirement = {
    id: canonicalId ?? idOf(unit.tokens),
    term: shownLine(text.slice(unit.start, unit.end)),
    ...(canonicalId === undefined ? {} : { canonicalId }),
    aliases: [],
    importance,
    kind,
    span,
    sentence: span,
    core: false,
    origin: canonicalId === undefined ? "pattern" : "vocab",
    terms,
  };
  const isLiteral = unit.tokens.some(({ low }) => literalWords.has(low));
  const named = unit.tokens.filter(({ stem }) => title.has(stem)).length;
  const isPaper = kind === "qualification" || kind === "licence";
  return { requirement, rank: (isPaper ? 2 : 0) + (isLiteral ? 2 : 0) + Math.min(named, 2) };
}

/** "… preferred." at its end says it in so many words, whatever the lines around it are. */
function levelOf(text: string, { label, tokens }: LabelledUnit): Importance | undefined {
  // A condition that no knock-out question is known for is a requirement like any other.
  const isAsked = label !== "condition" || findNamedKnockOuts(text, tokens).length > 0;
  const level = isAsked ? levels[label] : "must";
  if (level !== "must") return level;
  const cues = findCues(tokens);
  const endsIn = cues.some(
    (cue) => cue.level === "preferred" && cue.side !== "before" && cue.last >= tokens.length,
  );
  return (endsIn || endsInPreference(tokens)) && cues.every((cue) => cue.level !== "must")
    ? "preferred"
    : level;
}

/** "Other" on a line of its own, of which the term lists know nothing: a heading of a kind. */
function isBareWord(text: string, { tokens, mark, ofLine }: LabelledUnit): boolean {
  return tokens.length < 2 && mark === "" && ofLine === 1 && termsIn(text, tokens).length === 0;
}

const order: Record<Importance, number> = { must: 3, preferred: 2, duty: 1 };

/**
 * What an ad asks for: its units of requirements, preferred requirements and duties, each whole and in the ad's words, in the ad's order.
 * Of two that say the same the stronger one is stored. Up to eight musts are its core.
 */
export function lineRequirements({ text, title }: AdInput, units: readonly LabelledUnit[]): Requirement[] {
  const titleStems = new Set(tokenise(title ?? "").flatMap((token) => (isEmpty(token) ? [] : [token.stem])));
  const all = new Map<string, Draft>();
  for (const unit of units) {
    const importance = levelOf(text, unit);
    if (importance === undefined || unit.tokens.length === 0) continue;
    if (isRefusal(text.slice(unit.start, unit.end)) || isBareWord(text, unit)) continue;
    const draft = draftOf(text, unit, importance, titleStems);
    const known = all.get(draft.requirement.id);
    if (known === undefined || order[known.requirement.importance] < order[importance])
      all.set(draft.requirement.id, draft);
  }
  const drafts = [...all.values()]
    .sort((a, b) => order[b.requirement.importance] - order[a.requirement.importance])
    .slice(0, mostRequirements)
    .sort((a, b) => a.requirement.span.start - b.requirement.span.start);
  const core = new Set(
    drafts
      .filter(
        ({ requirement, rank }) =>
          requirement.importance === "must" && requirement.kind !== "soft" && rank > 0,
      )
      .sort((a, b) => b.rank - a.rank || a.requirement.span.start - b.requirement.span.start)
      .slice(0, mostCore)
      .map(({ requirement }) => requirement.id),
  );
  return drafts.map(({ requirement }) => ({ ...requirement, core: core.has(requirement.id) }));
}
