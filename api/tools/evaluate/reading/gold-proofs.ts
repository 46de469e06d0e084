import { adUnits } from "#shared/engine/ad/ad-units.ts";
import type { Requirement, RequirementKind, Span } from "#shared/engine/analysis.ts";
import { type FoundTerm, findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { findLicenceClasses } from "#shared/engine/vocabulary/terms/licence-classes.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { type GoldAd, type GoldPair, overlaps, type PlacedGold } from "./gold.ts";
import { countProofs, type ProofCounts } from "./pair-figures.ts";

/** Words about importance: if a line has only these and a term, the term is the whole criterion. */
const demandWords = new Set(
  (
    "a an the and or of in with for to your our experience experienced strong good excellent solid proven demonstrated proficient " +
    "proficiency knowledge understanding ability skills skill familiarity current valid is must use using as part"
  ).split(" "),
);

/** The vocabulary's term if the quote contains nothing else apart from words such as "required". */
function wholeTerm(quote: string): FoundTerm | undefined {
  const terms = findTerms(quote);
  const [term] = terms;
  if (terms.length !== 1 || term === undefined) return undefined;
  const rest = tokenise(quote).filter((_, at) => at < term.first || at >= term.last);
  return rest.every(({ low }) => demandWords.has(low)) ? term : undefined;
}

const gateKinds: Readonly<Record<string, RequirementKind>> = { qualification: "qualification" };

function kindOf(gold: PlacedGold, term: FoundTerm | undefined): RequirementKind {
  if (term !== undefined) return term.term.kind;
  if (gold.gate === null || gold.gate === "years") return "hard";
  return gateKinds[gold.gate] ?? "licence";
}

function sentenceOf(ad: GoldAd, span: Span): Span {
  const found = adUnits(ad.text, tokenise(ad.text)).find((sentence) => overlaps(sentence, span));
  return found === undefined ? span : { start: found.start, end: found.end };
}

/** The labelled requirements in the form of the engine's reader. */
export function requirementsOfGolds(ad: GoldAd, golds: readonly PlacedGold[]): Requirement[] {
  return golds.flatMap((gold): Requirement[] => {
    const [span] = gold.spans;
    if (span === undefined) return [];
    const term = wholeTerm(gold.quote);
    const [licence] = findLicenceClasses(gold.quote, tokenise(gold.quote));
    const canonicalId = term?.term.id ?? licence?.id;
    return [
      {
        id: `gold:${gold.id}`,
        term: gold.quote,
        ...(canonicalId === undefined ? {} : { canonicalId }),
        aliases: [],
        importance: gold.level,
        kind: kindOf(gold, term),
        span,
        sentence: sentenceOf(ad, span),
        ...(gold.group === null ? {} : { groupId: gold.group }),
        core: gold.core,
        origin: canonicalId === undefined ? "pattern" : "vocab",
      },
    ];
  });
}

/** The engine's verdicts if it is given exactly the labelled requirements: measures only the proofs. */
export function countGoldProofs(
  pair: GoldPair,
  ad: GoldAd,
  golds: readonly PlacedGold[],
  person: { resumeText: string; asOf: string },
): ProofCounts {
  const requirements = requirementsOfGolds(ad, golds);
  const counts: ProofCounts = { n: 0, right: 0, yes: 0, falseNo: 0, no: 0, falseYes: 0, misses: [] };
  const analysis = analyseResume({ ...person, ad, requirements });
  for (const gold of golds) {
    // One criterion at a time, because the words of two labels may overlap.
    const own = requirements.filter(({ id }) => id === `gold:${gold.id}`);
    const only = { ...analysis, match: { ...analysis.match, requirements: own } };
    const one = countProofs(pair, [gold], only);
    for (const key of ["n", "right", "yes", "falseNo", "no", "falseYes"] as const) counts[key] += one[key];
    counts.misses.push(...one.misses.map((miss) => ({ ...miss, field: "goldProof" })));
  }
  return counts;
}
