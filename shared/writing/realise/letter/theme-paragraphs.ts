import { nameWork } from "./letter-context.ts";
import type { LetterMaterial } from "./letter-material.ts";
import { type LetterStyle, listed, phrases } from "./letter-phrases.ts";
import { moreProofs, type Proof, readProofs } from "./letter-proofs.ts";
import { countLetterWords } from "./measure-letter.ts";
import { proseTerms } from "./prose-terms.ts";

/** What the letter has said of roles so far: a role is named once, then pointed at. */
interface Told {
  named: Set<number>;
  last: number | undefined;
  /** Sentences on it since, to vary how they begin. */
  sentences: number;
}

/** "I am also ...", "I also wrote ...". */
const also = (act: string) => (/^(?:am|was) /.test(act) ? act.replace(" ", " also ") : `also ${act}`);
const upperFirst = (text: string) => (text[0] ?? "").toUpperCase() + text.slice(1);

/** A deed behind the words that place it in a role: "At Lumen Footwear," or "... at Lumen Footwear, where". */
function placed(lead: string, { kind, text, tail }: Proof["deed"], covers: string): string {
  if (kind === "act") return `${lead} I ${text}${tail}.`;
  if (kind === "event") return `${lead} ${text}${tail}.`;
  return `${lead} my work ${covers} ${text}${tail}.`;
}

/** A deed of the role that was told last, in the ways it may be said; the turn says which comes first. */
function goingOn({ kind, text, tail }: Proof["deed"], covers: string, turn: number): string[] {
  if (kind === "event") return [`There, ${text}${tail}.`];
  if (kind === "matter")
    return [`${turn % 2 === 1 ? "My work there also" : "Other work there"} ${covers} ${text}${tail}.`];
  const forms = [
    `There I ${also(text)}${tail}.`,
    `I ${also(text)}${tail}.`,
    `In that role I ${text}${tail}.`,
  ];
  const at = (turn - 1) % forms.length;
  return [...forms.slice(at), ...forms.slice(0, at)];
}

function sentencesOf(proof: Proof, told: Told, style: LetterStyle, { model }: LetterMaterial): string[] {
  const role = nameWork(model.work[proof.work]);
  const covers = role.isCurrent ? "includes" : "included";
  if (told.last === proof.work && told.named.has(proof.work))
    return goingOn(proof.deed, covers, told.sentences);
  if (told.named.has(proof.work) && role.employer !== undefined)
    return [placed(upperFirst(`at ${role.employer},`), proof.deed, covers)];
  return [placed(phrases[style].inRole(role, told.named.size), proof.deed, covers)];
}

/** A theme as it is told: its sentences, and the proofs that they tell. */
interface ToldTheme {
  sentences: string[];
  proofs: Proof[];
}

const perTheme = 3;
const mostInTheme = 4;

/** Two themes: the work itself, and the people in it; where one is missing, what is asked first and what else. */
function themesOf(proofs: readonly Proof[]): Proof[][] {
  const work = proofs.filter((one) => !one.isAboutPeople);
  const people = proofs.filter((one) => one.isAboutPeople);
  const [first, second] =
    work.length > 0 && people.length > 0
      ? [work, people]
      : [proofs.slice(0, Math.ceil(proofs.length / 2)), proofs.slice(Math.ceil(proofs.length / 2))];
  const ordered = (first?.[0]?.weight ?? 0) >= (second?.[0]?.weight ?? 0) ? [first, second] : [second, first];
  return ordered.flatMap((one) => (one === undefined || one.length === 0 ? [] : [one.slice(0, mostInTheme)]));
}

/** Deeds of one role stand together, the latest role first; what the work consists of follows what was done. */
function together(proofs: readonly Proof[]): Proof[] {
  const told = [...proofs].sort(
    (a, b) => Number(a.deed.kind === "matter") - Number(b.deed.kind === "matter"),
  );
  const roles = [...new Set(told.map((one) => one.work))].sort((a, b) => a - b);
  return roles.flatMap((role) => told.filter((one) => one.work === role));
}

