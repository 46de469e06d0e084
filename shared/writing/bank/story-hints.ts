import type { Story, StoryPart } from "#shared/domain/evidence-bank/bank-entry.ts";
import { countWords } from "#shared/domain/text.ts";

/** The hint for an empty part: what to write there. */
const asked: Record<StoryPart, string> = {
  situation: "Where were you, and what was going on? One or two sentences.",
  task: "What was yours to do?",
  action: "What did you do, step by step? Say I, not we.",
  result: "What came of it? A number helps: how many, how much, how long.",
};

/** Maximum words of each part; readers lose interest in longer ones. */
const mostWords: Record<StoryPart, number> = { situation: 50, task: 35, action: 110, result: 50 };

const fewestWords = 4;
const team = /\b(?:we|our|us)\b/i;
const own = /\b(?:I|my|me)\b/;
const figure =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|dozen|half|twice|double|hundred|thousand|first|no|none|zero)\b/i;

/** How to improve a part, in a sentence; undefined if it is fine. */
export function storyHint(part: StoryPart, story: Pick<Story, StoryPart>): string | undefined {
  const text = story[part].trim();
  const words = countWords(text);
  if (text === "") return asked[part];
  if (words > mostWords[part]) return `${words} words. Up to ${mostWords[part]} are read.`;
  if (part === "action" && team.test(text) && !own.test(text))
    return "Who did it? Say what you did yourself.";
  if (words < fewestWords) return "Say a little more.";
  if (part === "result" && !figure.test(text)) return "How many, how much, how long? Only if you know it.";
  return undefined;
}
