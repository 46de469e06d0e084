import { isActionHere } from "../../words/action-verbs.ts";
import type { AdSentence } from "../ad-sentence.ts";

/** What a person is or has rather than does, though the word is a verb. */
const traits = new Set(
  "demonstrate demonstrates have be hold possess show bring work communicate thrive enjoy understand know love care take think adapt learn meet pass".split(
    " ",
  ),
);
const shortest = 4;
const mostly = 0.7;

function tellsWork({ tokens: [first] }: AdSentence): boolean {
  return isActionHere(first) && !traits.has(first?.low ?? "") && !/(?:ed|ing)$/.test(first?.low ?? "");
}

const leastRun = 4;
const leastWords = 5;
/** What the reader does with the ad, and not at work. */
const withAd = new Set(
  "apply send click contact visit join see note email call submit read learn find check please".split(" "),
);

/** A line of running text that tells one piece of work: "Interpret and apply collective agreements, policies and rules." */
const isWorkLine = (one: AdSentence) =>
  one.zone === "role" &&
  one.item !== true &&
  one.tokens.length >= leastWords &&
  tellsWork(one) &&
  !withAd.has(one.tokens[0]?.low ?? "");

/** Four and more such lines, one below the other, are a list whose heading and marks were lost. */
export function withLostLists(sentences: AdSentence[]): AdSentence[] {
  const runs: AdSentence[][] = [[]];
  for (const sentence of sentences) {
    const run = runs.at(-1) as AdSentence[];
    const isBelow = run.at(-1) === undefined || run.at(-1)?.line !== sentence.line;
    if (isWorkLine(sentence) && isBelow) run.push(sentence);
    else if (run.length > 0) runs.push([]);
  }
  const found = new Set(runs.filter((run) => run.length >= leastRun).flat());
  if (found.size === 0) return sentences;
  return sentences.map((one) => (found.has(one) ? { ...one, zone: "duties", item: true } : one));
}

/** "likes helping people", "follows instructions": told of the person who is wanted, and no work in its base form. */
const tellsOfPerson = ({ tokens: [first] }: AdSentence) => /[^su]s$/.test(first?.low ?? "");

/** "The ideal person: lead projects, craft content, edit videos": under whatever heading, a list of work is duties. */
export function asDuties(sentences: AdSentence[]): AdSentence[] {
  const lists: AdSentence[][] = [[]];
  for (const sentence of sentences)
    if (sentence.zone !== "requirements") lists.push([]);
    else if (sentence.item === true) lists.at(-1)?.push(sentence);
  const told = new Set(
    lists
      .filter(
        (list) =>
          list.length >= shortest &&
          list.filter((one) => tellsWork(one) && !tellsOfPerson(one)).length >= mostly * list.length,
      )
      .flat(),
  );
  return told.size === 0
    ? sentences
    : sentences.map((sentence) =>
        told.has(sentence) ? { ...sentence, zone: "duties", literal: false } : sentence,
      );
}
