import { shortened } from "#shared/domain/text.ts";
import { namePhrase } from "../../verify/entities.ts";
import { type FlaggedSentence, flagClaims } from "./check-own-letter.ts";
import { isEmptyTalk, plainGreeting, withoutCliches } from "./cliches.ts";
import { type DraftParts, isClosing, readDraftParts } from "./draft-parts.ts";
import { type LetterInput, type LetterMaterial, readMaterial } from "./letter-material.ts";
import { type LetterStyle, phrases } from "./letter-phrases.ts";
import { type Proof, readProofs } from "./letter-proofs.ts";
import { nameRole } from "./letter-target.ts";
import { type LetterMeasure, measureLetter } from "./measure-letter.ts";
import { plainGrammar, saidOnce } from "./plain-grammar.ts";
import { writeThemes } from "./theme-paragraphs.ts";

export interface ImproveInput extends Omit<LetterInput, "style"> {
  /** The person's draft. */
  letterText: string;
  tone: LetterStyle;
}

export interface LetterImprovement {
  section: "Greeting" | "Opening" | "Body" | "Closing";
  impact: "High" | "Medium" | "Low";
  reason: string;
}

export interface ImprovedLetter extends LetterMeasure {
  text: string;
  improvements: LetterImprovement[];
  suggestions: string[];
  /** The person's own sentences that their sources do not support: kept as they are, and named. */
  flagged: FlaggedSentence[];
  before: LetterMeasure;
}

/** A paragraph without clichés; every sentence that stands for something stays the person's own. */
function cleaned(
  paragraph: readonly string[],
  section: "Opening" | "Body" | "Closing",
  notes: LetterImprovement[],
): string[] {
  return paragraph.flatMap((sentence) => {
    if (isEmptyTalk(sentence)) {
      notes.push({
        section,
        impact: "Medium",
        reason: `Takes out "${shortened(sentence, 60)}": it tells an employer nothing`,
      });
      return [];
    }
    const plain = withoutCliches(sentence);
    if (plain !== sentence)
      notes.push({ section, impact: "Low", reason: `Says "${shortened(sentence, 60)}" plainly` });
    return [plain];
  });
}

/** The opening names the job and the employer; it is put first when the draft names neither. */
function withRole(
  paragraphs: string[][],
  tone: LetterStyle,
  { target, sift }: LetterMaterial,
  notes: LetterImprovement[],
): string[][] {
  const said = namePhrase(paragraphs.flat().join(" "));
  const names = [target.title, target.company].filter((one) => one !== undefined);
  const isNamed = names.every((name) => said.includes(namePhrase(name)));
  if (names.length === 0 || isNamed) return paragraphs;
  const opening = sift([phrases[tone].apply(nameRole(target))]);
  if (opening.length === 0) return paragraphs;
  notes.push({
    section: "Opening",
    impact: "High",
    reason: `Names ${names.join(" and ")} in the first sentence`,
  });
  const [first = [], ...rest] = paragraphs;
  const isWeak =
    /^(?:I am|I'm) (?:applying|writing)|^(?:please find|this letter|I would like to apply|I wish to apply)/i.test(
      first[0] ?? "",
    );
  return [[...opening, ...(isWeak ? first.slice(1) : first)], ...rest];
}

/** Proofs whose terms and words the draft does not hold yet. */
function untold(text: string, proofs: readonly Proof[], named: readonly string[]): Proof[] {
  const said = namePhrase(text);
  const known = new Set(named.map((term) => term.toLowerCase()));
  return proofs.filter(
    (proof) =>
      proof.answers.some(({ term }) => !known.has(term.toLowerCase())) &&
      !said.includes(namePhrase(proof.deed.text)),
  );
}

const mostAdded = 3;

/** Proven matches that the draft leaves out go in before its closing. */
function withProofs(
  paragraphs: string[][],
  proofs: readonly Proof[],
  tone: LetterStyle,
  material: LetterMaterial,
  notes: LetterImprovement[],
): string[][] {
  const frame = { style: tone, named: new Set<number>(), hook: undefined };
  const added = writeThemes(proofs.slice(0, mostAdded), frame, material);
  if (added.length === 0) return paragraphs;
  const terms = [
    ...new Set(proofs.slice(0, mostAdded).flatMap(({ answers }) => answers.map(({ term }) => term))),
  ];
  notes.push({
    section: "Body",
    impact: "High",
    reason: `Adds proof from your resume for ${terms.join(", ")}`,
  });
  const last = paragraphs.at(-1);
  const at =
    last !== undefined && paragraphs.length > 1 && isClosing(last)
      ? paragraphs.length - 1
      : paragraphs.length;
  return [...paragraphs.slice(0, at), ...added, ...paragraphs.slice(at)];
}

