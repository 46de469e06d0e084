import { rootOf } from "../words/root.ts";
import { stem } from "../words/stem.ts";
import type { Token } from "../words/tokenise.ts";
import type { ActionRank } from "./frame.ts";

/** Verbs by rank; any other verb of work is "do". */
const verbs: Readonly<Record<Exclude<ActionRank, "do">, string>> = {
  assist: "assist help support aid contribute participate attend shadow observe back",
  coordinate: "coordinate organise arrange schedule plan facilitate roster allocate liaise",
  lead: "lead supervise manage oversee direct head chair coach mentor train run command guide captain",
  own: "own found establish build create launch introduce start initiate design set pioneer",
};

const work =
  "do make write prepare deliver provide maintain clean cook serve sell teach treat repair install weld drive load pick pack process answer record check test review analyse model report " +
  "develop implement configure deploy migrate support resolve fix audit reconcile lodge draft edit present negotiate recruit hire monitor assess care give take keep handle operate inspect " +
  "order receive count calculate estimate quote price research investigate document update improve reduce cut raise grow save win achieve move open close complete assemble fabricate " +
  "translate interview advise consult respond collect distribute dispatch unload measure survey sample plant harvest prune feed milk style dress shower wash bathe";

function rootsOf(words: string): string[] {
  return words.split(" ").map((word) => rootOf(stem(word)));
}

const ranks = new Map<string, ActionRank>([
  ...rootsOf(work).map((root) => [root, "do"] as const),
  ...(Object.entries(verbs) as [ActionRank, string][]).flatMap(([rank, words]) =>
    rootsOf(words).map((root) => [root, rank] as const),
  ),
]);

/** Nouns and phrases that say that one led without a verb: "in charge of", "second in charge". */
const leadingNouns = new Set(
  "charge supervisor manager leader foreman foreperson captain coordinator superintendent".split(" "),
);

/** What a clause does: its first verb of work, with its rank. Linear in the clause. */
export function readAction(
  tokens: readonly Token[],
  first: number,
  last: number,
): { root: string; rank: ActionRank; at: number } | undefined {
  for (let at = first; at < last; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    if (leadingNouns.has(token.low)) return { root: token.root, rank: "lead", at };
    const { root } = token;
    const rank = ranks.get(root);
    if (rank !== undefined) return { root, rank, at };
  }
  return undefined;
}
