import { type Project, readProjects } from "#shared/resume/projects.ts";
import { readDeed } from "./deeds/deed.ts";
import { proseSentences, readProseDeed } from "./deeds/prose-deeds.ts";
import type { LetterMaterial } from "./letter-material.ts";

const place = { isCurrent: false, verbLed: true };

/** What the person did in it, as "I" says it. */
function actsOf({ lines }: Project): string[] {
  return lines.flatMap(({ text }) => {
    // "… in React. xUnit tests …": names of tools may begin small.
    const prose = proseSentences(text)?.flatMap((one) => one.split(/(?<=\p{L}{3}[.!?])\s+/u));
    const deeds = prose?.map((sentence) => readProseDeed(sentence, place)) ?? [readDeed(text, place)];
    return deeds.flatMap((deed) => (deed?.kind === "act" ? [deed.text + deed.tail] : []));
  });
}

const mostProjects = 2;
const mostOfOne = 2;

/**
 * Projects that the resume tells of, for a letter whose roles say little: a student's or a career changer's. Those that
 * show what the ad asks for come first. Only sentences that the person's own lines support.
 */
export function projectSentences({ model, analysis, sift }: LetterMaterial): string[] {
  const proving = new Set(
    analysis.match.evidence.flatMap(({ resumeLineId, credit }) =>
      credit > 0 && resumeLineId !== undefined ? [resumeLineId] : [],
    ),
  );
  const worth = ({ lines }: Project) => lines.filter(({ id }) => proving.has(id)).length;
  const told = readProjects(model)
    .map((project) => ({ project, acts: actsOf(project).slice(0, mostOfOne) }))
    .filter(({ acts }) => acts.length > 0)
    .sort((a, b) => worth(b.project) - worth(a.project))
    .slice(0, mostProjects);
  return told.flatMap(({ project, acts }) =>
    sift(acts.map((act, at) => (at === 0 ? `In my project ${project.name}, I ${act}.` : `I also ${act}.`))),
  );
}
