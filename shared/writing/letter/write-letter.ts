import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { AdInput, Analysis, RequirementEdit } from "#shared/match/analysis.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import type { GroundedLine, Source } from "../grounding/claim.ts";
import { type FactSources, readFactSources } from "../grounding/fact-sources.ts";
import { groundLetter } from "../grounding/ground-letter.ts";
import { withoutHidden } from "../grounding/hidden-characters.ts";
import type { Target } from "../grounding/scope.ts";
import { copyCheck } from "./copied-words.ts";
import { heldPapers } from "./letter-papers.ts";
import { type LetterStyle, listed, phrases } from "./letter-phrases.ts";
import { byRole, moreProofs, type Proof, readProofs } from "./letter-proofs.ts";
import { letterTarget, nameRole } from "./letter-target.ts";
import { countLetterWords, type LetterMeasure, measureLetter } from "./measure-letter.ts";

export interface LetterInput {
  resumeText: string;
  resumeEdits?: readonly ResumeEdit[];
  /** An empty text gives a letter about the last role, with no demands answered. */
  ad: AdInput;
  requirementEdits?: readonly RequirementEdit[];
  style: LetterStyle;
  /** `YYYY-MM-DD`. */
  asOf: string;
  /** What the person confirmed besides the resume. */
  sources?: readonly Source[];
}

export interface Letter extends LetterMeasure {
  /** Name and contact line, greeting, paragraphs, sign-off; an empty line between. No date: the export adds it. */
  text: string;
  /** Every sentence with the ids of the facts it stands on; all are supported. */
  sentences: GroundedLine[];
  /** What the fact check or the copy check took out. */
  blocked: { line: string; claim: string; reason: string }[];
}

/** What a letter is made from; read once. */
export interface LetterMaterial {
  model: ResumeModel;
  analysis: Analysis;
  facts: FactSources;
  target: Target;
  isCopied: (sentence: string) => boolean;
  /** Keeps the sentences that are grounded and no copy of the ad; the others are noted as blocked. */
  sift: (paragraph: readonly string[]) => string[];
  blocked: Letter["blocked"];
}

export function readMaterial(input: Omit<LetterInput, "style">): LetterMaterial {
  const { sources = [], ...measured } = input;
  const ad = { ...input.ad, text: withoutHidden(input.ad.text) };
  const { model, ...analysis } = analyseResume({ ...measured, ad });
  const facts = readFactSources(model, sources);
  const target = letterTarget(ad);
  const pasted = new Set(analysis.match.pastedLines);
  const own = model.meta.lines.filter((line) => !pasted.has(line.id)).map((line) => line.text);
  const isCopied = copyCheck(ad.text, [target.title ?? "", target.company ?? ""], own);
  const blocked: Letter["blocked"] = [];
  const sift = (paragraph: readonly string[]) => {
    let kept: string[] = [];
    for (const sentence of paragraph.map(withoutHidden)) {
      const judged = groundLetter([...kept, sentence].join(" "), facts, { target, asOf: input.asOf });
      const refused = judged.find((one) => !one.supported);
      if (refused !== undefined && !refused.supported)
        blocked.push({ line: sentence, claim: refused.claim.claim, reason: refused.claim.reason });
      else if (isCopied(sentence))
        blocked.push({
          line: sentence,
          claim: sentence,
          reason: "This repeats the advertisement word for word.",
        });
      else kept = [...kept, sentence];
    }
    return kept;
  };
  return { model, analysis, facts, target, isCopied, sift, blocked };
}

const shortTitle = (title: string) => title.split(/,| \| | - /)[0]?.trim() ?? title;

/** Ways to stay in the role that was named last; each tells the fact check so. */
const stillThere = ["In that role I also", "During that time I", "In the same role I also"];

/** "In my current role as Sous Chef at The Salted Jetty, I wrote rosters for 14 staff." */
function proofSentence({ work, text, isClause }: Proof, at: number, model: ResumeModel): string {
  const role = model.work[work];
  const isCurrent = role?.endDate === "present";
  if (at > 0) {
    const lead = stillThere[Math.min(at, stillThere.length) - 1] ?? "In that role I";
    return isClause ? `${lead} ${text.replace(/^I /, "")}.` : `My work in that role included ${text}.`;
  }
  const title = role?.position === undefined ? "" : ` as ${shortTitle(role.position)}`;
  const place = role?.name === undefined ? "" : ` at ${role.name}`;
  const where = `In my ${isCurrent ? "current " : ""}role${title}${place}`;
  if (isClause) return `${where}, ${text}.`;
  return `${where}, my work ${isCurrent ? "includes" : "included"} ${text}.`;
}

/** The paragraph of one role: what is asked, then what was done there. */
export function roleParagraph(
  proofs: readonly Proof[],
  at: number,
  style: LetterStyle,
  { model }: LetterMaterial,
): string[] {
  const terms = [...new Set(proofs.flatMap((one) => one.terms))].slice(0, 4);
  const asks = phrases[style].asks[Math.min(at, 2)];
  const opening = terms.length > 0 && asks !== undefined ? [asks(listed(terms))] : [];
  return [...opening, ...proofs.map((proof, n) => proofSentence(proof, n, model))];
}

