import { justNamed, nothingTold, tell } from "./deeds/tell-deeds.ts";
import type { LetterMaterial } from "./letter-material.ts";
import { type LetterStyle, phrases } from "./letter-phrases.ts";
import type { Proof } from "./letter-proofs.ts";
import { topicOf } from "./topics.ts";

/** A proof and the need that it answers, for the letter's first paragraph. */
export interface Hook {
  proof: Proof;
  sentences: string[];
}

/** The role that the opening names, and the sentence in which it does. */
export interface NamedInOpening {
  role: number;
  sentence: string;
}

/** So many proofs stay for the paragraphs behind it. */
const leastBehindHook = 2;

/** What a deed is worth as the first: how much of the ad it answers, and what came of it; a place that one holds tells less. */
function pull({ weight, deed: { text, tail } }: Proof): number {
  const isMeasured = tail !== "" || /\d/.test(text);
  return weight * (isMeasured ? 1.5 : 1) * (/^(?:am|was) /.test(text) ? 0.5 : 1);
}

interface HookChoice {
  style: LetterStyle;
  named: NamedInOpening | undefined;
  /** 0 is the strongest, 1 the next. */
  variant: number;
}

/** A hook, and whether another letter could begin with the next one. */
interface ChosenHook {
  hook: Hook | undefined;
  hasNext: boolean;
}

/**
 * The strongest deed, behind what the ad asks for, or one of the next; none where no deed stands or too little would be
 * left to tell. Behind the last the first comes again.
 */
export function readHook(
  proofs: readonly Proof[],
  { style, named, variant }: HookChoice,
  material: LetterMaterial,
): ChosenHook {
  if (proofs.length <= leastBehindHook) return { hook: undefined, hasNext: false };
  const deeds = proofs
    .filter(({ deed, answers }) => deed.kind !== "matter" && answers.length > 0)
    .sort((a, b) => pull(b) - pull(a));
  const hooks: Hook[] = [];
  for (const proof of deeds) {
    const told = named === undefined ? nothingTold(new Set()) : justNamed(named.role, named.sentence);
    const theme = tell([proof], told, style, material);
    if (theme.sentences.length === 0) continue;
    const topic = topicOf(theme, new Set(), phrases[style].asks[0], material);
    hooks.push({ proof, sentences: [...(topic === undefined ? [] : [topic]), ...theme.sentences] });
    if (hooks.length > variant + 1) break;
  }
  return { hook: hooks[variant] ?? hooks[0], hasNext: hooks.length > variant + 1 };
}
