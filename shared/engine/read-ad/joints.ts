import type { Candidate } from "../vocabulary/terms/discover-input.ts";
import { properNouns } from "../words/plain-words.ts";
import { gap, type Token } from "../words/tokenise.ts";

/** What joins two neighbouring terms; null when more than a connector stands between them. */
export type Joint = "or" | "and" | "comma" | "such-as" | null;

const prepositions = new Set(["with", "in", "for", "an", "within", "as", "at"]);

/** "…, or have two modules to go", "… is required, or a trade": the person is spoken of again. */
const holders = new Set(
  "you your youre youve have has hold holding can are be been is required preferred who someone".split(" "),
);

const fillers = new Set([
  "another",
  "any",
  "some",
  "an",
  "a",
  "an",
  "the",
  "other",
  "similar",
  "alike",
  "either",
  "current",
  "full",
  "higher",
  "both",
  "equivalent",
  "relevant",
  "skills",
  "experience",
  "suite",
  "substantial",
  "extensive",
  "significant",
  "proven",
  "demonstrated",
  "strong",
  "recent",
  "software",
  "platform",
  "platforms",
  "systems",
  "report",
  "reports",
  "library",
  "libraries",
  "framework",
]);

/** "feel like a guest" compares. */
const likeOf = new Set("feel look sound act think behave".split(" "));

const longestAside = 3;

/** "Dogging (DG) or Rigging": the short name in brackets stands beside its long one, and joins nothing. */
function withoutAside(words: readonly Token[]): readonly Token[] {
  const close = words.findIndex(({ gap: bits }, at) => at > 0 && (bits & gap.close) !== 0);
  const isAside = close > 0 && close <= longestAside && ((words[0]?.gap ?? 0) & gap.open) !== 0;
  return isAside ? words.slice(close) : words;
}

/** "Google Workspace and/or Microsoft Azure": whose product it is. */
const makers = new Set(
  "microsoft ms google adobe amazon apple oracle ibm sap atlassian autodesk cisco meta".split(" "),
);

/** How two neighbouring terms are joined. */
export function jointBetween(tokens: readonly Token[], a: Candidate, b: Candidate): Joint {
  const between = withoutAside(tokens.slice(a.last, b.first));
  const words = between.filter((t) => !fillers.has(t.low) && !properNouns.has(t.low) && !makers.has(t.low));
  const lows = words.map((t) => t.low);
  const bits = words.concat(tokens[b.first] ?? []).reduce((sum, t) => sum | t.gap, 0);
  // The stop in "e.g." ends nothing.
  const isShort = lows.length > 0 && (lows.join(" ") === "e g" || lows[0] === "eg");
  const isBroken = !isShort && (bits & (gap.semicolon | gap.stop)) !== 0;
  // "…; or an equivalent combination of training and experience": the sign only parts long members.
  if (isBroken && ((bits & gap.stop) !== 0 || between[0]?.low !== "or")) return null;
  if (isExampleLead(lows)) return likeOf.has(tokens[a.last - 1]?.low ?? "") ? null : "such-as";
  if (isKindWithExamples(lows)) return "or";
  if (lows.length === 0) {
    if ((bits & gap.slash) !== 0) return "or";
    return (bits & gap.comma) !== 0 ? "comma" : null;
  }
  // "with a utility, or with a telco": the preposition comes again.
  const joint = lows.filter((low) => !prepositions.has(low) && !holders.has(low)).join(" ");
  if (joint === "or" || joint === "and or") return "or";
  return lows.join(" ") === "and" ? "and" : null;
}

const longestKind = 5;

/** "Certificate IV (or a higher qualification such as a diploma)": the example stands for the kind. */
function isKindWithExamples(lows: readonly string[]): boolean {
  return lows[0] === "or" && lows.length <= longestKind && isExampleLead(lows.slice(-2));
}

function isExampleLead(lows: readonly string[]): boolean {
  const text = lows.join(" ");
  return (
    text === "such as" ||
    text === "like" ||
    text === "eg" ||
    text === "e g" ||
    text === "for example" ||
    text === "for instance"
  );
}
