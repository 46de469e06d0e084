import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { Analysis, KnockOut } from "#shared/engine/analysis.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { isLeftOff } from "#shared/engine/words/left-off.ts";
import { commaPieces } from "./comma-pieces.ts";
import { rightsSentence } from "./paper-prose.ts";

const paperKinds = new Set<KnockOut["kind"]>([
  "ahpra",
  "children-check",
  "ndis-check",
  "police-check",
  "driver-licence",
  "white-card",
  "high-risk-work",
  "rsa",
  "rcg",
  "first-aid",
  "cpr",
  "ticket",
  "work-rights",
  "citizenship",
  "security-clearance",
]);
const mostWords = 12;

/** Not held yet, or not any more. */
const open =
  /\b(?:expected|in progress|underway|currently|studying|ongoing|started|enrolled|expired|lapsed|(?:never|not) renewed|pending|applied for|planned|application|booked|due again|needs?|no record|had one|waiting)\b|\b(?:I['\u2019]?m?|my)\b/i;
/** "Hep B immune" is a state, and nothing one holds. */
const ofHealth = /^(?:hep(?:atitis)?|flu|influenza|covid|measles|tetanus|whooping)\b/i;
/** Rights are said in a sentence of their own, or not at all. */
const ofRights = /\b(?:born|passport|citizen|resident|residency|visa)\b/i;

/** A line of the resume that is the name of a paper and no sentence. */
function asItem(text: string | undefined): string[] {
  const item = (text?.trim() ?? "")
    .replace(/(?<![.;,])[.;,]+$/, "")
    // "EWP yellow card - 2021"
    .replace(/\s[-\u2013\u2014]\s(?=(?:\p{L}{3,9} )?(?:19|20)\d\d$)/u, ", ");
  if (item === "" || /[.!?;]\s|@/.test(item)) return [];
  const short = firstParts(item);
  return short === undefined ? [] : [short];
}

/** What limits a paper may not be left out. */
const limit =
  /^(?!no ).*\b(?:conditions?|undertakings?|provisional|limited|restrict\w+|supervis\w+|suspend\w+|until)\b/i;

/** A long line without what stands behind its last commas. */
function firstParts(item: string): string | undefined {
  const parts = commaPieces(item);
  while (parts.length > 0 && parts.join(", ").split(/\s+/).length > mostWords)
    if (limit.test(parts.pop() ?? "")) return undefined;
  return parts.length === 0 ? undefined : parts.join(", ");
}

/**
 * Qualifications, licences, checks and work rights that the ad asks for and the resume states, as the
 * resume writes them. What only a profile answer says is the person's to add.
 */
export function heldPapers(model: ResumeModel, { knockOuts, match }: Analysis): string[] {
  const listing = new Set(["certificates", "education"]);
  const { lines } = model.meta;
  const lineOf = (id: number | undefined) => lines.filter((line) => line.id === id);
  const naming = (id: string | undefined) =>
    lines.filter(
      (line) => listing.has(line.section) && findTerms(line.text).some((found) => found.term.id === id),
    );
  const ofKnockOuts = knockOuts
    .filter(
      (knockOut) =>
        knockOut.result === "pass" && knockOut.have?.source === "resume" && paperKinds.has(knockOut.kind),
    )
    .flatMap((knockOut) => lineOf(knockOut.have?.lineId));
  const papers = match.requirements.filter((one) => one.kind === "licence" || one.kind === "qualification");
  const held = new Map(match.evidence.map((one) => [one.requirementId, one]));
  const ofMatch = papers.flatMap((one) => {
    const evidence = held.get(one.id);
    if (evidence?.credit !== 1) return [];
    // A sentence may prove it; a line that only names it is what a letter can quote.
    return listing.has(evidence.section ?? "")
      ? lineOf(evidence.resumeLineId)
      : naming(one.canonicalId).slice(0, 1);
  });
  const unfinished = new Set(model.education.flatMap((one) => (one.inProgress === true ? one.lines : [])));
  const named = [...ofKnockOuts, ...ofMatch].filter(
    (line) =>
      listing.has(line.section) &&
      line.heading !== true &&
      !unfinished.has(line.id) &&
      !open.test(line.text) &&
      !ofHealth.test(line.text.trim()) &&
      !isLeftOff(line.text),
  );
  // A right to work is said in a sentence of its own.
  return [...new Set(named.flatMap((line) => asItem(line.text)))].filter(
    (item) => rightsSentence(item) === undefined && !ofRights.test(item),
  );
}
