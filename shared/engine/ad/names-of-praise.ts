import type { Token } from "../words/tokenise.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Names that begin with a word of praise: "Advanced Life Support", "high voltage". */
const namesOfPraise: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["basic", words("life")],
  ["advanced", words("life care practice driver diploma manufacturing nursing")],
  ["superior", words("court")],
  [
    "high",
    words(
      "voltage school court risk needs dependency care pressure rise volume end net value speed growth availability acuity tech power performance",
    ),
  ],
  ["general", words("ledger practice practitioner")],
  ["broad", words("acre band")],
  ["open", words("source water cut space")],
  ["deep", words("learning sea tissue")],
  ["full", words("stack")],
  ["current", words("affairs")],
  ["good", words("manufacturing clinical")],
  ["essential", words("eight oils")],
  ["key", words("word account accounts performance")],
  ["modern", words("slavery award awards languages")],
  ["nationally", words("consistent")],
  ["first", words("class aid nations response responder article")],
]);

/** The word of praise at `at` opens a name: "high voltage work", "the Essential Eight". */
export function opensName(tokens: readonly Token[], at: number): boolean {
  return namesOfPraise.get(tokens[at]?.low ?? "")?.has(tokens[at + 1]?.low ?? "") === true;
}
