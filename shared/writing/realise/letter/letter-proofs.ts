import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { Analysis, Requirement } from "#shared/engine/analysis.ts";
import { weightOf } from "#shared/engine/read-ad/keep-requirements.ts";
import { provenCriteria } from "../../plan/proven-criteria.ts";
import { type Deed, readDeed } from "./deeds/deed.ts";
import { proseSentences, readProseDeed, sentenceAbout } from "./deeds/prose-deeds.ts";
import { isVerbLed } from "./deeds/verbs.ts";

/** One line of a role that answers demands of the ad. */
export interface Proof {
  work: number;
  line: number;
  /** The line as the person wrote it. */
  source: string;
  deed: Deed;
  /** The demands that it answers; none for a line that is told for its own sake. */
  answers: Requirement[];
  weight: number;
  /** It is about people: those one leads, teaches, looks after or works with. */
  isAboutPeople: boolean;
}

const mostProofs = 8;

const goesOn =
  /(?:[,&/+-]|\b(?:and|or|the|a|an|of|in|on|to|by|for|with|using|through|across|from|at|as|into|via|between|including|improving|reducing|increasing|ensuring))$/i;

const small = /^\p{Ll}/u;
const mostSmall = 0.6;

/** Points as the person wrote them: what a page's edge broke in two is one again. */
function wholePoints(highlights: readonly string[]): string[] {
  const points: string[] = [];
  // Where nearly every line begins small, that tells nothing: the person writes so.
  const isSmall = highlights.filter((line) => small.test(line)).length > highlights.length * mostSmall;
  const isBroken = (line: string) => !isSmall && small.test(line);
  for (const line of highlights) {
    const before = points.at(-1);
    const isRest = before !== undefined && (isBroken(line) || goesOn.test(before));
    if (isRest) points[points.length - 1] = `${before} ${line}`;
    else points.push(line);
  }
  return points.filter((one) => !goesOn.test(one) && !isBroken(one));
}

const peopleTerm =
  /\b(?:team|lead|leadership|mentor|coach|communicat|stakeholder|customer|client|collaborat|train|teach|supervis|negotiat|relationship|famil|resident|student|patient|partner|present|colleague|communit)/i;
const peopleDeed =
  /\b(?:led|lead|trained|train|coached|coach|mentor|taught|teach|presented|present|explained|supervised|guided|preceptor|buddy|workshops?|worked with|work with|talk(?:ed)? with|hired|hire)\b/i;

function isAboutPeople({ text }: Deed, answers: readonly Requirement[]): boolean {
  const terms = answers.filter((one) => one.kind === "soft" || peopleTerm.test(one.term)).length;
  return terms * 2 > answers.length || peopleDeed.test(text.split(" ").slice(0, 6).join(" "));
}

/** What a line is worth telling for by itself: figures, deeds before matters. */
function ownWeight({ kind, text, tail }: Deed): number {
  return (/\d/.test(text + tail) ? 0.5 : 0) + (kind === "matter" ? 0 : 0.5) + (tail === "" ? 0 : 0.25);
}

/** "I work across the stack" alone tells nothing. */
const isThin = ({ kind, text, tail }: Deed) =>
  kind === "act" && tail === "" && text.split(" ").length < 5 && !/\d/.test(text);

interface Reading {
  model: ResumeModel;
  proofs: Map<string, Proof>;
}

function add(reading: Reading, lineId: number, requirement: Requirement | undefined): void {
  const { model } = reading;
  const line = model.meta.lines[lineId];
  const role = line?.work === undefined ? undefined : model.work[line.work];
  if (line?.work === undefined || role === undefined) return;
  // The header of a role names it; the bullets say what was done, some over several lines.
  const point = wholePoints(role.highlights).find((one) => one.includes(line.text));
  if (point === undefined) return;
  const prose = proseSentences(point);
  if (prose === undefined)
    addDeed(reading, { lineId, work: line.work, source: point, isProse: false }, requirement);
  else {
    const about =
      requirement === undefined ? prose : sentenceAbout(prose, [requirement.term, ...requirement.aliases]);
    for (const source of [about ?? []].flat())
      addDeed(reading, { lineId, work: line.work, source, isProse: true }, requirement);
  }
}

/** What may be told of a role: a point of its list, or a sentence of its paragraph. */
interface Told {
  lineId: number;
  work: number;
  source: string;
  isProse: boolean;
}

function deedOf({ model }: Reading, { work, source, isProse }: Told): Deed | undefined {
  const { highlights = [], endDate } = model.work[work] ?? {};
  const isCurrent = endDate === "present";
  return isProse
    ? readProseDeed(source, { isCurrent, verbLed: true })
    : readDeed(source, { isCurrent, verbLed: isVerbLed(highlights, isCurrent) });
}

function addDeed(reading: Reading, told: Told, requirement: Requirement | undefined): void {
  const { proofs } = reading;
  const key = `${told.work}:${told.source}`;
  const known = proofs.get(key);
  const deed = known?.deed ?? deedOf(reading, told);
  if (deed === undefined || isThin(deed)) return;
  const answers = [...(known?.answers ?? []), ...(requirement === undefined ? [] : [requirement])];
  const asked = answers.reduce((sum, one) => sum + weightOf(one.importance) * (one.core ? 2 : 1), 0);
  proofs.set(key, {
    work: told.work,
    line: told.lineId,
    source: told.source,
    deed,
    answers,
    weight: asked + ownWeight(deed),
    isAboutPeople: isAboutPeople(deed, answers),
  });
}

const byWeight = (a: Proof, b: Proof) => b.weight - a.weight || a.line - b.line;

/**
 * Lines of roles that answer what the ad asks for, the strongest first. Only full proof counts: the engine found the
 * demand in the role itself.
 */
export function readProofs(model: ResumeModel, { match }: Analysis): Proof[] {
  const reading: Reading = { model, proofs: new Map() };
  for (const { line, requirement } of provenCriteria(match, { least: 1, sections: ["work"] }))
    add(reading, line, requirement);
  return [...reading.proofs.values()].sort(byWeight).slice(0, mostProofs);
}

/** The roles at the top of a resume. */
const latest = [0, 1, 2];

/** Deeds before what the work consists of. */
const kindOf = ({ deed }: Proof) => Number(deed.kind === "matter");

/** Further lines of the roles already told and of the latest, for a letter that is short: figures first. */
export function moreProofs(model: ResumeModel, told: readonly Proof[], pasted: readonly number[]): Proof[] {
  const reading: Reading = { model, proofs: new Map() };
  for (const work of new Set([...told.map((one) => one.work), ...latest])) {
    for (const id of model.work[work]?.lines ?? []) if (!pasted.includes(id)) add(reading, id, undefined);
  }
  const known = new Set(told.map((one) => `${one.work}:${one.source}`));
  return [...reading.proofs.values()]
    .filter((one) => !known.has(`${one.work}:${one.source}`))
    .sort((a, b) => kindOf(a) - kindOf(b) || a.work - b.work || byWeight(a, b));
}
