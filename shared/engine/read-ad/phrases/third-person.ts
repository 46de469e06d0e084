import { isAction, isActionHere } from "../../words/action-verbs.ts";
import { gap, type Token } from "../../words/tokenise.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

const joins = words("and or");
/** Too plain to be told from a noun elsewhere: "Uses knowledge to", "Acts as". */
const plainDeeds = words("use act respond converse apply help keep make give");
const thirdEndings: readonly (readonly [RegExp, string])[] = [
  [/ies$/, "y"],
  [/s$/, ""],
  [/es$/, ""],
];

/** "manages" as "manage"; undefined for what is no verb of the third person. */
function baseOf(token: Token, isVerb: (token: Token) => boolean): string | undefined {
  if (!token.low.endsWith("s") || token.low.endsWith("ss")) return undefined;
  const bases = thirdEndings
    .filter(([end]) => end.test(token.low))
    .map(([end, to]) => token.low.replace(end, to));
  return bases.find((low) => plainDeeds.has(low) || isVerb({ ...token, low }));
}

/** "Orders of stock", "Reports to": a thing, or where in the house. */
const notBehindVerb = words("of to from and over per");

/** "Documents every call and answers questions", as a position description tells it: read like "Document …, answer …". */
export function toldToReader(tokens: readonly Token[]): readonly Token[] {
  const [first, second] = tokens;
  const isTold = first !== undefined && baseOf(first, isAction) !== undefined;
  if (!isTold || notBehindVerb.has(second?.low ?? "of")) return tokens;
  return tokens.map((token, at) => {
    const mayBegin = at === 0 || joins.has(tokens[at - 1]?.low ?? "") || (token.gap & gap.comma) !== 0;
    const low = mayBegin ? baseOf(token, isActionHere) : undefined;
    return low === undefined ? token : { ...token, low };
  });
}
