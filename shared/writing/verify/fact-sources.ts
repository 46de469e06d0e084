import type { ResumeLine, ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { indexAdCopy } from "#shared/engine/ad/pasted-text.ts";
import { type EvidenceLine, readEvidenceLines } from "#shared/engine/evidence/resume-lines.ts";
import { levelOfAward, relations } from "#shared/engine/vocabulary/relations.ts";
import { findTermsIn } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { findLicenceClasses } from "#shared/engine/vocabulary/terms/licence-classes.ts";
import { readProjects } from "#shared/resume/projects.ts";
import { type Source, splitSentences } from "./claim.ts";
import { type Entity, readEntities } from "./entities.ts";
import { withoutHidden } from "./hidden-characters.ts";
import { readDates, readNumbers, type WrittenDate, type WrittenNumber } from "./read-numbers.ts";
import { wordFamily } from "./word-family.ts";

/** One line of the person's own words, with the facts it states. */
export interface SourceLine {
  /** "line:3" for the resume, else the id of the source. */
  id: string;
  text: string;
  /** The work entry that it belongs to; its numbers, dates and names may be used only there. */
  work?: number;
  education?: number;
  /** Word families that the line asserts; a denied, planned or expired word is only in `mentioned`. */
  families: ReadonlySet<string>;
  mentioned: ReadonlySet<string>;
  words: ReadonlySet<string>;
  terms: ReadonlySet<string>;
  numbers: readonly WrittenNumber[];
  dates: readonly WrittenDate[];
  unfinished: boolean;
  /** True for headings and referees, which say nothing about the person. */
  isSilent: boolean;
}

/** Everything that a writer may use as support, built once per resume. */
export interface FactSources {
  lines: readonly SourceLine[];
  model: ResumeModel;
  entities: readonly Entity[];
}

/** Terms that a line proves: its own, the terms they entail, and licence classes. */
export function termsOf(
  text: string,
  tokens: EvidenceLine["tokens"],
  isDead: (at: number) => boolean,
): Set<string> {
  const ids = new Set<string>();
  for (const found of findTermsIn(text, tokens)) {
    if (isDead(found.first)) continue;
    ids.add(found.term.id);
    const level = levelOfAward(found.term.id);
    if (level !== undefined) ids.add(level);
  }
  for (const found of findLicenceClasses(text, tokens)) if (!isDead(found.first)) ids.add(found.id);
  return ids;
}

function readLine(evidence: EvidenceLine, id: string, education: number | undefined): SourceLine {
  const { line, tokens, dead, unfinished } = evidence;
  const dates = readDates(line.text);
  // Months and years of a period are not counts; a lone "2000" may be one.
  const isPeriod = (one: WrittenNumber) =>
    dates.some((date) => date.endDate !== undefined && one.start >= date.start && one.end <= date.end);
  const living = tokens.filter((_, at) => dead[at] !== true);
  return {
    id,
    text: line.text,
    ...(line.work === undefined ? {} : { work: line.work }),
    ...(education === undefined ? {} : { education }),
    families: new Set(living.map((token) => wordFamily(token.low))),
    mentioned: new Set(tokens.map((token) => wordFamily(token.low))),
    words: new Set(tokens.map((token) => token.low)),
    terms: termsOf(line.text, tokens, (at) => dead[at] === true),
    numbers: readNumbers(line.text).filter((one) => !isPeriod(one)),
    dates,
    unfinished,
    isSilent: line.heading === true || line.section === "referees",
  };
}

/** Values that the person corrected: the model contains them, but no line does. */
function corrected(model: ResumeModel): { text: string; work?: number; id: string }[] {
  const { name, label, email, phone, location, profiles, workRights } = model.basics;
  const basics = [name, label, email, phone, location, workRights, ...profiles].filter(
    (one) => one !== undefined,
  );
  const roles = model.work.flatMap(
    ({ position, name: employer, location: place, startDate, endDate, highlights }, work) => {
      const period = startDate ? `${startDate} - ${endDate ?? ""}` : "";
      const head = [position, employer, place, period].filter((one) => one).join(", ");
      return [head, ...highlights].map((text) => ({ text, work, id: `role:${work}` }));
    },
  );
  return [...[...basics, ...correctedEntries(model)].map((text) => ({ text, id: "profile" })), ...roles];
}

/** Corrected entries (education, skills, certificates) that no resume line contains. */
function correctedEntries({ meta, education, skills, certificates }: ResumeModel): string[] {
  const said = meta.lines.map(({ text }) => text).join("\n");
  const isNew = (value: string | undefined) => value !== undefined && !said.includes(value);
  return [
    ...education
      .map(({ studyType, area, institution }) => [studyType, area, institution])
      .filter((values) => values.some(isNew))
      .map((values) => values.filter((one) => one !== undefined).join(", ")),
    ...skills.flatMap(({ keywords }) => keywords.filter(isNew)),
    ...certificates.map(({ name }) => name).filter(isNew),
  ];
}

/** A line below a project's name is about that project. */
function ofProjects(model: ResumeModel): { id: string; text: string; work: undefined }[] {
  return readProjects(model).flatMap(({ name, lines }) =>
    lines.map(({ id, text }) => ({ id: `line:${id}`, text: `Project ${name}: ${text}`, work: undefined })),
  );
}

/** Splits a role written as a paragraph into sentences, so that a limiting word in one applies to no other. */
function bySentence(line: ResumeLine): ResumeLine[] {
  if (line.section !== "work" || line.heading === true) return [line];
  const sentences = splitSentences(line.text);
  return sentences.length < 2 ? [line] : sentences.map((text) => ({ ...line, text }));
}

/**
 * The person's facts: the lines of the resume, the person's corrections of what was read, and other sources such as
 * confirmed answers. A line that denies something, states a plan or says that it expired is no fact.
 * Source: docs/engine.md, Writing.
 */
export function readFactSources(model: ResumeModel, extra: readonly Source[] = []): FactSources {
  const own = model.meta.lines.flatMap(bySentence);
  const held = new Set(model.meta.lines.map((line) => line.text));
  const added = [
    ...corrected(model).filter(({ text }) => text !== "" && !held.has(text)),
    ...ofProjects(model),
    ...extra.map(({ id, text }) => ({ id, text: withoutHidden(text), work: undefined })),
  ];
  const more = added.map(
    ({ text, work }, at): ResumeLine => ({
      id: own.length + at,
      text,
      section: work === undefined ? "other" : "work",
      ...(work === undefined ? {} : { work }),
    }),
  );
  const whole = { ...model, meta: { ...model.meta, lines: [...own, ...more] } };
  const educationOf = new Map(
    model.education.flatMap((entry, at) => entry.lines.map((id) => [id, at] as const)),
  );
  const lines = readEvidenceLines(whole, indexAdCopy([]), "0000-00-00").map((line, at) =>
    readLine(line, added[at - own.length]?.id ?? `line:${line.line.id}`, educationOf.get(line.line.id)),
  );
  return { lines, model, entities: readEntities(model) };
}

/** True when the lines prove one of the terms, or one that entails it. */
export function holdsTerm(lines: readonly SourceLine[], id: string): SourceLine | undefined {
  const ids = [id, ...(relations().entailedBy.get(id) ?? [])];
  return lines.find((line) => ids.some((one) => line.terms.has(one)));
}
