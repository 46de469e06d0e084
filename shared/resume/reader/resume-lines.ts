import type { ResumeLine, ResumeSection } from "#shared/domain/resumes/resume-model.ts";
import { headingKind, headingSection } from "./headings.ts";
import type { LineLabel } from "./line-features.ts";
import type { TaggedResume } from "./tag-resume.ts";

const sections: Partial<Record<LineLabel, ResumeSection>> = {
  NAME: "header",
  TAG: "header",
  CONTACT: "header",
  BANNER: "work",
  JOB: "work",
  "JOB+": "work",
  PROSE: "work",
  POINT: "work",
  BREAK: "work",
  EDU: "education",
  "EDU+": "education",
  EDUNOTE: "education",
  CERT: "certificates",
  SKILL: "skills",
  SUMMARY: "summary",
  REF: "referees",
  OTHER: "other",
};

const listSections: readonly ResumeSection[] = ["skills", "certificates", "referees"];
const openLabels: readonly LineLabel[] = ["SUMMARY", "OTHER", "POINT"];

/** What a heading opens: what its words say; where nobody knows them, what most of the lines below it are. */
function sectionBelow(labels: readonly LineLabel[], at: number, text: string): ResumeSection {
  const counts = new Map<ResumeSection, number>();
  for (let below = at + 1; below < labels.length && labels[below] !== "HEAD"; below += 1) {
    const section = sections[labels[below] ?? "OTHER"];
    if (section !== undefined && section !== "header") counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  const known = headingSection(text);
  if (known !== undefined) return known;
  const most = [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  return most ?? "other";
}

/** The lines of the model: each with its section. Sub-headings, notes and table rows belong to what is above. */
export function resumeLines({ lines, labels }: TaggedResume): ResumeLine[] {
  let section: ResumeSection = "header";
  let heading: ResumeSection = "header";
  return lines.map((line, id) => {
    const label = labels[id] ?? "OTHER";
    // A name in large letters at the top looks like a heading; no heading that nobody knows is there.
    const isHeading =
      label === "HEAD" && (id > 1 || headingKind(line.text) !== undefined || section !== "header");
    if (isHeading) heading = sectionBelow(labels, id, line.text);
    // Above the first heading a line that might be anything belongs to the top.
    const isTop = label === "OTHER" && heading === "header" && section === "header";
    section = isHeading ? heading : isTop ? "header" : (sections[label] ?? section);
    // Below "Skills" or "Licences" a line that might be anything is what the heading says.
    if (listSections.includes(heading) && openLabels.includes(label)) section = heading;
    return {
      id,
      text: line.text,
      section,
      ...(isHeading ? { heading: true } : {}),
      ...(line.mark === undefined ? {} : { mark: line.mark }),
      ...(line.gapBefore ? { gapBefore: true } : {}),
      ...(line.printed > 1 ? { printed: line.printed } : {}),
    };
  });
}
