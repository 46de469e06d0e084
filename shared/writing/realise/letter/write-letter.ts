import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { isLatestRole } from "#shared/engine/roles/latest-role.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { type GroundedLine, splitSentences } from "../../verify/claim.ts";
import { groundLetter } from "../../verify/ground-letter.ts";
import { withoutHidden } from "../../verify/hidden-characters.ts";
import { bankSentences } from "./bank-sentences.ts";
import { type NamedInOpening, readHook } from "./hook.ts";
import {
  educationSentence,
  nameWork,
  signedName,
  summarySentences,
  untoldPapers,
  untoldSkills,
} from "./letter-context.ts";
import { type LetterInput, type LetterLength, type LetterMaterial, readMaterial } from "./letter-material.ts";
import { article, type LetterStyle, listed, period, phrases } from "./letter-phrases.ts";
import { readProofs } from "./letter-proofs.ts";
import { nameRole } from "./letter-target.ts";
import { countLetterWords, type LetterMeasure, measureLetter } from "./measure-letter.ts";
import { openingRole } from "./opening-role.ts";
import { heldPapers } from "./papers/letter-papers.ts";
import { paperPhrases, rightsSentence } from "./papers/paper-prose.ts";
import { projectSentences } from "./project-sentences.ts";
import { asThing, proseTerms } from "./prose-terms.ts";
import { themeParagraphs } from "./theme-paragraphs.ts";

export interface Letter extends LetterMeasure {
  /** Name and contact line, greeting, paragraphs, sign-off; an empty line between. No date: the export adds it. */
  text: string;
  /** Every sentence with the ids of the facts it stands on; all are supported. */
  sentences: GroundedLine[];
  /** What the fact check or the copy check took out. */
  blocked: LetterMaterial["blocked"];
  /** Another true letter can be had: the next `variant`. */
  hasNext: boolean;
}

/** "I have worked as a Chef at Gum Hotel since 2019."; of an earlier role than the last, when it was. */
function roleSentence(style: LetterStyle, { work }: LetterMaterial["model"], at: number): string | undefined {
  const named = nameWork(work[at]);
  const { title, employer, isCurrent, start } = named;
  if (title === undefined || employer === undefined) return undefined;
  if (isCurrent) return phrases[style].current(title, employer, start);
  return isLatestRole(work, at)
    ? phrases[style].past(title, employer)
    : `I worked as ${article(title)} at ${employer}${period(named)}.`;
}

/** The job and the employer first: slots of the letter, never left out. Then who writes. */
function openingParagraph(
  style: LetterStyle,
  { model, target, stands }: LetterMaterial,
): { sentences: string[]; named: NamedInOpening | undefined } {
  const said = phrases[style];
  const apply = said.apply(nameRole(target));
  const self = summarySentences(model).filter((one) => stands([], one));
  const at = openingRole(model, target.title);
  const role = at === undefined ? undefined : roleSentence(style, model, at);
  if (self.length > 0 || at === undefined || role === undefined || !stands([], role))
    return { sentences: [apply, ...self], named: undefined };
  return { sentences: [apply, role], named: { role: at, sentence: role } };
}

/** Skills that only a list names, the papers the ad asks for, and the right to work where it asks for that. */
function offerParagraph(style: LetterStyle, { model, analysis }: LetterMaterial): string[] {
  const { evidence, requirements } = analysis.match;
  const inList = new Set(
    evidence.filter((one) => one.credit === 0.8 && one.section === "skills").map((one) => one.requirementId),
  );
  const skills = proseTerms(
    requirements.filter((one) => inList.has(one.id)),
    "",
    { forms: [asThing] },
  );
  const papers = heldPapers(model, analysis).slice(0, 4).flatMap(paperPhrases);
  const rights = model.basics.workRights;
  const isAsked = analysis.knockOuts.some(
    (knockOut) => knockOut.kind === "work-rights" || knockOut.kind === "citizenship",
  );
  const right = isAsked && rights !== undefined ? rightsSentence(rights) : undefined;
  return [
    // "My skills include Excel." alone is no sentence to stand behind.
    ...(skills.length > 1 ? [phrases[style].skills(listed(skills))] : []),
    ...(papers.length > 0 ? [phrases[style].hold(listed(papers))] : []),
    ...(right === undefined ? [] : [right]),
  ];
}

function closingParagraph(style: LetterStyle, { model: { basics } }: LetterMaterial): string[] {
  const said = phrases[style];
  const how = [basics.phone && `on ${basics.phone}`, basics.email && `at ${basics.email}`].filter(
    (one) => one,
  );
  return [said.close, ...(how.length > 0 ? [said.reach(how.join(" or "))] : []), said.thanks];
}

const rolesOf = (named: NamedInOpening | undefined) => new Set(named === undefined ? [] : [named.role]);

/** The person's own reason as sentences of theirs, each with its end. */
export function ownReason(reason: string | undefined): string[] {
  const plain = withoutHidden(reason ?? "")
    .replace(/\s+/g, " ")
    .trim();
  return plain === "" ? [] : splitSentences(/[.!?]$/.test(plain) ? plain : `${plain}.`);
}

/** The words of a page and of half of one, name and contact included: those to reach and the most, and how many proofs it has room for. */
const sizes: Readonly<Record<LetterLength, { wanted: number; most: number; proofs: number }>> = {
  full: { wanted: 250, most: 390, proofs: 6 },
  short: { wanted: 120, most: 230, proofs: 3 },
};

