import { weightOf } from "./ad/importance-weight.ts";
import type { AnalysisFields, MatchResult, ReadResult, RequirementKind, SkillScore } from "./analysis.ts";
import { type Keyword, keywordsOf } from "./keywords.ts";

function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.floor((100 * part) / whole + 0.5);
}

const textsOf = (keywords: readonly Keyword[], isFound: boolean) =>
  keywords.filter((one) => one.isFound === isFound).map(({ text }) => text);

/** The weighed share of the keywords of some kinds. */
function skillScore(keywords: readonly Keyword[]): SkillScore {
  const weight = (some: readonly Keyword[]) => some.reduce((sum, one) => sum + weightOf(one.importance), 0);
  const found = keywords.filter(({ isFound }) => isFound);
  return {
    score: percent(weight(found), weight(keywords)),
    found: textsOf(keywords, true),
    missing: textsOf(keywords, false),
  };
}

/** The specification's fields from measured values (docs/engine.md, The product's fields). */
export function readFields(read: ReadResult, match: MatchResult, resumeText: string): AnalysisFields {
  const keywords = keywordsOf(match, resumeText);
  const ofKind = (...kinds: RequirementKind[]) => keywords.filter(({ kind }) => kinds.includes(kind));
  return {
    atsScore: match.value ?? read.value,
    scoreBasis: match.value === null ? "read" : "match",
    provisional: match.value !== null && match.provisional,
    keywordMatchPercentage: percent(keywords.filter(({ isFound }) => isFound).length, keywords.length),
    foundKeywords: textsOf(keywords, true),
    missingKeywords: textsOf(keywords, false),
    hardSkills: skillScore(ofKind("hard", "tool")),
    softSkills: skillScore(ofKind("soft")),
    searchability: read.value,
    formatting: {
      score: read.formatting,
      issues: read.issues.map((i) => i.text),
      suggestions: read.issues.map((i) => i.advice),
    },
  };
}
