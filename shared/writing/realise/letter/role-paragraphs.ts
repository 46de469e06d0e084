import { nameWork } from "./letter-context.ts";
import type { LetterMaterial } from "./letter-material.ts";
import { type LetterStyle, listed, phrases } from "./letter-phrases.ts";
import { byRole, moreProofs, type Proof, readProofs } from "./letter-proofs.ts";
import { countLetterWords } from "./measure-letter.ts";

/** "In my current role as Sous Chef at The Salted Jetty, I wrote rosters for 14 staff." */
function proofSentence(
  { work, text, isClause }: Proof,
  [role, at]: readonly [role: number, at: number],
  style: LetterStyle,
  { model }: LetterMaterial,
): string {
  const { inRole, stillThere } = phrases[style];
  const named = nameWork(model.work[work]);
  const covers = named.isCurrent ? "includes" : "included";
  if (at === 0) return `${inRole(named, role)} ${isClause ? text : `my work ${covers} ${text}`}.`;
  const lead = stillThere[(at - 1) % stillThere.length] ?? "In that role I";
  if (isClause) return `${lead} ${text.replace(/^I /, "")}.`;
  return at === 1 ? `My work in that role also ${covers} ${text}.` : `My work there ${covers} ${text} too.`;
}

/** The paragraph of one role: what is asked, then what was done there. */
export function roleParagraph(
  proofs: readonly Proof[],
  at: number,
  style: LetterStyle,
  material: LetterMaterial,
): string[] {
  const title = (material.target.title ?? "").toLowerCase();
  // The job's own name is no demand of the ad.
  const isTitle = (term: string) =>
    term.includes(" ") &&
    term
      .toLowerCase()
      .split(" ")
      .every((word) => title.includes(word));
  const told = [...new Set(proofs.flatMap((one) => one.terms))];
  const terms = told.filter((term) => !isTitle(term)).slice(0, 4);
  const { asks } = phrases[style];
  const ask = asks[Math.min(at, asks.length - 1)];
  const opening = terms.length > 0 && ask !== undefined ? [ask(listed(terms))] : [];
  return [...opening, ...proofs.map((proof, n) => proofSentence(proof, [at, n], style, material))];
}

const mostRoles = 4;

/** The roles that answer the ad first, the strongest leading; then the others as the resume has them. */
function inOrder(proofs: readonly Proof[]): Proof[][] {
  const roles = byRole(proofs);
  const answers = (role: readonly Proof[]) => role.some((one) => one.terms.length > 0);
  const others = roles.filter((role) => !answers(role));
  others.sort(([a], [b]) => (a?.work ?? 0) - (b?.work ?? 0));
  return [...roles.filter(answers), ...others].slice(0, mostRoles);
}

/** The paragraphs on roles; further facts of the roles follow while the letter is short. */
export function roleParagraphs(
  style: LetterStyle,
  material: LetterMaterial,
  { otherWords, wanted, most }: { otherWords: number; wanted: number; most: number },
): string[][] {
  const { model, analysis, sift } = material;
  const written = new Map<string, string[]>();
  const judged = new Map<string, boolean>();
  /** Once for each sentence: the fact check is the dearest part of a letter, and notes what it refuses. */
  const isSayable = (proof: Proof, at: number): boolean => {
    const sentence = proofSentence(proof, [at, 0], style, material);
    const known = judged.get(sentence) ?? sift([sentence]).length > 0;
    judged.set(sentence, known);
    return known;
  };
  const write = (list: readonly Proof[]) =>
    inOrder(list)
      .map((role, at) => {
        // Each on its own first: the sentence that names the role must not fall out of the others' midst.
        const sayable = role.filter((one) => isSayable(one, at));
        if (sayable.length === 0) return [];
        const sentences = roleParagraph(sayable, at, style, material);
        const key = sentences.join(" ");
        const kept = written.get(key) ?? sift(sentences);
        written.set(key, kept);
        return kept;
      })
      .filter((one) => one.length > 0);
  const wordsOf = (paragraphs: readonly string[][]) =>
    otherWords + countLetterWords(paragraphs.flat().join(" "));
  let proofs = readProofs(model, analysis);
  let paragraphs = write(proofs);
  for (const proof of moreProofs(model, proofs, analysis.match.pastedLines)) {
    if (wordsOf(paragraphs) >= wanted) break;
    const longer = write([...proofs, proof]);
    if (wordsOf(longer) > most) continue;
    proofs = [...proofs, proof];
    paragraphs = longer;
  }
  return paragraphs;
}
