import {
  contentParts,
  type FormalRow,
  letterText,
  type QuotedJob,
  type QuotedLetter,
  type QuotedLine,
  worded,
} from "#shared/domain/cover-letters/quoted-letter.ts";
import { countWords } from "#shared/domain/text.ts";
import type { AdInput, RequirementEdit } from "#shared/engine/analysis.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import type { Source } from "../../verify/claim.ts";
import { withoutHidden } from "../../verify/hidden-characters.ts";
import type { Target } from "../../verify/scope.ts";
import { groupOf, type LineGroup } from "./candidate-lines.ts";
import { chooseLines, type LetterLength } from "./choose-lines.ts";
import { formalRows, toolRow } from "./formal-rows.ts";
import type { LetterJob } from "./letter-jobs.ts";
import { greetedAs, letterTarget } from "./letter-target.ts";
import { type LetterMeasure, measureLetter } from "./measure-letter.ts";
import { notFoundOf } from "./not-found.ts";
import { employedSentence, type QuoteMaterial, quoteMaterial, yearsSentence } from "./quote-material.ts";
import type { RankedLine } from "./rank-lines.ts";
import {
  bankLead,
  fill,
  headingLeads,
  type LetterStyle,
  openingSentence,
  otherLead,
  pick,
  unplacedLead,
  variantCount,
  wordings,
} from "./sentences.ts";
import { signedName } from "./signed-name.ts";

export interface LetterInput {
  resumeText: string;
  resumeEdits?: readonly ResumeEdit[];
  /** With an empty text, the letter consists of the strongest lines. */
  ad: AdInput;
  requirementEdits?: readonly RequirementEdit[];
  style: LetterStyle;
  /** `YYYY-MM-DD`. */
  asOf: string;
  length?: LetterLength;
  /** Why the person wants this job, in their own words. */
  reason?: string;
  /** 0 is the best choice of lines, 1 the next choice that is also true. */
  variant?: number;
  /** Sentences that the person wrote into an earlier version. */
  ownLines?: readonly string[];
  /** Ids of lines that the person removed from an earlier version. */
  unwanted?: readonly string[];
  /** Name and e-mail of the account, used if the resume has none. */
  account?: { name: string; email: string };
  /** What the person confirmed besides the resume. */
  sources?: readonly Source[];
}

/** A finished letter, by any writer. */
export interface Letter extends LetterMeasure {
  /** Name and contact line, greeting, parts and sign-off, separated by empty lines. The export adds the date. */
  text: string;
  /** The letter as data, where every line is a quote. */
  quoted?: QuotedLetter;
  /** Every quoted line with the person's own words that support it. */
  evidence: { sentence: string; facts: string[] }[];
  /** Sentences of a model that the fact check removed. */
  blocked: { line: string; claim: string; reason: string }[];
  /** True if there is another choice of lines: the next `variant`. */
  hasNext: boolean;
  /** Requirements that could not be found, if too few were found for a letter. */
  notFound?: string[];
}

/** What a letter is made from; read once. */
interface Material extends QuoteMaterial {
  target: Target;
  credentials: FormalRow[];
}

function readMaterial(input: LetterInput): Material {
  const { resumeText, resumeEdits, requirementEdits, asOf } = input;
  const ad = { ...input.ad, text: withoutHidden(input.ad.text) };
  const order = {
    ...{ resumeText, ad, asOf },
    ...(resumeEdits && { resumeEdits }),
    ...(requirementEdits && { requirementEdits }),
  };
  const { model, ...analysis } = analyseResume(order);
  const quotes = quoteMaterial(model, analysis, { ad, asOf, sources: input.sources ?? [] });
  const opening = yearsSentence(model).map(({ text }) => text);
  const credentials = formalRows(model, analysis, { jobs: quotes.jobs, asOf }).filter(
    ({ own }) => !opening.includes(own),
  );
  // A credential is named once, in the formal requirements; the person's years once, in the opening.
  const told = [...credentials.map(({ own }) => own), ...opening].map((one) => one.toLowerCase());
  const isStated = ({ isOther, text }: RankedLine) =>
    isOther === true &&
    told.some((one) => one.includes(text.toLowerCase()) || text.toLowerCase().includes(one));
  return {
    ...quotes,
    lines: quotes.lines.filter((line) => !isStated(line)),
    target: letterTarget(ad, asOf),
    credentials,
  };
}

