import { stem } from "#shared/engine/words/stem.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import type { Deed } from "./deed.ts";
import { tenseOf } from "./verbs.ts";

/** A deed up to so many words is short enough. */
const longEnough = 11;
/** What is left must still say something. */
const leastLeft = 5;
const beside =
  /^(?:all|most|many|both|including|with|without|from|each|always|later|now|mostly|tested|signed|then|as|in|on|for|to|by|at|under|over|while|where|which|who|one)\b/i;

const wordsOf = (text: string) => text.split(" ").length;

/** What stands behind the last comma, where it goes on with a second deed or only stands beside the first. */
function lastPart(text: string): { rest: string; part: string } | undefined {
  const at = text.lastIndexOf(", ");
  const part = text.slice(at + 2);
  const deed = part.replace(/^and (?:I )?/, "");
  const isDeed = deed !== part && tenseOf(deed, true) !== undefined;
  const isBeside = beside.test(part) && !/ (?:and|or) /.test(part);
  return at === -1 || !(isDeed || isBeside) ? undefined : { rest: text.slice(0, at), part };
}

/**
 * A long deed without the parts that answer nothing the ad asks for: a letter tells what counts, the resume the rest.
 * Figures always stay. Pure.
 * @param asked names of the demands that the deed answers.
 */
export function concise(deed: Deed, asked: readonly string[]): Deed {
  const stems = new Set(asked.flatMap((term) => tokenise(term).map(({ low }) => stem(low))));
  const isAsked = (part: string) =>
    /\d/.test(part) || tokenise(part).some(({ low }) => low.length > 3 && stems.has(stem(low)));
  const tail = /^, and /.test(deed.tail) && !isAsked(deed.tail) ? "" : deed.tail;
  let { text } = deed;
  for (let last = lastPart(text); last !== undefined; last = lastPart(text)) {
    const isLong = wordsOf(text) + wordsOf(tail) > longEnough;
    if (!isLong || isAsked(last.part) || wordsOf(last.rest) < leastLeft) break;
    text = last.rest;
  }
  return { ...deed, text, tail };
}
