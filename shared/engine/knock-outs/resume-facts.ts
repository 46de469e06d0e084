import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { Span } from "../analysis.ts";
import type { EvidenceLine } from "../evidence/resume-lines.ts";
import { rememberingOf } from "../words/remember.ts";
import { findKnockOuts } from "./find-knock-outs.ts";
import type { KnockOutHit } from "./knock-out-term.ts";

/** `held` and `unfinished` speak for the person, `expired` and `denied` against. */
export type FactStatus = "held" | "unfinished" | "expired" | "denied";

/** What one resume line says about one knock-out. */
export interface ResumeFact {
  hit: KnockOutHit;
  standing: FactStatus;
  line: EvidenceLine;
}

/** What the resume says about knock-outs, by knock-out id. */
export type ResumeFacts = ReadonlyMap<string, readonly ResumeFact[]>;

/** Checks and rights named in a role are often other people's ("arranged police checks for volunteers"). */
const personalKinds: ReadonlySet<string> = new Set([
  "work-rights",
  "citizenship",
  "police-check",
  "children-check",
  "ndis-check",
  "security-clearance",
]);

function standingOf(line: EvidenceLine, hit: KnockOutHit): FactStatus | null {
  const range = line.denied.slice(hit.first, hit.last);
  if (range.includes(true)) return "denied";
  if (line.ranOut.slice(hit.first, hit.last).includes(true)) return "expired";
  // Pasted from the ad, or only wished for: says nothing.
  if (line.dead.slice(hit.first, hit.last).includes(true)) return null;
  return line.unfinished ? "unfinished" : "held";
}

/**
 * Reads every line that can speak for the person; referees and text copied from the ad cannot. Once for the criteria
 * and the questions of one analysis.
 */
export const readResumeFacts: (lines: readonly EvidenceLine[]) => ResumeFacts = rememberingOf(readFacts);

function readFacts(lines: readonly EvidenceLine[]): ResumeFacts {
  const facts = new Map<string, ResumeFact[]>();
  for (const line of lines) {
    if (line.line.heading === true || line.line.section === "referees") continue;
    for (const hit of findKnockOuts(line.line.text, line.tokens)) {
      if (personalKinds.has(hit.kind) && line.line.section === "work") continue;
      const standing = standingOf(line, hit);
      if (standing === null) continue;
      facts.set(hit.id, [...(facts.get(hit.id) ?? []), { hit, standing, line }]);
    }
  }
  return facts;
}

/** The lines in which people state their right to work: not roles or referees. */
export function personalLines(lines: readonly EvidenceLine[]): EvidenceLine[] {
  return lines.filter(
    (l) =>
      ["header", "summary", "certificates", "other", "skills", "education"].includes(l.line.section) &&
      !l.pasted,
  );
}

/** Everything known of the person that a knock-out can be compared with. */
export interface Person {
  model: ResumeModel;
  lines: readonly EvidenceLine[];
  facts: ResumeFacts;
  answers: Readonly<Record<string, string>>;
  adTitle: string | undefined;
  /** The line with which MATCH shows in full what this place of the ad asks for; absent while MATCH itself asks. */
  provenAt?: (span: Span) => EvidenceLine | undefined;
  asOf: string;
}
