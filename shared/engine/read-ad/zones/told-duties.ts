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

/** "The ideal person: lead projects, craft content, edit videos": under whatever heading, a list of work is duties. */
export function asDuties(sentences: AdSentence[]): AdSentence[] {
  const lists: AdSentence[][] = [[]];
  for (const sentence of sentences)
    if (sentence.zone !== "requirements") lists.push([]);
    else if (sentence.item === true) lists.at(-1)?.push(sentence);
  const told = new Set(
    lists
      .filter((list) => list.length >= shortest && list.filter(tellsWork).length >= mostly * list.length)
      .flat(),
  );
  return told.size === 0
    ? sentences
    : sentences.map((sentence) =>
        told.has(sentence) ? { ...sentence, zone: "duties", literal: false } : sentence,
      );
}
