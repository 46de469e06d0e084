import { isActionHere } from "../../words/action-verbs.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import type { AdLine } from "../ad-lines.ts";
import { isNumber } from "../phrases/phrase-words.ts";
import type { AdZone } from "./ad-zone.ts";
import { zoneOfHeading } from "./heading-words.ts";

/** How a demand begins: "Strong leadership", "A valid certificate". */
const openers = new Set(
  (
    "a an strong excellent outstanding good high highly proven demonstrated minimum at ability able experience experienced knowledge previous prior valid current " +
    "willingness willing sound solid effective exceptional great superior advanced basic fluent well understanding must full relevant extensive comfortable confident " +
    "reliable passion passionate motivated qualified tertiary certificate diploma degree bachelor proficiency proficient familiarity familiar availability commitment"
  ).split(" "),
);
const articles = new Set(["a", "an"]);
const shortest = 3;
const longest = 30;
/** Of the words behind the first as many may begin with a capital: a heading has nearly all of them so. */
const mostCapitals = 0.34;

function isLower(text: string, token: Token | undefined): boolean {
  return token !== undefined && /^\p{Ll}/u.test(text.slice(token.start, token.end));
}

/** Written as a sentence is, not as a title: "Supervise and coordinate servers", not "Key Working Relationships". */
function isSentenceCase(text: string, tokens: readonly Token[]): boolean {
  const rest = tokens.slice(1);
  const capitals = rest.filter(({ start, end }) => /^\p{Lu}\p{Ll}/u.test(text.slice(start, end))).length;
  const isShouted = rest.every(({ start, end }) => !/\p{Ll}/u.test(text.slice(start, end)));
  return capitals <= rest.length * mostCapitals && !isShouted;
}

function opensItem(first: Token | undefined, under: AdZone): boolean {
  if (under === "duties") return isActionHere(first);
  return openers.has(first?.low ?? "") || isNumber(first?.low ?? "");
}

/**
 * An item of a list whose lines are parted by empty ones, as a copied page has them: it stands as a heading does, and is
 * written as what its list is made of.
 * @param under the zone that rules the line.
 */
export function isSpacedItem(text: string, lines: readonly AdLine[], at: number, under: AdZone): boolean {
  const line = lines[at];
  if (line === undefined || line.bullet || !line.blankBefore || lines[at + 1]?.blankBefore === false)
    return false;
  if (under !== "duties" && under !== "requirements" && under !== "preferred") return false;
  const { tokens } = line;
  if (tokens.length < shortest || tokens.length > longest || !opensItem(tokens[0], under)) return false;
  if (tokens.some((token, n) => n > 0 && (token.gap & gap.stop) !== 0)) return false;
  if (text.slice(line.start, line.end).trimEnd().endsWith(":")) return false;
  // "A valid Duty Manager Certificate": a name has its capitals.
  if (under !== "duties" && articles.has(tokens[0]?.low ?? "") && openers.has(tokens[1]?.low ?? ""))
    return isLower(text, tokens[1]);
  const own = zoneOfHeading(tokens.map(({ low }) => low).join(" "));
  const isOwn = own === null || own === under || (under === "preferred" && own === "requirements");
  return isOwn && isSentenceCase(text, tokens);
}
