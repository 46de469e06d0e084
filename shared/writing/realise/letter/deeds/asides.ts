import { tenseOf } from "./verbs.ts";

/** Goes on with what was said before, and is no further thing. */
export const modifier =
  /^(?:all|most|many|both|also|including|with|within|without|from|each|one|some|always|never|later|now|mostly|tested|signed|up|plus|about \d|around \d|up to \d|over \d|and|or|so|then|as|in|on|for|to|by|at|under|over|while|where|which|who|no|not|after|before|together|the (?:last|first|latest|largest|biggest)|(?:every|first|second|third|last) (?:mon|tues|wednes|thurs|fri|satur|sun)day|[a-z]+ed (?:with|by|in|on|at|for|from|to|as|every|each|once|twice))\b/i;

/** "HACCP team member" begins with its name. */
export const lowerFirst = (text: string) =>
  !/^(?:Year|Stage|Level|Grade|Unit|Term|Ward) \d|^\p{Lu}\p{Ll}+\p{Lu}/u.test(text) &&
  /^(?:\p{Lu}[\p{Ll}'\u2019-]|A\s)/u.test(text)
    ? (text[0] ?? "").toLowerCase() + text.slice(1)
    : text;

/** A line without what only stands beside it: "mentor for two juniors, interview panel". */
export function untilAside(text: string): string {
  const [first = "", ...more] = text.split(/, /);
  // "Buddy for one engineer, review his code": what was done goes on in another form.
  if (tenseOf(more[0] ?? "", true) !== undefined) return first;
  return more.length === 0 ||
    more.some((item) => modifier.test(item)) ||
    / (?:and|or) /.test(more.at(-1) ?? "")
    ? text
    : first;
}
