import type { Span } from "../../analysis.ts";
import type { Token } from "../../words/tokenise.ts";
import type { AdZone } from "./ad-zone.ts";
import { zoneOfHeading } from "./heading-words.ts";

const asks = /^(?:(?:so|and|but) )?(?:what|whats|who|whos|how)(?: |$)/;
const answered: ReadonlySet<AdZone | null> = new Set(["duties", "requirements", "preferred", "benefits"]);
const longest = 12;
const longestRunIn = 6;

const toReader = /^(?:(?:so|and) )?(?:are|can|could|do|have) you /;
const shortestQuestion = 5;

/** "Are you a patient and nurturing person?": what is wanted, asked of the reader; above a list such a line is its heading. */
export function asksReader(
  text: string,
  { start, end, tokens }: Pick<Said, "start" | "end" | "tokens">,
): boolean {
  const isQuestion = tokens.length >= shortestQuestion && text.slice(start, end).trimEnd().endsWith("?");
  return isQuestion && toReader.test(tokens.map(({ low }) => low).join(" "));
}

/** A sentence with what it needs to be told apart here. */
interface Said extends Span {
  tokens: readonly Token[];
  zone: AdZone;
}

/** What a question announces; undefined for any other sentence, and for one about the reader: "Looking for a change?". */
function zoneAsked(text: string, { start, end, tokens }: Said): AdZone | undefined {
  const sign = text.slice(start, end).trimEnd().at(-1);
  // "What a week looks like. You deliver 21 hours of classes": a heading that runs into its text.
  const isShort = sign === "." && tokens.length <= longestRunIn;
  if (tokens.length > longest || (sign !== "?" && !isShort)) return undefined;
  const line = tokens.map(({ low }) => low).join(" ");
  const zone = asks.test(line) ? zoneOfHeading(line) : null;
  return zone !== null && answered.has(zone) ? zone : undefined;
}

const denials =
  /^(?:no|nope|not (?:needed|required|necessary|essential|a must|for us)|we dont (?:mind|need|care)|dont need)(?: |$)/;
const longestDenial = 5;

/** "A degree? Not needed.": nothing is asked. */
function isDenied(text: string, sentence: Said, next: Said | undefined): boolean {
  if (next === undefined || next.tokens.length > longestDenial || sentence.tokens.length > longest)
    return false;
  if (!text.slice(sentence.start, sentence.end).trimEnd().endsWith("?")) return false;
  return denials.test(next.tokens.map(({ low }) => low).join(" "));
}

/**
 * "So what would you be doing? Owning the app end to end": in running text a question is the heading of what follows it
 * in its paragraph.
 * @param sentences of one line, in order.
 */
export function withAnswers<Sentence extends Said>(text: string, sentences: Sentence[]): Sentence[] {
  if (sentences.length < 2) return sentences;
  let zone: AdZone | undefined;
  return sentences.flatMap((sentence, at) => {
    if (isDenied(text, sentence, sentences[at + 1])) return [];
    const next = zoneAsked(text, sentence);
    zone = next ?? zone;
    if (next !== undefined) return [];
    return [zone === undefined ? sentence : { ...sentence, zone }];
  });
}
