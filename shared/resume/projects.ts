import type { ResumeLine, ResumeModel } from "#shared/domain/resumes/resume-model.ts";

/** What somebody made beside their roles. */
export interface Project {
  name: string;
  lines: ResumeLine[];
}

const projectsHeading = /\bprojects?\b/i;
const longestHead = 14;
const leastOfBody = 5;
const mostOfName = 6;
const wordsIn = (text: string) => text.split(/\s+/).length;

/** "Rezervo (team project, 4 people, 2025)" is called Rezervo; undefined for a line that names nothing. */
function nameOf(head: string): string | undefined {
  const name = head.split(/\s?[(:,|]| [-\u2013\u2014] /u)[0]?.trim() ?? "";
  const isName = /^\p{Lu}/u.test(name) && wordsIn(name) <= mostOfName && !/\d{4}|[.!?]$/.test(name);
  return isName ? name : undefined;
}

/** A short line without an end, above one that tells. */
function isHead(line: ResumeLine, next: ResumeLine | undefined): boolean {
  if (/[.!?;]$/.test(line.text) || wordsIn(line.text) > longestHead) return false;
  return next !== undefined && next.heading !== true && wordsIn(next.text) >= leastOfBody;
}

/** The projects under a heading of theirs: each has a name, and lines that tell of it. Pure and linear. */
export function readProjects({ meta: { lines } }: ResumeModel): Project[] {
  const projects: Project[] = [];
  let isInside = false;
  lines.forEach((line, at) => {
    if (line.heading === true) {
      isInside = line.section === "other" && projectsHeading.test(line.text);
      return;
    }
    if (!isInside) return;
    const name = isHead(line, lines[at + 1]) ? nameOf(line.text) : undefined;
    if (name !== undefined) projects.push({ name, lines: [] });
    else projects.at(-1)?.lines.push(line);
  });
  return projects.filter((project) => project.lines.length > 0);
}
