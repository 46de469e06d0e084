import type { ResumeLine, ResumeModel, ResumeSection } from "#shared/domain/resumes/resume-model.ts";
import { findDates } from "./dates.ts";
import { readCertificates } from "./entries/certificates.ts";
import { giveDeedsTheirHouses } from "./entries/deeds-elsewhere.ts";
import { readEducationEntries } from "./entries/education-entries.ts";
import type { NumberedLine } from "./entries/entry-drafts.ts";
import { findHiddenStudies, findStudiesAmongPapers } from "./entries/hidden-studies.ts";
import { findHiddenWork } from "./entries/hidden-work.ts";
import { findLabelledLines } from "./entries/labelled-lines.ts";
import { readReferees } from "./entries/referees.ts";
import { isLooseSkillLine, readSkillGroups } from "./entries/skill-groups.ts";
import { giveDetailsToTheirRoles } from "./entries/told-again.ts";
import { readWorkEntries } from "./entries/work-entries.ts";
import { readContactDetails } from "./header/contact-details.ts";
import { splitInlineHeadings } from "./inline-headings.ts";
import { dividesRole, repeatedLabels } from "./role-labels.ts";
import { headingSection, isUnknownHeading } from "./sections.ts";
import { splitTextLines, type TextLine } from "./text-lines.ts";

interface Sectioned {
  lines: ResumeLine[];
  unknownHeadings: string[];
}

const proseWords = 14;

/** Inside the skills section these name a group, not a section. */
function isGroupName(text: string): boolean {
  return /^(?:tools|software|systems|technologies|frameworks|programming languages|technical expertise)$/i.test(
    text,
  );
}

/** Where roles stand, under their heading or, where the resume has none, at its top. */
const mayHoldRoles: ReadonlySet<ResumeSection> = new Set(["work", "header", "summary"]);

/** Each line with its section: the last heading above it rules; prose before any heading is a summary. */
function assignSections(texts: readonly TextLine[]): Sectioned {
  const unknownHeadings: string[] = [];
  const repeated = repeatedLabels(texts);
  let section: ResumeSection = "header";
  const lines = texts.map((line, id): ResumeLine => {
    const opened =
      mayHoldRoles.has(section) && dividesRole(texts, id, repeated) ? undefined : headingSection(line);
    if (opened !== undefined && !(section === "skills" && isGroupName(line.text))) {
      section = opened;
      return { id, text: line.text, section, heading: true };
    }
    if (section !== "header" && isUnknownHeading(texts, id)) {
      section = "other";
      unknownHeadings.push(line.text);
      return { id, text: line.text, section, heading: true };
    }
    if (section !== "work" && isLooseSkillLine(line.text)) return { id, text: line.text, section: "skills" };
    const isProse =
      section === "header" && line.text.split(" ").length >= proseWords && !/[@|•]/.test(line.text);
    return { id, text: line.text, section: isProse ? "summary" : section };
  });
  return { lines, unknownHeadings };
}

function isBody(line: ResumeLine, section: ResumeSection): boolean {
  return line.section === section && line.heading !== true;
}

/** Written date styles differ between entries, or an entry of the work section has no readable date. */
function hasMixedDates(texts: readonly TextLine[], lines: readonly ResumeLine[]): boolean {
  const styles = new Set<string>();
  for (const line of lines) {
    if (line.section !== "work" || texts[line.id]?.bullet === true) continue;
    const { range } = findDates(line.text);
    if (range !== undefined) styles.add(range.style);
  }
  return styles.size > 1;
}

/**
 * Ids of the work lines that stand below a heading of another kind of work than the lines before them
 * ("Volunteer" after "Experience"); a heading said again, on the next page, opens nothing.
 */
function partStarts(lines: readonly ResumeLine[]): Set<number> {
  const starts = new Set<number>();
  let last: string | undefined;
  let isNew = false;
  for (const { id, text, section, heading } of lines) {
    if (section !== "work") continue;
    if (heading !== true) {
      if (isNew) starts.add(id);
      isNew = false;
      continue;
    }
    const name = text.toLowerCase().replace(/(?<!\W)\W*(?:\bcont(?:inued|'?d)?\W*)?$/, "");
    isNew = last !== undefined && name !== last;
    last = name;
  }
  return starts;
}

/**
 * Reads a resume from plain text: sections, contact data, work, education, skills, licences, referees, each
 * value with the ids of its lines. What is not read stays absent; nothing is guessed. Linear in the text,
 * never throws. Source: docs/engine.md, Reading a resume (text without geometry).
 */
export function readResume(text: string): ResumeModel {
  const texts = splitInlineHeadings(splitTextLines(text));
  const { lines, unknownHeadings } = assignSections(texts);
  findHiddenWork(lines, texts);
  findHiddenStudies(lines, texts);
  findLabelledLines(lines, texts);
  findStudiesAmongPapers(lines);
  const of = (section: ResumeSection): NumberedLine[] =>
    lines.flatMap((line) => {
      const source = texts[line.id];
      return isBody(line, section) && source !== undefined ? [{ ...source, id: line.id }] : [];
    });
  const starts = partStarts(lines);
  const work = readWorkEntries(
    of("work").map((line) => (starts.has(line.id) ? { ...line, opensPart: true } : line)),
  );
  giveDetailsToTheirRoles(work, lines);
  giveDeedsTheirHouses(work, lines);
  work.forEach((entry, index) => {
    for (const id of entry.lines) {
      const line = lines[id];
      if (line !== undefined) line.work = index;
    }
  });
  const summary = of("summary")
    .map((l) => l.text)
    .join("\n");
  return {
    basics: { ...readContactDetails(lines), ...(summary === "" ? {} : { summary }) },
    work,
    education: readEducationEntries(of("education")),
    skills: readSkillGroups(of("skills")),
    certificates: readCertificates(of("certificates")),
    referees: readReferees(of("referees")),
    meta: { lines, unknownHeadings, mixedDates: hasMixedDates(texts, lines) },
  };
}
