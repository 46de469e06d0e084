import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { firstPerson } from "#shared/writing/realise/letter/first-person.ts";

/** One bullet of a role, with what a letter needs to name it. */
export interface RoleLine {
  resume: string;
  text: string;
  /** "reduced errors by 18%", where the line tells a deed. */
  deed: string | undefined;
  title: string | undefined;
  employer: string | undefined;
  /** Bullets of the same role, and employer and bullets of another one. */
  beside: readonly string[];
  other: { employer: string | undefined; lines: readonly string[] } | undefined;
  start: string | undefined;
  end: string | undefined;
}

const looksWhole = (text: string) => /^[A-Z]/.test(text) && text.split(" ").length >= 4 && text.length < 220;

function rolesOf(resume: string, model: ResumeModel): RoleLine[] {
  return model.work.flatMap((role, at) => {
    const other = model.work.find((one, n) => n !== at && one.name !== role.name);
    const lines = role.highlights.filter(looksWhole);
    return lines.map((text): RoleLine => {
      const told = firstPerson(text);
      return {
        resume,
        text,
        deed: told?.isClause === true && told.text.startsWith("I ") ? told.text.slice(2) : undefined,
        title: role.position,
        employer: role.name,
        beside: lines.filter((one) => one !== text),
        other: other && { employer: other.name, lines: other.highlights },
        start: role.startDate,
        end: role.endDate,
      };
    });
  });
}

/** The bullets of all roles of the resumes. */
export function roleLines(resumes: readonly string[]): RoleLine[] {
  return resumes.flatMap((resume) => rolesOf(resume, readResume(resume)));
}

/** Lines on studies, papers and skills, which belong to no role. */
export function otherLines(resumes: readonly string[]): { resume: string; text: string }[] {
  return resumes.flatMap((resume) =>
    readResume(resume)
      .meta.lines.filter(
        (line) => /^(?:education|certificates|skills)$/.test(line.section) && line.heading !== true,
      )
      .map(({ text }) => ({ resume, text })),
  );
}
