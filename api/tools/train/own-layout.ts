import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { type DrawnLine, drawResume } from "#shared/resume/document/draw-resume.ts";
import { seededRandom } from "./fit-tagger.ts";
import { type LabelledLine, type LabelledResume, parseTaggedText } from "./labelled-resume.ts";

export type Random = () => number;

export const pick = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.floor(random() * values.length)] as Value;

/** At most `most` of the values, in order. */
export const some = <Value>(random: Random, values: readonly Value[], most: number): Value[] =>
  values.filter(() => random() < 0.6).slice(0, Math.floor(random() * (most + 1)));

/** The text of a line without its list mark. */
export const plainPoint = (text: string) =>
  text.replace(/^\s*(?:[•\-–*▪◦➢>✓●o+»=]+|\d{1,2}[.)])\s+/u, "").trim();

/** A model with values of the labelled resume, some of them left out. */
function modelOf({ lines, jobs, education }: LabelledResume, random: Random): ResumeModel {
  const of = (label: string) =>
    lines.filter((line) => line.label === label).map((line) => plainPoint(line.text));
  const places = lines.flatMap(({ text, tags }) => {
    const from = tags.indexOf("P");
    return from < 0 ? [] : [text.slice(from, from + (/^P+/.exec(tags.slice(from))?.[0].length ?? 0))];
  });
  const points = of("POINT").filter((text) => text.length > 8);
  const name = of("NAME")[0];
  const label = of("TAG")[0];
  return {
    basics: {
      ...(name === undefined ? {} : { name }),
      ...(label === undefined || random() < 0.4 ? {} : { label }),
      phone: "0491 570 006",
      email: "somebody@example.com",
      ...(places[0] === undefined ? {} : { location: places[0] }),
      profiles: random() < 0.3 ? ["linkedin.com/in/somebody"] : [],
      ...(random() < 0.6 && of("SUMMARY")[0] !== undefined ? { summary: of("SUMMARY")[0] ?? "" } : {}),
      ...(random() < 0.3 ? { workRights: "Work rights: Australian citizen" } : {}),
    },
    work: some(random, jobs, 5).map((job, at) => ({
      ...(/^\(/.test(job.title) ? {} : { position: job.title }),
      ...(job.employer === null ? {} : { name: job.employer }),
      ...(random() < 0.5 && places[at] !== undefined ? { location: places[at] ?? "" } : {}),
      ...(job.start === null ? {} : { startDate: job.start }),
      ...(job.end === null ? {} : { endDate: job.end }),
      highlights: some(random, points, 4),
      lines: [],
    })),
    education: some(random, education, 3).map((one) => ({
      studyType: one.qualification,
      ...(one.institution === null ? {} : { institution: one.institution }),
      ...(one.year === null ? {} : { endDate: one.year }),
      lines: [],
    })),
    skills: some(random, of("SKILL"), 2).map((text) => ({ keywords: [text], lines: [] })),
    certificates: some(random, of("CERT"), 3).map((text) => ({ name: text, lines: [] })),
    referees:
      random() < 0.3
        ? [{ name: "Jo Banksia", position: "Unit Manager", contact: "0491 570 157", lines: [] }]
        : [],
    meta: { lines: [], unknownHeadings: [], mixedDates: false },
  };
}

const sectionLabels: Partial<Record<DrawnLine["section"], string>> = {
  summary: "SUMMARY",
  education: "EDU",
  skills: "SKILL",
  certificates: "CERT",
  referees: "REF",
};

/** The parts of a printed line that bars separate, each with its tag. */
function tagged(text: string, kinds: readonly string[]): string {
  return text
    .split(" | ")
    .map((part, at) => (kinds[at] === undefined ? part : `{${kinds[at]}:${part}}`))
    .join(" | ");
}

function labelOf(line: DrawnLine, at: number, above: DrawnLine | undefined, model: ResumeModel): string {
  if (line.heading === true) return "HEAD";
  if (line.section === "header")
    return at === 0 ? "NAME" : line.text === model.basics.label ? "TAG" : "CONTACT";
  if (line.section !== "work") return sectionLabels[line.section] ?? "OTHER";
  if (line.text.startsWith("- ")) return "POINT";
  return above?.entry === line.entry && above?.heading !== true ? "JOB+" : "JOB";
}

function tagsOf(line: DrawnLine, label: string, model: ResumeModel): string {
  const { text, entry = 0 } = line;
  const role = model.work[entry];
  const study = model.education[entry];
  if (label === "JOB" && role !== undefined)
    return tagged(text, [
      ...(role.position === undefined ? [] : ["T"]),
      ...(role.name === undefined ? [] : ["E"]),
      ...(role.location === undefined ? [] : ["P"]),
    ]);
  if (label === "JOB+") return `{D:${text}}`;
  if (label === "EDU" && study !== undefined)
    return tagged(text, ["G", ...(study.institution === undefined ? [] : ["I"]), "D"]);
  return text;
}

/**
 * The labelled resume in the product's own layout for resumes without a text, because the product must be able to
 * read its own output.
 */
export function inOwnLayout(resume: LabelledResume, seed: number): LabelledResume {
  const model = modelOf(resume, seededRandom(seed));
  const drawn = drawResume(model);
  const empty: LabelledLine = { label: "", text: "", tags: "", roleBreaks: [] };
  const lines = drawn.flatMap((line, at): LabelledLine[] => {
    const label = labelOf(line, at, drawn[at - 1], model);
    const own = { label, ...parseTaggedText(tagsOf(line, label, model).replace(/\n/g, " ")) };
    return line.gap === true ? [empty, own] : [own];
  });
  return { ...resume, lines };
}
