import { article, type LetterStyle, type NamedRole, period, phrases } from "../letter-phrases.ts";
import type { Deed } from "./deed.ts";

/** Longer deeds carry no role behind them. */
const mostWordsBefore = 16;

/** The deed first, then where it was done: "I read audited accounts as a Grants Officer at Bayside City Council." */
function deedFirst({ kind, text, tail }: Deed, role: NamedRole): string[] {
  const { title, employer, isCurrent } = role;
  const isPlain = kind === "act" && tail === "" && !/ (?:as|at|from|since|where) |^(?:am|was) /.test(text);
  if (!isPlain || title === undefined || employer === undefined) return [];
  if (text.split(" ").length > mostWordsBefore) return [];
  return [`I ${text} as ${article(title)} at ${employer}${isCurrent ? "" : period(role)}.`];
}

type Opening = (deed: Deed, role: NamedRole, place: (lead: string) => string) => string[];

const led =
  (style: LetterStyle): Opening =>
  (_deed, role, place) => [place(phrases[style].inRole(role, 0))];

/** The role first, the deed first, the workplace first, the time first. */
const openings: readonly Opening[] = [led("professional"), deedFirst, led("confident"), led("friendly")];

/**
 * The ways in which an answer may begin that names a role, the best first: answers that are read one after another
 * begin differently.
 * @param at the answer's place among those that are read together; 0 begins with the role.
 * @param place puts the deed behind a lead such as "At Lumen Footwear,".
 */
export function roleOpenings(
  at: number,
  deed: Deed,
  role: NamedRole,
  place: (lead: string) => string,
): string[] {
  const first = at % openings.length;
  return [...openings.slice(first), ...openings.slice(0, first)].flatMap((one) => one(deed, role, place));
}