/** A seed that gives the same words for the same job, and other words for the next job. */
function seedOf({ title = "", company = "" }: Target, variant: number): number {
  const sum = [...`${title} ${company}`].reduce((all, letter) => all + (letter.codePointAt(0) ?? 0), 0);
  return (sum + variant) % variantCount;
}

interface LeadPlace {
  /** Number of blocks above it. */
  at: number;
  above: LetterJob | undefined;
  style: LetterStyle;
  seed: number;
}

function leadOf(job: LetterJob, { at, above, style, seed }: LeadPlace): string {
  const said = wordings[style];
  const { sure, heading = "" } = job;
  if (sure === undefined) return fill(headingLeads[job.isCurrent ? "current" : "other"], { heading });
  if (at > 0 && isBefore(job, above)) return fill(pick(said.earlierLead, seed + at - 1), sure);
  if (at === 0 && job.isCurrent) return fill(pick(said.currentLead, seed), sure);
  if (at === 0 && job.isLast) return said.lastLead;
  // The last variant says nothing about time.
  return fill(said.earlierLead.at(-1) ?? "", sure);
}

/** True if the job had ended when the job above it began. */
function isBefore({ end, isCurrent }: LetterJob, above: LetterJob | undefined): boolean {
  if (isCurrent || end === "" || above === undefined || above.start === "") return false;
  return end.slice(0, 4) <= above.start.slice(0, 4);
}

const mostOffered = 6;

function blocksOf(
  material: Material,
  chosen: readonly RankedLine[],
  how: { style: LetterStyle; seed: number },
) {
  const { jobs, lines } = material;
  const on = new Set(chosen.map(({ id }) => id));
  const linesOf = (group: LineGroup): QuotedLine[] => {
    const own = lines.filter((line) => groupOf(line) === group).sort((a, b) => b.rank - a.rank);
    const used = chosen.filter((line) => groupOf(line) === group);
    const offered = own.filter(({ id }) => !on.has(id)).slice(0, mostOffered);
    return [...used, ...offered].map(({ id, text }) => ({ id, text, isOn: on.has(id) }));
  };
  let at = 0;
  let above: LetterJob | undefined;
  const blocks = jobs.map((job): QuotedJob => {
    const own = linesOf(job.work);
    const lead = leadOf(job, { at, above, ...how });
    if (own.some(({ isOn }) => isOn)) {
      at += 1;
      above = job;
    }
    const label = job.sure?.employer ?? job.heading ?? "";
    return { id: `job:${job.work}`, lead, label, lines: own };
  });
  const unplaced = linesOf("unplaced");
  const rest = { id: "unplaced", lead: unplacedLead, label: "", lines: unplaced, asksWhichJob: true };
  const other = { id: "other", lead: otherLead, label: "", lines: linesOf("other") };
  const bank = { id: "bank", lead: bankLead, label: "", lines: linesOf("bank") };
  return [...blocks, rest, other, bank].filter((block) => block.lines.length > 0);
}

function contactOf({ phone, email }: { phone?: string | undefined; email?: string | undefined }): string {
  return [phone && `on ${phone}`, email && `at ${email}`].filter((one) => one).join(" or ");
}

const defaultGreeting = "Dear Hiring Manager";
function choicesUpTo(variant: number, material: Material, input: LetterInput): RankedLine[][] {
  const { lines, shown, jobs } = material;
  const { length = "full", unwanted = [] } = input;
  const used = new Set<string>();
  const out = new Set(unwanted);
  return Array.from({ length: variant + 1 }, () => {
    const chosen = chooseLines({
      lines,
      requirements: shown,
      jobs,
      length,
      unwanted: out,
      used: new Set(used),
    });
    for (const { id } of chosen) used.add(id);
    return chosen;
  });
}

const isSame = (a: readonly RankedLine[], b: readonly RankedLine[]) =>
  a.length === b.length && a.every((line) => b.includes(line));

