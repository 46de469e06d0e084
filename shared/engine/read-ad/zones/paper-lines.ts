import type { KnockOutKind } from "#shared/domain/resumes/knock-out-profile.ts";
import { findNamedKnockOuts } from "../../knock-outs/find-knock-outs.ts";
import { findQualificationLevels } from "../../knock-outs/qualification-level.ts";
import type { AdLine } from "../ad-lines.ts";

const papers: ReadonlySet<KnockOutKind> = new Set([
  "children-check",
  "ndis-check",
  "police-check",
  "driver-licence",
  "white-card",
  "first-aid",
  "ahpra",
]);

const shortest = 3;
const longest = 14;

/**
 * "Cert III in Library Services or relevant experience", "Working with Children Check": a line that stands alone like a
 * heading and names a paper is the first item of its list. The top of the ad is its title.
 */
export function isPaperLine(text: string, { tokens }: AdLine, at: number): boolean {
  if (at < 1 || tokens.length < shortest || tokens.length > longest) return false;
  if (findQualificationLevels(tokens).some(({ first }) => first === 0)) return true;
  return findNamedKnockOuts(text, tokens).some(({ kind, first }) => papers.has(kind) && first <= 1);
}
