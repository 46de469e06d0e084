import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { isBaseForm } from "#shared/writing/verify/lexicon/shows.ts";

/** One bullet of a role, with what a letter needs to name the role. */
export interface RoleLine {
  resume: string;
  text: string;
  /** The task or result that the line states: "reduced errors by 18%". */
  task: string | undefined;
  title: string | undefined;
  employer: string | undefined;
  /** Bullets of the same role, and employer and bullets of another one. */
  beside: readonly string[];
  other: { employer: string | undefined; lines: readonly string[] } | undefined;
  start: string | undefined;
  end: string | undefined;
}

const looksWhole = (text: string) => /^[A-Z]/.test(text) && text.split(" ").length >= 4 && text.length < 220;

const past =
  /^(?:[a-z]{2,}ed|led|built|wrote|ran|taught|made|gave|took|kept|sold|drove|held|met|grew|cut|set|won|oversaw)$/;
const noDeed =
  /^(?:advanced|detailed|skilled|experienced|qualified|licensed|registered|certified|related|varied|limited)$/;

/** "Reduced errors by 18%." as "reduced errors by 18%"; undefined for a line that does not begin with a work verb. */
function taskOf(text: string): string | undefined {
  const first = (/^[A-Za-z]+/.exec(text)?.[0] ?? "").toLowerCase();
  const isDeed = (past.test(first) && !noDeed.test(first)) || (isBaseForm(first) && !first.endsWith("s"));
  if (!isDeed || /[.!?]\s|:/.test(text) || text.split(" ").length > 40) return undefined;
  return first + text.slice(first.length).replace(/[.;,]+$/, "");
}

function rolesOf(resume: string, model: ResumeModel): RoleLine[] {
  return model.work.flatMap((role, at) => {
    const other = model.work.find((one, n) => n !== at && one.name !== role.name);
    const lines = role.highlights.filter(looksWhole);
    return lines.map((text): RoleLine => {
      return {
        resume,
        text,
        task: taskOf(text),
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

/** Lines on education, credentials and skills, which belong to no role. */
export function otherLines(resumes: readonly string[]): { resume: string; text: string }[] {
  return resumes.flatMap((resume) =>
    readResume(resume)
      .meta.lines.filter(
        (line) => /^(?:education|certificates|skills)$/.test(line.section) && line.heading !== true,
      )
      .map(({ text }) => ({ resume, text })),
  );
}
