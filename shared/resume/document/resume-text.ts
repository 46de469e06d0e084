import type { ResumeLine, ResumeModel, ResumeSection } from "#shared/domain/resumes/resume-model.ts";
import { splitPrintedLines } from "#shared/language/printed-lines.ts";
import { type DrawnLine, drawResume } from "./draw-resume.ts";

/**
 * A clean single-column text of the model; what is in it is read back as it was. Lines of sections the
 * model has no values for (projects, interests) are not in it.
 */
export function resumeText(model: ResumeModel): string {
  return drawResume(model)
    .map(({ text, gap }) => (gap === true ? `\n${text}` : text))
    .join("\n")
    .trimStart();
}

function toLine(drawn: DrawnLine, id: number): ResumeLine {
  const { section, heading, entry, gap } = drawn;
  const printed = splitPrintedLines(drawn.text)[0];
  const text = printed?.text ?? drawn.text;
  return {
    id,
    text,
    section,
    ...(heading === true ? { heading } : {}),
    ...(printed?.mark === undefined ? {} : { mark: printed.mark }),
    ...(gap === true || id === 0 ? { gapBefore: true } : {}),
    ...(section === "work" && entry !== undefined ? { work: entry } : {}),
  };
}

/** The model with the lines of its own text, for one that came without any (a JSON Resume, an added entry). */
export function withOwnLines(model: ResumeModel): ResumeModel {
  const drawn = drawResume(model);
  const linesOf = (section: ResumeSection, entry: number) =>
    drawn.flatMap((line, id) => (line.section === section && line.entry === entry ? [id] : []));
  const relined = <Entry>(entries: readonly Entry[], section: ResumeSection) =>
    entries.map((entry, at) => ({ ...entry, lines: linesOf(section, at) }));
  return {
    ...model,
    work: relined(model.work, "work"),
    education: relined(model.education, "education"),
    skills: relined(model.skills, "skills"),
    certificates: relined(model.certificates, "certificates"),
    referees: relined(model.referees, "referees"),
    meta: { lines: drawn.map(toLine), unknownHeadings: [], mixedDates: false },
  };
}
