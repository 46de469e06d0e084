import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import type { DraftLine, Insertion } from "../changes/edit-line.ts";
import { readDraft } from "../realise/resume/draft.ts";
import { splitList } from "../realise/resume/skills-line.ts";
import { type FactSources, readFactSources } from "../verify/fact-sources.ts";
import { groundResumeLine } from "../verify/ground-line.ts";
import { namesTerm, type Statement, statedSource } from "./stated-source.ts";

export interface StatedResume {
  /** The text that the proposals are about. */
  resumeText: string;
  resumeEdits?: readonly ResumeEdit[];
  /** `YYYY-MM-DD`. */
  asOf: string;
}

type Place = Pick<Insertion, "row" | "lead" | "place" | "label"> & { key: string; words: string };

const agreed = /^(?:yes|yep|yeah|yup|sure|correct|of course)\b[\s,.!:;–—-]*/i;
const said = /^(?:i|we)(?:[’']ve| have| had)? (?!am\b|was\b|were\b|are\b)(?=\p{L})/iu;

/** "Yes, I used it at Acme." as a line of a resume: "Used it at Acme", with what it is about in front if unnamed. */
function asLine({ term, text }: Statement): string {
  const words = text.replace(/\s+/g, " ").trim().replace(agreed, "").replace(said, "");
  const line = (words || term).replace(/\.$/, "");
  if (!namesTerm(line, term)) return `${term}: ${line}`;
  return line.charAt(0).toUpperCase() + line.slice(1);
}

const isBullet = ({ lead, text }: DraftLine) => lead.trim() !== "" && text !== "";

/** After the last line of each role, marked as its points are. */
function rolePlaces(draft: readonly DraftLine[], model: ResumeModel, line: string): Place[] {
  return model.work.flatMap(({ position, name }, work): Place[] => {
    const rows = draft.flatMap(({ read }, row) =>
      read?.section === "work" && read.work === work && read.heading !== true ? [row] : [],
    );
    const last = rows.at(-1);
    if (last === undefined) return [];
    const bullet = rows.map((row) => draft[row]).findLast((one) => one !== undefined && isBullet(one));
    const label = [position, name].filter(Boolean).join(", ") || `Role ${work + 1}`;
    const lead = bullet?.lead ?? draft.find(isBullet)?.lead ?? "- ";
    const words = bullet?.text.endsWith(".") ? `${line}.` : line;
    return [{ key: `role-${work}`, row: last, lead, place: "row", label, words }];
  });
}

/** At the end of the list of skills, or as one more line under them. */
function skillsPlace(draft: readonly DraftLine[], term: string): Place[] {
  const rows = draft.flatMap((line, row) =>
    line.read?.section === "skills" && line.read.heading !== true ? [{ line, row }] : [],
  );
  const list = rows.find(({ line }) => splitList(line.text) !== undefined);
  const label = "Your skills";
  if (list) {
    const lead = splitList(list.line.text)?.separator ?? ", ";
    return [{ key: "skills", row: list.row, lead, place: "list", label, words: term }];
  }
  const last = rows.at(-1);
  if (last === undefined) return [];
  return [{ key: "skills", row: last.row, lead: last.line.lead, place: "row", label, words: term }];
}

const plain = (text: string) => text.toLowerCase();

/** The role that the answer names comes first, then the skills, which claim no place; then the other roles. */
function inOrder(model: ResumeModel, roles: readonly Place[], skills: readonly Place[], text: string) {
  const isNamed = ({ key }: Place) => {
    const employer = model.work[Number(key.slice("role-".length))]?.name;
    return employer !== undefined && employer.length > 2 && plain(text).includes(plain(employer));
  };
  return [...roles.filter(isNamed), ...skills, ...roles.filter((one) => !isNamed(one))];
}

/** The line if the fact check lets it pass, else the person's own words, which it always knows. */
function judged(words: string, statement: Statement, facts: FactSources, asOf: string): string | undefined {
  return [words, statedSource(statement).text].find(
    (one) => groundResumeLine(one, facts, { from: [], asOf }).supported,
  );
}

/**
 * Where a person's own statement may enter their resume, the best place first: as a line of the role it names, in
 * the list of skills, or in another role. Each is a proposal; the text stays as it is until one is accepted, and a
 * statement counts in no score before it stands in the text. Every name, number and date comes from the resume or
 * the statement.
 */
export function placeStatement(statement: Statement, resume: StatedResume): Insertion[] {
  const { resumeText, asOf } = resume;
  const { model } = analyseResume({ ...resume, ad: { text: "" } });
  const draft = readDraft(resumeText, model);
  const facts = readFactSources(model, [statedSource(statement)]);
  const roles = rolePlaces(draft, model, asLine(statement));
  const skills = skillsPlace(draft, statement.term);
  const places = inOrder(model, roles, skills, statement.text);
  const end: Place = {
    ...{ key: "end", row: draft.length - 1, lead: "", place: "row", label: "The end of your resume" },
    words: asLine(statement),
  };
  const term = statement.term.toLowerCase();
  return (places.length > 0 ? places : [end]).flatMap(({ key, words, ...place }): Insertion[] => {
    const after = judged(words, statement, facts, asOf);
    if (after === undefined) return [];
    const reason = `Your own statement about ${statement.term}, not in the resume you gave`;
    return [{ ...place, id: `stated:${term}:${key}`, kind: "insert", statement: term, after, reason }];
  });
}
