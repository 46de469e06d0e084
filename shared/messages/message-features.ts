import { type Cue, cuesOf } from "./message-cues.ts";
import type { Sentence } from "./message-words.ts";

/** What would be if: "if you are unsuccessful", "only shortlisted candidates will be invited". */
const conditional =
  /^(?:if|should|once|when|in the event|where)\b|\b(?:if you (?:are|have been|do not|don't)|if (?:selected|successful|shortlisted)|only (?:short-?listed|successful)|may be invited|(?:may|might) (?:be that|make|offer|invite)|will be (?:contacted|notified) if)\b/i;

/** Words alone say little of a mail's end: who sent it, and what it is not. */
const boilerplate =
  /\b(?:confidential|unsubscribe|disclaimer|intended recipient|privacy policy|do not reply|acknowledges? the traditional|abn|all rights reserved)\b/i;

const word = /[\p{L}']+:?|\d+|%/gu;

/** Words in small letters; numbers are one word each, names of days and months another. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().replace(/’/g, "'").match(word) ?? []).map((one) => {
    if (/^\d/.test(one)) return "#";
    if (/^(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?$/.test(one)) return "<day>";
    return one;
  });
}

/** The kind of place a sentence is in: its words count apart. */
function placeOf({ text, isSubject, isQuoted }: Sentence): string {
  if (isQuoted) return "q";
  if (isSubject) return "s";
  if (boilerplate.test(text)) return "z";
  return conditional.test(text) ? "i" : "";
}

/** Features of one sentence: its words and cues, with the kind of place it is in. */
export function sentenceFeatures(sentence: Sentence): string[] {
  const place = placeOf(sentence);
  const words = wordsOf(sentence.text);
  return [...cuesOf(words).map((cue) => `${place}c:${cue}`), ...words.map((one) => `${place}1:${one}`)];
}

/** The cues of a sentence that says what is, not what would be. */
export function sentenceCues(sentence: Sentence): Cue[] {
  return placeOf(sentence) === "" ? cuesOf(wordsOf(sentence.text)) : [];
}

/** Which cues are there together: thanks and a refusal are a refusal. */
const pairs = (names: readonly string[]) =>
  names.flatMap((one, at) => names.slice(at + 1).map((other) => `both:${one}+${other}`));

function bucket(value: number, edges: readonly number[]): number {
  return edges.filter((edge) => value > edge).length;
}

/** Features of a message: those of its sentences, each once, and its form. */
export function messageFeatures(sentences: readonly Sentence[], hasMeeting: boolean): string[] {
  const own = sentences.filter(({ isQuoted }) => !isQuoted);
  const plain = own.filter((one) => placeOf(one) === "");
  const ends = [plain[0], plain[1], plain.at(-1)].flatMap((one, at) =>
    one === undefined ? [] : sentenceFeatures(one).map((feature) => `e${at}${feature}`),
  );
  const counts = new Map<string, number>();
  for (const one of plain)
    for (const cue of cuesOf(wordsOf(one.text))) counts.set(cue, (counts.get(cue) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  const text = own.map((one) => one.text).join(" ");
  return [
    ...new Set([
      "bias",
      `meeting=${hasMeeting}`,
      `length=${bucket(own.length, [3, 6, 10, 16, 25])}`,
      `links=${bucket(text.split("http").length - 1, [0, 1, 3, 6])}`,
      `time=${/\b\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m\b|\b\d{1,2}:\d\d\b/i.test(text)}`,
      `asks=${text.includes("?")}`,
      `you=${/\byour? application\b/i.test(text)}`,
      ...ends,
      `most=${most?.[0] ?? "no"}`,
      `cues=${[...counts.keys()].sort().join("+")}`,
      ...[...counts].flatMap(([cue, count]) => [`n:${cue}>${bucket(count, [1, 2, 4])}`]),
      ...pairs([...counts.keys()].sort()),
      ...sentences.flatMap(sentenceFeatures),
    ]),
  ];
}