function withClosing(
  paragraphs: string[][],
  tone: LetterStyle,
  material: LetterMaterial,
  notes: LetterImprovement[],
): string[][] {
  if (paragraphs.some(isClosing)) return paragraphs;
  const said = phrases[tone];
  const closing = material.sift([said.close, said.thanks]);
  notes.push({ section: "Closing", impact: "Medium", reason: "Ends with what comes next, and thanks" });
  return [...paragraphs, closing];
}

function layOutDraft(
  parts: DraftParts,
  paragraphs: readonly string[][],
  tone: LetterStyle,
  { model }: LetterMaterial,
): string {
  const end = parts.end.length > 0 ? parts.end : [phrases[tone].signOff, model.basics.name ?? ""];
  return [
    parts.head.join("\n"),
    parts.greeting === undefined ? "Dear Hiring Manager," : plainGreeting(parts.greeting),
    ...paragraphs.map((one) => one.join(" ")),
    end.filter((one) => one !== "").join("\n"),
  ]
    .filter((one) => one !== "")
    .join("\n\n");
}

/** The person's sentences without sure slips of grammar, and none twice. */
function mended(written: readonly string[][], notes: LetterImprovement[]): string[][] {
  const right = written.map((one) => one.map(plainGrammar));
  if (right.flat().join() !== written.flat().join())
    notes.push({ section: "Body", impact: "Medium", reason: "Corrects grammar and spelling" });
  const once = saidOnce(right);
  if (once.flat().length < right.flat().length)
    notes.push({ section: "Body", impact: "Medium", reason: "Says each fact once" });
  return once;
}

function suggest(
  material: LetterMaterial,
  flagged: ImprovedLetter["flagged"],
  measured: LetterMeasure,
): string[] {
  const { evidence, requirements } = material.analysis.match;
  const open = new Set(evidence.filter((one) => one.credit === 0).map((one) => one.requirementId));
  const missing = requirements.filter((one) => open.has(one.id) && one.importance === "must").slice(0, 3);
  return [
    ...flagged.map(
      ({ sentence, claim }) =>
        `Check "${shortened(sentence, 60)}". ${claim.reason} (${shortened(claim.claim, 60)})`,
    ),
    ...missing.map((one) => `The ad asks for ${one.term}. Mention it only if it is true.`),
    ...(measured.words > 400 ? [`The letter has ${measured.words} words; one page is about 400.`] : []),
    ...(measured.words < 120
      ? [`The letter has ${measured.words} words: say more of what you did in your roles.`]
      : []),
  ];
}

/**
 * Improves a person's draft: their own sentences stay, clichés go, the job and the employer are named, and
 * proofs from the resume that the draft leaves out come in, each grounded. Claims of the draft that the
 * resume does not support are kept and flagged: it is the person's own text. Deterministic; never throws.
 * Source: docs/engine.md, Writing.
 */
export function improveLetter(input: ImproveInput): ImprovedLetter {
  const { letterText, tone, ad, asOf, requirementEdits } = input;
  const material = readMaterial(input);
  const parts = readDraftParts(letterText);
  const before = measureLetter(letterText, ad, asOf, requirementEdits);
  const improvements: LetterImprovement[] = [];
  if (parts.greeting === undefined || plainGreeting(parts.greeting) !== parts.greeting)
    improvements.push({ section: "Greeting", impact: "Low", reason: "Greets the hiring manager" });
  const last = parts.paragraphs.length - 1;
  const sectionOf = (at: number) => (at === 0 ? "Opening" : at === last ? "Closing" : "Body");
  const written = parts.paragraphs
    .map((one, at) => cleaned(one, sectionOf(at), improvements))
    .filter((one) => one.length > 0);
  const own = mended(written, improvements);
  const flagged = flagClaims(own, material, asOf);
  const opened = withRole(own, tone, material, improvements);
  const proofs = untold(
    opened.flat().join(" "),
    readProofs(material.model, material.analysis),
    before.personalizedElements,
  );
  const proven = withProofs(opened, proofs, tone, material, improvements);
  const whole = withClosing(proven, tone, material, improvements);
  const text = layOutDraft(parts, whole, tone, material);
  const measured = measureLetter(text, ad, asOf, requirementEdits);
  return {
    text,
    improvements,
    suggestions: suggest(material, flagged, measured),
    flagged,
    before,
    ...measured,
  };
}
