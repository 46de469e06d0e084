import { canTellAsI } from "#shared/domain/cover-letters/quoted-letter.ts";
import { isAction } from "#shared/engine/words/action-verbs.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";

const change =
  /\b(?:up|down)(?: by)? \S{0,3}\d|\d\S{0,9}(?: (?:per cent|percent|%|times|points?|days?|hours?|minutes?)){0,2} (?:shorter|longer|faster|slower|less|fewer|lower|higher|more|better|quicker)\b|^.{3,50}? from .{1,40} to \S{0,3}\d/;
/** A time, an age or a kind of thing: two figures that are a range and not a change. */
const span =
  /\b(?:aged?|ages|children|students|pupils|open|hours|shifts?|reception|fleets?|teams?|groups?) from \S+ to /i;

/** Verbs whose past form equals the base form. */
const timeless = /^(?:split|set|cut|put|hit|shut|spread|read) (?:a|an|the|up|out|all|our|my|\d)/i;

/** True for a part that begins with a verb in the past tense. */
export const beginsWithVerb = (text: string): boolean =>
  canTellAsI(text) || timeless.test(text) || isAction(tokenise(text)[0]);

/** "Rejected rolls down 38 per cent", "run time from four hours to 20 minutes": a measured result and no achievement verb. */
export function isMeasuredResult(text: string): boolean {
  if (/ (?:that|which|who) |^(?:and|but)\b/.test(text) || span.test(text)) return false;
  return change.test(text) && !canTellAsI(text);
}