/**
 * The built-in letter: fixed sentences with slots for certain fields, and the person's own lines word for word, job
 * by job. It says nothing else about the person. Deterministic; never throws. decision: D-111. Source:
 * docs/engine.md, Writing.
 */
export function writeLetter(input: LetterInput): Letter {
  const { style, asOf } = input;
  const material = readMaterial(input);
  const { analysis, target } = material;
  const choices = choicesUpTo((input.variant ?? 0) + 1, material, input);
  const different = choices.filter((one, at) => !choices.slice(0, at).some((before) => isSame(before, one)));
  // If there is no other choice of lines, the best one is used again.
  const variant = different.indexOf(choices[input.variant ?? 0] ?? []);
  const at = Math.max(0, variant);
  const quoted = composeLetter(material, different[at] ?? [], { input, style, seed: seedOf(target, at) });
  const text = letterText(quoted);
  const notFound = notFoundOf(analysis);
  return {
    text,
    quoted,
    evidence: evidenceOf(quoted, material),
    blocked: [],
    hasNext: different.includes(choices.at(-1) ?? []),
    ...(notFound && { notFound }),
    ...measureLetter(text, input.ad, asOf, [], analysis.match.requirements),
  };
}

function composeLetter(
  material: Material,
  chosen: readonly RankedLine[],
  { input, style, seed }: { input: LetterInput; style: LetterStyle; seed: number },
): QuotedLetter {
  const { model, analysis, target, credentials } = material;
  const said = wordings[style];
  const { basics } = model;
  const name = signedName(basics.name ?? input.account?.name ?? "");
  const email = basics.email ?? input.account?.email;
  const contact = contactOf({ phone: basics.phone, email });
  const lines = chosen.map(({ text }) => text).join("\n");
  const reference = target.reference === undefined ? "" : ` (reference ${target.reference})`;
  const own = (input.ownLines ?? []).map((text, at) => ({ id: `own:${at}`, text, isOn: true }));
  return {
    head: [name, [basics.location, basics.phone, email].filter((one) => one).join(" | ")].filter(
      (one) => one !== "",
    ),
    addressee: [target.contact, target.company].flatMap((one) => one ?? []),
    greeting: target.contact === undefined ? defaultGreeting : `Dear ${greetedAs(target.contact)}`,
    subject:
      target.title === undefined && reference === ""
        ? ""
        : `Re: ${target.title ?? "Your position"}${reference}`,
    opening: [openingSentence(style, target, seed), ...employedSentence(style, material)],
    own: [...yearsSentence(model), ...own],
    reason: withoutHidden(input.reason ?? "")
      .replace(/\s+/g, " ")
      .trim(),
    jobs: blocksOf(material, chosen, { style, seed }),
    formal: {
      lead: said.formalLead,
      rows: [...credentials, ...toolRow(model, analysis, lines)],
    },
    closing: [pick(said.closing, seed), ...(contact === "" ? [] : [fill(said.reach, { contact })])],
    signOff: [said.signOff, name].filter((one) => one !== ""),
  };
}

function evidenceOf({ jobs, own }: QuotedLetter, { lines, model }: Material): Letter["evidence"] {
  const sources = new Map(lines.map(({ id, source }) => [id, source]));
  const inSummary = (id: string) => model.meta.lines[Number(id.split(":")[1])]?.text;
  const used = (all: readonly QuotedLine[]) => all.filter(({ isOn }) => isOn);
  const proven = ({ id }: QuotedLine, sentence: string) => {
    const fact = sources.get(id) ?? (id.startsWith("line:") ? inSummary(id) : undefined);
    return fact === undefined ? [] : [{ sentence, facts: [fact] }];
  };
  return [
    ...used(own).flatMap((line) => proven(line, line.text)),
    ...jobs.flatMap((job) => {
      const told = worded(job.lines);
      return used(job.lines).flatMap((line, at) => proven(line, told[at] ?? line.text));
    }),
  ];
}

/** Word count of a letter's content: everything between the subject and the signature. */
export const contentWords = (letter: QuotedLetter): number => countWords(contentParts(letter).join(" "));
