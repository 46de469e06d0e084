const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Names that begin with a word of praise: "Advanced Life Support", "high voltage". */
export const namesOfPraise: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["basic", words("life")],
  ["advanced", words("life care practice driver diploma manufacturing nursing")],
  ["superior", words("court")],
  ["high", words("voltage school court risk needs dependency care pressure rise")],
  ["general", words("ledger practice practitioner")],
  ["broad", words("acre band")],
  ["open", words("source water cut space")],
  ["deep", words("learning sea tissue")],
  ["full", words("stack")],
  ["current", words("affairs")],
  ["good", words("manufacturing clinical")],
]);
