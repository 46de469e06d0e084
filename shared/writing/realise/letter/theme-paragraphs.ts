import { copyOfTold, nothingTold, type ToldTheme, tell } from "./deeds/tell-deeds.ts";
import type { Hook } from "./hook.ts";
import type { LetterMaterial } from "./letter-material.ts";
import { type LetterStyle, phrases } from "./letter-phrases.ts";
import { moreProofs, type Proof, readProofs } from "./letter-proofs.ts";
import { countLetterWords } from "./measure-letter.ts";
import { answeringOf, termsOf, topicOf } from "./topics.ts";

const mostInTheme = 4;
/** What the work consists of tells less than what was done. */
const mattersInTheme = 1;

/** Two themes: the work itself, and the people in it; where one is missing, what is asked first and what else. */
function themesOf(proofs: readonly Proof[]): Proof[][] {
  const work = proofs.filter((one) => !one.isAboutPeople);
  const people = proofs.filter((one) => one.isAboutPeople);
  const [first, second] =
    work.length > 0 && people.length > 0
      ? [work, people]
      : [proofs.slice(0, Math.ceil(proofs.length / 2)), proofs.slice(Math.ceil(proofs.length / 2))];
  const ordered = (first?.[0]?.weight ?? 0) >= (second?.[0]?.weight ?? 0) ? [first, second] : [second, first];
  return ordered.flatMap((one) => (one === undefined || one.length === 0 ? [] : [fewMatters(one)]));
}

/** So many as a paragraph takes; matters only as far as deeds are wanting. */
function fewMatters(proofs: readonly Proof[]): Proof[] {
  const isMatter = ({ deed }: Proof) => deed.kind === "matter";
  const deeds = proofs.filter((one) => !isMatter(one)).length;
  const most = Math.max(mattersInTheme, 2 - deeds);
  const told = new Set(proofs.filter(isMatter).slice(0, most));
  return proofs.filter((one) => !isMatter(one) || told.has(one)).slice(0, mostInTheme);
}

/** What the paragraphs need to know of the rest of the letter. */
export interface Frame {
  style: LetterStyle;
  /** Roles that the opening has named with their employer. */
  named: ReadonlySet<number>;
  /** What the opening has told already. */
  hook: Hook | undefined;
  /** Words of all that is no theme, the length to reach and the longest allowed. */
  otherWords: number;
  wanted: number;
  most: number;
  /** Proofs that it has room for. */
  proofs: number;
}

/** The needs that the letter names, as it goes on: none twice, the first in other words than the next. */
function needs({ style, hook }: Pick<Frame, "style" | "hook">, material: LetterMaterial) {
  const { asks } = phrases[style];
  const asked = new Set(hook === undefined ? [] : termsOf([hook.proof], material));
  let named = hook !== undefined && hook.sentences.length > 1 ? 1 : 0;
  const ask = () => asks[Math.min(named, asks.length - 1)];
  return {
    /** The proofs that answer it, of a theme that is worth one. */
    answering: (theme: ToldTheme): Set<Proof> =>
      topicOf(theme, new Set(asked), ask(), material) === undefined
        ? new Set()
        : answeringOf(theme, asked, material),
    name: (theme: ToldTheme): string[] => {
      const topic = topicOf(theme, asked, ask(), material);
      if (topic === undefined) return [];
      named += 1;
      return [topic];
    },
  };
}

/** The paragraphs of some proofs, each sentence checked against the person's own words. */
export function writeThemes(
  proofs: readonly Proof[],
  frame: Pick<Frame, "style" | "named" | "hook">,
  material: LetterMaterial,
): string[][] {
  const { style, named, hook } = frame;
  const told = nothingTold(new Set([...named, ...(hook === undefined ? [] : [hook.proof.work])]));
  const need = needs(frame, material);
  const paragraphs: string[][] = [];
  for (const proofsOfTheme of themesOf(proofs)) {
    const before = paragraphs.at(-1);
    // One sentence is no paragraph of its own.
    const isAlone = before !== undefined && (proofsOfTheme.length === 1 || before.length === 1);
    // A new paragraph says again whose employer is meant.
    if (!isAlone) told.last = undefined;
    const answering = need.answering(tell(proofsOfTheme, copyOfTold(told), style, material));
    const theme = tell(proofsOfTheme, told, style, material, answering);
    if (theme.sentences.length === 0) continue;
    if (isAlone) before.push(...theme.sentences);
    else paragraphs.push([...need.name(theme), ...theme.sentences]);
  }
  return paragraphs;
}

/**
 * The body of a letter: two paragraphs by theme, each with what the ad asks for and the deeds that answer it; further
 * deeds of the roles follow while the letter is short.
 */
export function themeParagraphs(frame: Frame, material: LetterMaterial): string[][] {
  const { model, analysis } = material;
  const isHook = (one: Proof) =>
    one.work === frame.hook?.proof.work && one.source === frame.hook.proof.source;
  const wordsOf = (paragraphs: readonly string[][]) =>
    frame.otherWords + countLetterWords(paragraphs.flat().join(" "));
  let proofs = readProofs(model, analysis)
    .filter((one) => !isHook(one))
    .slice(0, frame.proofs - (frame.hook === undefined ? 0 : 1));
  let paragraphs = writeThemes(proofs, frame, material);
  while (proofs.length > 1 && wordsOf(paragraphs) > frame.most) {
    proofs = proofs.slice(0, -1);
    paragraphs = writeThemes(proofs, frame, material);
  }
  const told = frame.hook === undefined ? proofs : [frame.hook.proof, ...proofs];
  for (const proof of moreProofs(model, told, analysis.match.pastedLines)) {
    if (wordsOf(paragraphs) >= frame.wanted) break;
    const longer = writeThemes([...proofs, proof], frame, material);
    if (wordsOf(longer) > frame.most || wordsOf(longer) <= wordsOf(paragraphs)) continue;
    proofs = [...proofs, proof];
    paragraphs = longer;
  }
  return paragraphs;
}
