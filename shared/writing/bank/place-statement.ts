import type { FactAnswer, RoleName } from "#shared/domain/evidence-bank/bank-entry.ts";
import { isSameTerm, roleLabel } from "#shared/domain/evidence-bank/bank-entry.ts";
import type { ResumeModel, ResumeSection } from "#shared/domain/resumes/resume-model.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import type { DraftLine, Insertion } from "../changes/edit-line.ts";
import { readDraft } from "../realise/resume/draft.ts";
import { splitList } from "../realise/resume/skills-line.ts";
import { type FactSources, readFactSources } from "../verify/fact-sources.ts";
import { groundResumeLine } from "../verify/ground-line.ts";
import { factSources } from "./bank-sources.ts";
import { factLine } from "./fact-line.ts";
import { namesTerm } from "./names-term.ts";

export interface StatedResume {
  /** The text that the proposals are about. */
  resumeText: string;
  resumeEdits?: readonly ResumeEdit[];
  /** `YYYY-MM-DD`. */
  asOf: string;
}

/** A fact of the evidence bank. */
export type Statement = FactAnswer & { id: string };

type Place = Pick<Insertion, "row" | "lead" | "place" | "label"> & { key: string; words: string };

/** What is placed, and the line that it makes. */
interface Placed {
  fact: Statement;
  line: string;
  draft: readonly DraftLine[];
  model: ResumeModel;
}

const isBullet = ({ lead, text }: DraftLine) => lead.trim() !== "" && text !== "";

/** After the last line of each role, with the same list mark as its bullets. */
function rolePlaces({ draft, model, line }: Placed): Place[] {
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

function rowsIn(draft: readonly DraftLine[], section: ResumeSection) {
  return draft.flatMap((line, row) =>
    line.read?.section === section && line.read.heading !== true ? [{ line, row }] : [],
  );
}

/** A row of its own at the end of a section. */
function sectionPlace({ draft, line }: Placed, section: ResumeSection, label: string): Place[] {
  const last = rowsIn(draft, section).at(-1);
  if (last === undefined) return [];
  return [{ key: section, row: last.row, lead: last.line.lead, place: "row", label, words: line }];
}

const skillsLabel = "Your skills";

/** At the end of the list of skills, or as one more line under them. A skill in progress never joins a list. */
function skillsPlace(placed: Placed): Place[] {
  const { draft, fact } = placed;
  const words = fact.state === "basic" ? `Basic ${fact.term}` : fact.term;
  const list = rowsIn(draft, "skills").find(({ line }) => splitList(line.text) !== undefined);
  if (fact.state === "in progress") return sectionPlace(placed, "skills", skillsLabel);
  if (!list) return sectionPlace({ ...placed, line: words }, "skills", skillsLabel);
  const lead = splitList(list.line.text)?.separator ?? ", ";
  return [{ key: "skills", row: list.row, lead, place: "list", label: skillsLabel, words }];
}

const degree = /\b(?:bachelor|master|doctor|phd|degree|diploma|certificate (?:i|ii|iii|iv|[1-4])\b|honours)/i;

/** Places for a credential: the certificates section, or the skills list if the resume has no such section. */
function paperPlaces(placed: Placed): Place[] {
  const study = sectionPlace(placed, "education", "Your education");
  const certificates = sectionPlace(placed, "certificates", "Your certificates");
  const ordered = degree.test(placed.fact.term) ? [...study, ...certificates] : [...certificates, ...study];
  return ordered.length > 0 ? ordered : skillsPlace(placed);
}

const plain = (text: string) => text.toLowerCase();

/**
 * The role that the person named with the fact: matched by title and employer, else by an employer that only one role
 * has.
 */
function roleOf({ work }: ResumeModel, role: RoleName): number | undefined {
  const label = (one: (typeof work)[number]) =>
    roleLabel({ position: one.position ?? "", employer: one.name ?? "" });
  const exact = work.findIndex((one) => isSameTerm(label(one), roleLabel(role)));
  if (exact !== -1) return exact;
  const there = work.flatMap(({ name }, at) => (isSameTerm(name ?? "", role.employer) ? [at] : []));
  return role.employer !== "" && there.length === 1 ? there[0] : undefined;
}

/**
 * For an answer in free words: the role that they name first, then the skills section, which claims no place, then
 * other roles.
 */
function placesByWords(placed: Placed): Place[] {
  const { model, fact } = placed;
  const roles = rolePlaces(placed);
  const isNamed = ({ key }: Place) => {
    const employer = model.work[Number(key.slice("role-".length))]?.name;
    return employer !== undefined && employer.length > 2 && plain(fact.words).includes(plain(employer));
  };
  return [...roles.filter(isNamed), ...skillsPlace(placed), ...roles.filter((one) => !isNamed(one))];
}

/** For an answer with a chosen role: in that role and in the skills section, never in another role. */
function placesOf(placed: Placed): Place[] {
  const { fact, model } = placed;
  if (fact.subject === "paper") return paperPlaces(placed);
  if (fact.state === null) return placesByWords(placed);
  const work = fact.role === null ? undefined : roleOf(model, fact.role);
  const roles = rolePlaces(placed).filter(({ key }) => key === `role-${work}`);
  return [...roles, ...skillsPlace(placed)];
}

/** The line if it passes the fact check, else the person's own words, which always pass. */
function judged(words: string, fact: Statement, facts: FactSources, asOf: string): string | undefined {
  return [words, ...factSources(fact).map(({ text }) => text)].find(
    (one) => groundResumeLine(one, facts, { from: [], asOf }).supported,
  );
}

/**
 * Where a fact of the evidence bank may enter the resume, best place first: a credential in the certificates section,
 * a skill in the role that was named and in the list of skills. Each place is a proposal: the text does not change
 * until one is accepted, and a fact counts in no score before the text contains it. Every name, number and date comes
 * from the resume or the person, and the statement says so if the fact is in progress or basic. A fact that the
 * person denied, or that has expired, has no place.
 */
export function placeStatement(fact: Statement, resume: StatedResume): Insertion[] {
  if (fact.state === "not" || fact.state === "expired") return [];
  const { resumeText, asOf } = resume;
  const { model } = analyseResume({ ...resume, ad: { text: "" } });
  const draft = readDraft(resumeText, model);
  const line = factLine(fact, namesTerm);
  const facts = readFactSources(model, factSources(fact));
  const places = placesOf({ fact, line, draft, model });
  const end: Place = {
    ...{ key: "end", row: draft.length - 1, lead: "", place: "row", label: "The end of your resume" },
    words: line,
  };
  return (places.length > 0 ? places : [end]).flatMap(({ key, words, ...place }): Insertion[] => {
    const after = judged(words, fact, facts, asOf);
    if (after === undefined) return [];
    const reason = `Your own statement about ${fact.term}, not in the resume you gave`;
    return [{ ...place, id: `bank:${fact.id}:${key}`, kind: "insert", statement: fact.id, after, reason }];
  });
}
