import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import { countStates, ledgerOf } from "#shared/engine/ledger.ts";

/** What the sentences about a run are made of. */
type RunFacts = Pick<Optimisation, "atsScore" | "lineByLineSuggestions" | "addedKeywords"> & {
  before: Pick<Optimisation["before"], "atsScore">;
  analysis: Pick<Optimisation["analysis"], "match">;
};

/**
 * What this run achieved, in sentences; every number is measured (decision: D-08).
 * @param stated how many of the person's own statements are in the text.
 */
export function keyAchievements(result: RunFacts, stated = 0): string[] {
  const { before, atsScore, lineByLineSuggestions, addedKeywords, analysis } = result;
  const facts: string[] = [];
  if (atsScore > before.atsScore) facts.push(`Score up from ${before.atsScore}% to ${atsScore}%`);
  // As the desk counts them, so that one result never has two counts.
  const asked = ledgerOf(analysis.match);
  const { shown } = countStates(asked);
  if (asked.length > 0) facts.push(`${shown} of ${asked.length} points of the ad are shown in full`);
  if (addedKeywords.length > 0) facts.push(`Now in the ad's own words: ${addedKeywords.join(", ")}`);
  const lines = lineByLineSuggestions.length;
  if (lines > 0) facts.push(lines === 1 ? "1 line changed" : `${lines} lines changed`);
  if (stated > 0)
    facts.push(
      stated === 1 ? "1 statement of your own was added" : `${stated} statements of your own were added`,
    );
  facts.push(`No ${stated > 0 ? "other " : ""}claim beyond your resume`);
  return facts;
}

export interface CategoryNote {
  searchability: string;
  hardSkills: string;
  softSkills: string;
  formatting: string;
}

/** The engine's checks in words, as far as a person can act on them. */
const checkWords: Record<string, string> = {
  name: "name",
  email: "e-mail",
  phone: "phone",
  location: "location",
  "heading-experience": "experience heading",
  "heading-education": "education heading",
  "heading-skills": "skills heading",
  work: "title, employer and dates of every role",
  education: "education details",
  dates: "readable dates",
};

export function searchabilityNote(checks: Optimisation["analysis"]["read"]["checks"]): string {
  const open = checks
    .filter((check) => check.points < check.maxPoints)
    .flatMap((check) => checkWords[check.id] ?? []);
  return open.length === 0 ? "Contact, dates and headings found." : `Not clear: ${open.join(", ")}.`;
}

export function categoryNotes(result: Optimisation): CategoryNote {
  const { hardSkills, softSkills, formatting } = result.powerEditAnalysis;
  const skills = ({ score, found, missing }: typeof hardSkills) => {
    if (result.scoreBasis === "read") return "No ad was compared.";
    if (score === null) return "The ad asks for none.";
    return `${found.length} of ${found.length + missing.length} asked for.`;
  };
  return {
    searchability: searchabilityNote(result.analysis.read.checks),
    hardSkills: skills(hardSkills),
    softSkills: skills(softSkills),
    formatting: formatting.issues[0] ?? "No issue found.",
  };
}

export interface ComparedLine {
  /** Its place in the text, for keys. */
  number: number;
  text: string;
  isChanged: boolean;
}

/** Lines that the other text does not hold are the changed ones. */
export function compareLines(text: string, other: string): ComparedLine[] {
  const known = new Set(other.split(/\r?\n/).map((line) => line.trim()));
  return text.split(/\r?\n/).map((line, number) => ({
    number,
    text: line,
    isChanged: line.trim() !== "" && !known.has(line.trim()),
  }));
}