/** A tool that the vocabulary knows, or a name written as only tools are: "TechnologyOne", "FMEA", "Fluke 435". */
const isToolName = (skill: string) =>
  findTerms(skill).some(({ term }) => term.kind === "tool") ||
  /\p{Ll}\p{Lu}|\p{L} \d|^[A-Z]{2,5}$/u.test(skill);

/** A year, a referee's place and "numbers on request" can stand in a part that was read as skills. */
const isSkill = (skill: string) =>
  /\p{L}{2}/u.test(skill) &&
  !/,|@|\bon request\b|^(?:I|we|you|my) |^(?:good|great|ok|okay|handy|quick|calm) (?:in|at|with|under) /i.test(
    skill,
  );

/** Tools are worked with; other skills are had. */
function skillsSentence(
  skills: readonly string[],
  said: (typeof phrases)[LetterStyle],
  { told, isFirst }: { told: string; isFirst: boolean },
) {
  const named = skills.filter(isSkill);
  const tools = named.filter(isToolName);
  // "I also know" needs something before it.
  if (tools.length > 1) return isFirst ? said.skills(listed(tools)) : said.moreSkills(listed(tools));
  const sentence = named.length > 1 ? said.skills(listed(named)) : undefined;
  const opener = sentence?.split(" ").slice(0, 3).join(" ") ?? "";
  return sentence === undefined || told.includes(opener) ? undefined : sentence;
}

/** Facts that the ad does not ask for follow while the letter is short: education, papers, skills. */
function morePhrases(
  style: LetterStyle,
  { model, sift }: LetterMaterial,
  { told, offered, wanted }: { told: string; offered: readonly string[]; wanted: number },
): string[] {
  const said = phrases[style];
  const papers = untoldPapers(model, told, 4).flatMap(paperPhrases);
  const skills = untoldSkills(model, told, 6);
  const more = [
    () => educationSentence(model, told),
    (isFirst: boolean) =>
      papers.length > 0 ? said[isFirst ? "hold" : "holdToo"](listed(papers)) : undefined,
    (isFirst: boolean) => skillsSentence(skills, said, { told, isFirst }),
  ];
  const kept: string[] = [];
  for (const say of more) {
    if (countLetterWords(`${told} ${kept.join(" ")}`) >= wanted) break;
    const sentence = say(offered.length + kept.length === 0);
    if (sentence !== undefined && !told.includes(sentence)) kept.push(...sift([sentence]));
  }
  return kept;
}

function contactLine({ location, phone, email }: ResumeModel["basics"]): string {
  return [location, phone, email].filter((one) => one).join(" | ");
}

/** The whole letter: name and contact, greeting, paragraphs, sign-off. */
export function layOut(
  paragraphs: readonly string[],
  style: LetterStyle,
  { model, target }: LetterMaterial,
): string {
  const name = signedName(model.basics.name ?? "");
  const head = [name, contactLine(model.basics)].filter((one) => one !== "").join("\n");
  const end = [phrases[style].signOff, name].filter((one) => one !== "").join("\n");
  return [head, `Dear ${target.contact ?? "Hiring Manager"},`, ...paragraphs, end]
    .filter((one) => one !== "")
    .join("\n\n");
}

/** Roles that say less than this leave room for the person's projects. */
const fewSentences = 4;

/**
 * Kelpie's built-in letter writer: Australian conventions, one page, every sentence grounded in the person's
 * own facts, no motives, no praise of the employer, no copied run of six words of the ad. It fills a page
 * as far as the resume has facts for it; a thin resume gives a short letter, nothing pads it. Deterministic; never
 * throws. Source: docs/engine.md, Writing.
 */
export function writeLetter(input: LetterInput): Letter {
  const material = readMaterial(input);
  const { style, length = "full", variant = 0 } = input;
  const size = sizes[length];
  const { sentences: greeting, named } = openingParagraph(style, material);
  const proofs = readProofs(material.model, material.analysis);
  const { hook, hasNext } = readHook(proofs, { style, named, variant }, material);
  const opening = [...greeting, ...(hook?.sentences ?? [])];
  const answers = bankSentences(material, input.sources ?? []);
  const offer = material.sift([...answers, ...offerParagraph(style, material)]);
  const given = ownReason(input.reason);
  const closing = [...given, ...material.sift(closingParagraph(style, material))];
  const said = layOut([...opening, ...offer, ...closing], style, material);
  const frame = { style, named: rolesOf(named), hook, otherWords: countLetterWords(said), ...size };
  const roles = themeParagraphs(frame, material);
  const projects = roles.flat().length < fewSentences ? projectSentences(material) : [];
  const told = `${said} ${[...roles.flat(), ...projects].join(" ")}`;
  const more = morePhrases(style, material, { told, offered: offer, wanted: size.wanted });
  const paragraphs = [opening, ...roles, projects, [...offer, ...more], closing]
    .filter((one) => one.length > 0)
    .map((one) => one.join(" "));
  const text = layOut(paragraphs, style, material);
  const { facts, blocked, place } = material;
  return {
    text,
    sentences: groundLetter(text, facts, given.length === 0 ? place : { ...place, given, known: new Map() }),
    blocked: [...new Map(blocked.map((one) => [one.line, one])).values()],
    hasNext,
    ...measureLetter(text, input.ad, input.asOf, [], material.analysis.match.requirements),
  };
}