function openingParagraph(style: LetterStyle, { model, target }: LetterMaterial): string[] {
  const said = phrases[style];
  const role = model.work.find((one) => one.endDate === "present") ?? model.work[0];
  const apply = said.apply(nameRole(target));
  if (role?.position === undefined || role.name === undefined) return [apply];
  const tell = role.endDate === "present" ? said.current : said.past;
  return [apply, tell(shortTitle(role.position), role.name)];
}

/** Skills that only a list names, and the papers the ad asks for. */
function offerParagraph(style: LetterStyle, { model, analysis }: LetterMaterial): string[] {
  const { evidence, requirements } = analysis.match;
  const inList = new Set(
    evidence.filter((one) => one.credit === 0.7 && one.section === "skills").map((one) => one.requirementId),
  );
  const skills = requirements
    .filter((one) => inList.has(one.id) && one.kind !== "licence")
    .map((one) => one.term.replace(/ (?:skills|experience|knowledge)$/i, ""));
  const papers = heldPapers(model, analysis).slice(0, 4);
  const rights = model.basics.workRights;
  const isAsked = analysis.gates.some((gate) => gate.kind === "work-rights" || gate.kind === "citizenship");
  return [
    ...(skills.length > 0 ? [phrases[style].skills(listed(skills.slice(0, 4)))] : []),
    ...(papers.length > 0 ? [phrases[style].papers(listed(papers))] : []),
    ...(isAsked && rights !== undefined ? [`My right to work: ${rights}.`] : []),
  ];
}

function closingParagraph(style: LetterStyle, { model: { basics } }: LetterMaterial): string[] {
  const said = phrases[style];
  const how = [basics.phone && `on ${basics.phone}`, basics.email && `at ${basics.email}`].filter(
    (one) => one,
  );
  return [...said.close, ...(how.length > 0 ? [said.reach(how.join(" or "))] : []), said.thanks];
}

const wanted = 220;
const most = 320;

/** The paragraphs on roles; further facts of the same roles follow while the letter is short. */
function proofParagraphs(style: LetterStyle, material: LetterMaterial, otherWords: number): string[][] {
  const { model, analysis, sift } = material;
  let proofs = readProofs(model, analysis);
  const first = model.work.findIndex((one) => one.endDate === "present");
  const isBlind = analysis.match.requirements.length === 0;
  const lone: Proof = { work: Math.max(0, first), line: -1, text: "", isClause: true, terms: [], weight: 0 };
  const spare = moreProofs(model, isBlind ? [lone] : proofs, analysis.match.pastedLines);
  const write = (list: readonly Proof[]) =>
    byRole(list)
      .slice(0, 3)
      .map((role, at) => sift(roleParagraph(role, at, style, material)))
      .filter((one) => one.length > 0);
  let paragraphs = write(proofs);
  for (const proof of spare) {
    const words = otherWords + countLetterWords(paragraphs.flat().join(" "));
    if (words >= wanted || words > most) break;
    proofs = [...proofs, proof];
    paragraphs = write(proofs);
  }
  return paragraphs;
}

function contactLine({ location, phone, email }: ResumeModel["basics"]): string {
  return [location, phone, email].filter((one) => one).join(" | ");
}

/** The whole letter: name and contact, greeting, paragraphs, sign-off. */
export function layOut(paragraphs: readonly string[], style: LetterStyle, { model }: LetterMaterial): string {
  const { name = "" } = model.basics;
  const head = [name, contactLine(model.basics)].filter((one) => one !== "").join("\n");
  const end = [phrases[style].signOff, name].filter((one) => one !== "").join("\n");
  return [head, "Dear Hiring Manager,", ...paragraphs, end].filter((one) => one !== "").join("\n\n");
}

/**
 * Kelpie's built-in letter writer: Australian conventions, one page, every sentence grounded in the person's
 * own facts, no motives, no praise of the employer, no copied run of six words of the ad. A letter with
 * little to prove is short; nothing pads it. Deterministic; never throws. Source: match-engine.md section 12.
 */
export function writeLetter(input: LetterInput): Letter {
  const material = readMaterial(input);
  const { style } = input;
  const opening = material.sift(openingParagraph(style, material));
  const offer = material.sift(offerParagraph(style, material));
  const closing = material.sift(closingParagraph(style, material));
  const otherWords = countLetterWords([...opening, ...offer, ...closing].join(" "));
  const proofs = proofParagraphs(style, material, otherWords);
  const paragraphs = [opening, ...proofs, offer, closing]
    .filter((one) => one.length > 0)
    .map((one) => one.join(" "));
  const text = layOut(paragraphs, style, material);
  const { facts, target, blocked } = material;
  return {
    text,
    sentences: groundLetter(text, facts, { target, asOf: input.asOf }),
    blocked: [...new Map(blocked.map((one) => [one.line, one])).values()],
    ...measureLetter(text, input.ad, input.asOf, input.requirementEdits),
  };
}
