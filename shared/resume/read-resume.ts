import type { ResumeLine, ResumeModel, ResumeSection } from "#shared/domain/resumes/resume-model.ts";
import { findDateSpans } from "#shared/language/dates.ts";
import { readCertificates } from "./entries/certificates.ts";
import { readReferees } from "./entries/referees.ts";
import { readSkillGroups } from "./entries/skill-groups.ts";
import { readContactDetails } from "./header/contact-details.ts";
import { readEducation } from "./reader/education-entries.ts";
import { headingKind } from "./reader/headings.ts";
import { readerModels } from "./reader/reader-models.ts";
import { resumeLines } from "./reader/resume-lines.ts";
import { type TaggedResume, tagResume } from "./reader/tag-resume.ts";
import { readWorkEntries } from "./reader/work-entries.ts";

/** Date ranges of the role heads are written in more than one style. */
function hasMixedDates({ heads, lines, order }: TaggedResume): boolean {
  const styles = new Set<string>();
  for (const { group } of heads) {
    if (group.kind !== "role") continue;
    for (const line of group.lines)
      for (const span of findDateSpans(lines[line]?.text ?? "", order))
        if (span.kind === "range") styles.add(span.style);
  }
  return styles.size > 1;
}

const longestHeading = 40;
const isShort = (text: string) => text.length <= longestHeading && text.split(" ").length <= 5;

/** Headings that nobody knows and that open nothing the reader understands. */
function unknownHeadings(lines: readonly ResumeLine[]): string[] {
  return lines.flatMap(({ text, heading, section }) =>
    heading === true && section === "other" && isShort(text) && headingKind(text) === undefined ? [text] : [],
  );
}

/**
 * Reads a resume from plain text: sections, contact details, work, education, skills, licences and referees, each
 * value with the ids of its lines. A trained tagger labels the lines and the words of role heads; a field that is
 * not sure is absent and is in `unsure`. Linear in the text, never throws. Source: docs/engine.md, Reading a
 * resume.
 */
export function readResume(text: string): ResumeModel {
  const tagged = tagResume(readerModels(), text);
  const lines = resumeLines(tagged);
  const of = (section: ResumeSection): ResumeLine[] =>
    lines.filter((line) => line.section === section && line.heading !== true);
  const { work, unplaced } = readWorkEntries(tagged);
  work.forEach((entry, index) => {
    for (const id of entry.lines) {
      const line = lines[id];
      if (line !== undefined) line.work = index;
    }
  });
  const summary = of("summary")
    .map((line) => line.text)
    .join("\n");
  return {
    basics: { ...readContactDetails(lines), ...(summary === "" ? {} : { summary }) },
    work,
    education: readEducation(tagged),
    skills: readSkillGroups(of("skills")),
    certificates: readCertificates(of("certificates")),
    referees: readReferees(of("referees")),
    meta: {
      lines,
      unknownHeadings: unknownHeadings(lines),
      mixedDates: hasMixedDates(tagged),
      ...(unplaced.length === 0 ? {} : { unplaced }),
    },
  };
}
