import type { AdInput } from "#shared/engine/analysis.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { spokenTitle } from "#shared/writing/built-in/letter/spoken-title.ts";
import type { Letter } from "#shared/writing/built-in/letter/write-letter.ts";
import { notQuoted } from "#shared/writing/testing/not-quoted.ts";
import { splitParagraphs, splitSentences } from "#shared/writing/verify/claim.ts";
import { grammarErrors } from "./grammar.ts";

/** The counts of one letter. */
export interface LetterCounts {
  /** True if the letter names the employer and the job's title as letters write it. */
  named: boolean;
  words: number;
  faults: string[];
  /** Sentences that are neither fixed nor quoted. */
  falseSentences: string[];
  /** Share of the body's runs of four words that are also in the resume. */
  copiedShare: number;
  /** Repeated facts: runs of five words of the resume that the body contains more than once. */
  factsTwice: string[];
  /** First two words of the body's sentences: number of different ones, and of all. */
  openers: { different: number; all: number };
}

function runsOf(text: string, length: number): string[] {
  const words = tokenise(text).map(({ low }) => low);
  return words.flatMap((_, at) =>
    at + length <= words.length ? [words.slice(at, at + length).join(" ")] : [],
  );
}

/** The paragraphs between greeting and sign-off. */
export function bodyOf(letter: string): string[] {
  const lines = splitParagraphs(letter);
  const from = lines.findIndex((line) => /^dear /i.test(line));
  const to = lines.findLastIndex((line) => /^(?:yours|kind|warm|sincerely)\b/i.test(line));
  return lines.slice(from + 1, to === -1 ? lines.length : to);
}

function twice(body: string, resume: string, names: readonly string[]): string[] {
  const bare = names.reduce((text, name) => (name === "" ? text : text.replaceAll(name, " . ")), body);
  const own = new Set(runsOf(resume, 5));
  const seen = new Map<string, number>();
  for (const run of runsOf(bare, 5)) if (own.has(run)) seen.set(run, (seen.get(run) ?? 0) + 1);
  return [...seen].filter(([, times]) => times > 1).map(([run]) => run);
}

/** Counts one letter against its resume and ad (task `writing`; ../shared/data/README.md, section 9). */
export async function countLetter(
  { text, quoted }: Letter,
  resume: string,
  ad: AdInput,
  employers: readonly string[],
): Promise<LetterCounts> {
  const paragraphs = bodyOf(text);
  const body = paragraphs.join("\n");
  const said = body.toLowerCase();
  const all = paragraphs.flatMap(splitSentences);
  const runs = runsOf(body, 4);
  const own = new Set(runsOf(resume, 4));
  const openers = all.map((one) => one.toLowerCase().split(/\s+/).slice(0, 2).join(" "));
  const faults = await grammarErrors(body);
  return {
    named: [spokenTitle(ad.title ?? ""), ad.company].every((one) => !one || said.includes(one.toLowerCase())),
    words: body.split(/\s+/).length,
    faults: faults.map((one) => `${one.words}: ${one.message}`),
    falseSentences: quoted ? notQuoted(quoted, resume, ad) : [],
    copiedShare: runs.length === 0 ? 0 : runs.filter((run) => own.has(run)).length / runs.length,
    factsTwice: twice(body, resume, [ad.title ?? "", ad.company ?? "", ...employers]),
    openers: { different: new Set(openers).size, all: openers.length },
  };
}
