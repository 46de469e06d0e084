import { commonOrder } from "./common-order.ts";

/** Signs from..to of a text become `text`. */
export interface WordEdit {
  from: number;
  to: number;
  text: string;
}

interface Token {
  from: number;
  to: number;
  /** As it is compared: without invisible characters, every space a plain one. */
  text: string;
}

const tokenShape = /[\p{L}\p{N}\p{M}\u00ad\u200b-\u200f\u2060\ufeff]+|\s|[^\p{L}\p{N}\p{M}\s]/gu;

function tokensOf(text: string): Token[] {
  return [...text.matchAll(tokenShape)].map(({ 0: sign, index }) => ({
    from: index,
    to: index + sign.length,
    text: /\s/.test(sign) ? " " : sign.replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, ""),
  }));
}

const isWord = ({ text }: Token) => /[\p{L}\p{N}]/u.test(text);

/** Spaces and stops that happen to be equal between two changed words do not keep them apart. */
function withoutLonePairs(
  pairs: readonly [number, number][],
  own: readonly Token[],
  wanted: readonly Token[],
) {
  const kept: [number, number][] = [];
  for (let start = 0; start < pairs.length; ) {
    let end = start + 1;
    while (isNext(pairs[end - 1], pairs[end])) end++;
    const group = pairs.slice(start, end);
    const [first, last] = [group[0], group.at(-1)];
    const touchesEnd =
      (first?.[0] === 0 && first[1] === 0) || (last?.[0] === own.length - 1 && last[1] === wanted.length - 1);
    const isBetweenWords = hasBoth(pairs[start - 1], first) && hasBoth(last, pairs[end]);
    if (touchesEnd || !isBetweenWords || group.some(([at]) => isWord(own[at] as Token))) kept.push(...group);
    start = end;
  }
  return kept;
  function hasBoth(one: [number, number] | undefined, next: [number, number] | undefined): boolean {
    const from = one ?? [-1, -1];
    const to = next ?? [own.length, wanted.length];
    return to[0] - from[0] > 1 && to[1] - from[1] > 1;
  }
}

const isNext = (one: [number, number] | undefined, next: [number, number] | undefined) =>
  one !== undefined && next !== undefined && next[0] === one[0] + 1 && next[1] === one[1] + 1;

/**
 * What makes one line of another: only the words that differ, so that all others keep their place and form. Pure.
 * @returns in order, apart from each other.
 */
export function planWordEdits(text: string, wanted: string): WordEdit[] {
  const [own, goal] = [tokensOf(text), tokensOf(wanted)];
  const pairs = commonOrder(
    own.map((one) => one.text),
    goal.map((one) => one.text),
  );
  const edits: WordEdit[] = [];
  let [a, b] = [0, 0];
  for (const [nextA, nextB] of [...withoutLonePairs(pairs, own, goal), [own.length, goal.length]] as const) {
    if (nextA > a || nextB > b)
      edits.push({
        from: own[a]?.from ?? text.length,
        to: nextA > a ? (own[nextA - 1]?.to ?? text.length) : (own[a]?.from ?? text.length),
        text: goal
          .slice(b, nextB)
          .map((one) => wanted.slice(one.from, one.to))
          .join(""),
      });
    [a, b] = [nextA + 1, nextB + 1];
  }
  return edits;
}

/** The text after the edits. */
export function withWordEdits(text: string, edits: readonly WordEdit[]): string {
  let done = 0;
  let result = "";
  for (const { from, to, text: words } of edits) {
    result += text.slice(done, from) + words;
    done = to;
  }
  return result + text.slice(done);
}