/** What the paragraphs need to know of the rest of the letter. */
export interface Frame {
  style: LetterStyle;
  /** Roles that the opening has named with their employer. */
  named: ReadonlySet<number>;
  /** Words of all that is no theme, the length to reach and the longest allowed. */
  otherWords: number;
  wanted: number;
  most: number;
}

function tell(proofs: readonly Proof[], told: Told, style: LetterStyle, material: LetterMaterial): ToldTheme {
  const theme: ToldTheme = { sentences: [], proofs: [] };
  // What stands behind "there" is judged beside the sentence that named the role; the others in between say nothing of it.
  let lead: string[] = [];
  for (const proof of together(proofs)) {
    const goesOn = told.last === proof.work && told.named.has(proof.work);
    const whole = sentencesOf(proof, told, style, material);
    const short = sentencesOf({ ...proof, deed: { ...proof.deed, tail: "" } }, told, style, material);
    const kept = [...new Set([...whole, ...short])].find((one) => material.stands(goesOn ? lead : [], one));
    if (kept === undefined) continue;
    if (!goesOn) lead = [kept];
    theme.sentences.push(kept);
    theme.proofs.push(proof);
    told.named.add(proof.work);
    told.sentences = told.last === proof.work ? told.sentences + 1 : 1;
    told.last = proof.work;
  }
  return theme;
}

/** What the ad asks for of all that the theme tells; nothing that was asked before. */
function topicOf(
  { proofs }: ToldTheme,
  asked: Set<string>,
  ask: ((terms: string) => string) | undefined,
  material: LetterMaterial,
): string | undefined {
  const terms = proseTerms(
    proofs.flatMap((one) => one.answers),
    material.target.title ?? "",
    (term) => !asked.has(term) && material.allows(ask?.(term)),
  );
  for (const term of terms) asked.add(term);
  const topic = terms.length > 0 ? ask?.(listed(terms)) : undefined;
  return material.allows(topic) ? topic : undefined;
}

/** The paragraphs of some proofs, each sentence checked against the person's own words. */
export function writeThemes(
  proofs: readonly Proof[],
  { style, named }: Pick<Frame, "style" | "named">,
  material: LetterMaterial,
): string[][] {
  const told: Told = { named: new Set(named), last: undefined, sentences: 0 };
  const asked = new Set<string>();
  const { asks } = phrases[style];
  const paragraphs: string[][] = [];
  let topics = 0;
  for (const proofsOfTheme of themesOf(proofs)) {
    // A new paragraph says again whose employer is meant.
    told.last = undefined;
    const theme = tell(proofsOfTheme, told, style, material);
    const before = paragraphs.at(-1);
    if (theme.sentences.length === 0) continue;
    // One sentence is no paragraph of its own.
    if (theme.sentences.length === 1 && before !== undefined) before.push(...theme.sentences);
    else {
      const topic = topicOf(theme, asked, asks[Math.min(topics, asks.length - 1)], material);
      if (topic !== undefined) topics += 1;
      paragraphs.push([...(topic === undefined ? [] : [topic]), ...theme.sentences]);
    }
  }
  return paragraphs;
}

/**
 * The body of a letter: two paragraphs by theme, each with what the ad asks for and the deeds that answer it; further
 * deeds of the roles follow while the letter is short.
 */
export function themeParagraphs(frame: Frame, material: LetterMaterial): string[][] {
  const { model, analysis } = material;
  const wordsOf = (paragraphs: readonly string[][]) =>
    frame.otherWords + countLetterWords(paragraphs.flat().join(" "));
  let proofs = readProofs(model, analysis).slice(0, 2 * perTheme);
  let paragraphs = writeThemes(proofs, frame, material);
  while (proofs.length > 1 && wordsOf(paragraphs) > frame.most) {
    proofs = proofs.slice(0, -1);
    paragraphs = writeThemes(proofs, frame, material);
  }
  for (const proof of moreProofs(model, proofs, analysis.match.pastedLines)) {
    if (wordsOf(paragraphs) >= frame.wanted) break;
    const longer = writeThemes([...proofs, proof], frame, material);
    if (wordsOf(longer) > frame.most || wordsOf(longer) <= wordsOf(paragraphs)) continue;
    proofs = [...proofs, proof];
    paragraphs = longer;
  }
  return paragraphs;
}
