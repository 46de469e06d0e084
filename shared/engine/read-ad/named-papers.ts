import type { RequirementKind, Span } from "../analysis.ts";
import type { Ask } from "../knock-outs/ask-context.ts";
import { gap, type Token } from "../words/tokenise.ts";
import type { DraftRequirement } from "./core-requirements.ts";
import type { AdSentence } from "./read-ad-sections.ts";

/** Papers and years that stand for a part of the work: they count in MATCH wherever the ad names them. Rights, checks and rosters do not. */
const kinds: Readonly<Partial<Record<Ask["kind"], RequirementKind>>> = {
  "driver-licence": "licence",
  "white-card": "licence",
  "high-risk-work": "licence",
  "first-aid": "licence",
  "own-vehicle": "licence",
  ahpra: "licence",
  rsa: "licence",
  rcg: "licence",
  cpr: "licence",
  ticket: "licence",
  qualification: "qualification",
  years: "hard",
};

/** "Credit check": a ticket by its form, and asked of the person, not of their skill. */
const isCheck = /check|screening|bankrupt/i;
const longestYears = 16;
const clauseEnd = gap.comma | gap.semicolon | gap.stop | gap.open | gap.dash;
const joins = new Set("and plus with preferably ideally including".split(" "));

/** What the employer is or gives asks for nothing. */
const ofEmployer: ReadonlySet<AdSentence["zone"]> = new Set(["company", "benefits"]);

const employers = new Set(["our", "we", "us", "they"]);
const asking = new Set(
  "you your youll youre must need needed require required requires applicants candidates".split(" "),
);

/** A list under a heading that asks for nothing, and what is told of others: "Our van driver has a forklift licence". */
function tells({ zone, item, tokens }: AdSentence): boolean {
  if (ofEmployer.has(zone) || (zone === "role" && item === true)) return true;
  return employers.has(tokens[0]?.low ?? "") && !tokens.some(({ low }) => asking.has(low));
}

function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** "two years | of experience since completing supervised practice": what they are years of. */
function yearsIn(tokens: readonly Token[], first: number): number {
  let last = first + 1;
  while (last < tokens.length && last - first < longestYears) {
    const token = tokens[last] as Token;
    if ((token.gap & clauseEnd) !== 0 || (last - first > 2 && joins.has(token.low))) break;
    last += 1;
  }
  return last;
}

function draftOf(
  text: string,
  ask: Ask,
  sentence: AdSentence,
  kind: RequirementKind,
): DraftRequirement | undefined {
  const first = sentence.tokens.findIndex(({ end }) => end > ask.span.start);
  if (first === -1) return undefined;
  const own = sentence.tokens.findIndex(({ start }) => start >= ask.span.end);
  const last =
    ask.kind === "years" ? yearsIn(sentence.tokens, first) : own === -1 ? sentence.tokens.length : own;
  const words = sentence.tokens.slice(first, last);
  const start = words[0]?.start ?? ask.span.start;
  const end = words.at(-1)?.end ?? ask.span.end;
  return {
    id: `ask:${ask.id}`,
    term: text.slice(start, end),
    aliases: [],
    importance: ask.mandatory ? "must" : "preferred",
    kind,
    span: { start, end },
    sentence: { start: sentence.start, end: sentence.end },
    core: false,
    origin: "pattern",
    literal: sentence.literal,
    words,
    mentions: 1,
    listed: sentence.item === true,
  };
}

/**
 * Licences, awards and years that the ad names where no demand was read ("You will need a driver licence" under how to apply).
 * @param drafts what was read of the ad: nothing of it is named twice.
 */
export function namedPapers(
  text: string,
  sentences: readonly AdSentence[],
  asks: readonly Ask[],
  drafts: readonly DraftRequirement[],
): DraftRequirement[] {
  return asks.flatMap((ask) => {
    const kind = kinds[ask.kind];
    if (kind === undefined || ask.span.end === 0 || isCheck.test(text.slice(ask.span.start, ask.span.end)))
      return [];
    if (drafts.some(({ span }) => overlaps(span, ask.span))) return [];
    const sentence = sentences.find(({ start, end }) => start <= ask.span.start && ask.span.start < end);
    const draft = sentence === undefined || tells(sentence) ? undefined : draftOf(text, ask, sentence, kind);
    return draft === undefined || drafts.some(({ span }) => overlaps(span, draft.span)) ? [] : [draft];
  });
}
