import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { EvidenceLine } from "../evidence/resume-lines.ts";
import { isCareerBreak } from "../roles/career-gaps.ts";
import { namesIn, readMentions } from "./shared-language.ts";

/**
 * The stems of a resume that count: of lines about the work, without what was copied from the ad, the
 * person's name, their referees and breaks from work. A word counts once, however often it occurs.
 */
export function resumeStems(model: ResumeModel, lines: readonly EvidenceLine[]): ReadonlySet<string> {
  const known = readStems.get(lines);
  if (known?.model === model) return known.stems;
  const stems = stemsOf(model, lines);
  readStems.set(lines, { model, stems });
  return stems;
}

/** Read once where a resume's lines are the same for several ads. */
const readStems = new WeakMap<readonly EvidenceLine[], { model: ResumeModel; stems: ReadonlySet<string> }>();

function stemsOf(model: ResumeModel, lines: readonly EvidenceLine[]): Set<string> {
  const name = namesIn(model.basics.name);
  const stems = new Set<string>();
  for (const { line, tokens, dead } of lines) {
    if (line.section === "header" || line.section === "referees" || isCareerBreak(line.text)) continue;
    const isCut = dead.includes(true);
    // A denial or a preference speaks of nothing done; of an over-long list the first items still count.
    if (isCut && line.section !== "skills") continue;
    const alive = isCut ? tokens.filter((_, at) => dead[at] !== true) : tokens;
    for (const { stem } of readMentions(alive)) if (!name.has(stem)) stems.add(stem);
  }
  return stems;
}
