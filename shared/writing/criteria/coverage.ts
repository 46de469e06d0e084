import type { Criterion } from "#shared/domain/criteria/criterion.ts";
import { type Story, storyParts } from "#shared/domain/evidence-bank/bank-entry.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { functionWords, genericWords } from "#shared/engine/words/plain-words.ts";
import { stem } from "#shared/engine/words/stem.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { behaviours, isAboutReason } from "./behaviours.ts";

export type CoverState = "strong" | "partly" | "none";

export interface StoredStory extends Story {
  id: string;
}

/** The story that covers one criterion. */
export interface Cover {
  id: string;
  state: CoverState;
  /** Id of the story; null if none fits. */
  story: string | null;
  /** How well each story fits, by its id; stories that do not fit are left out. */
  stories: Record<string, Exclude<CoverState, "none">>;
  /** The question for the person; null if a story fits. */
  question: string | null;
}

/** A story may answer its own criterion and one more. */
const mostUses = 2;
const strongFrom = 3;
const partlyFrom = 1.5;

/** Words that occur in criteria of any subject. */
const criterionWords = new Set(
  "demonstrated proven ability high highly level developed strong excellent experience skills knowledge understanding sound effective including relevant related work working range variety example examples selection criteria essential desirable well good own support provide provided using within across such give tell time describe".split(
    " ",
  ),
);

/** The words that say what a text is about, as stems. */
export function subjectStems(text: string): Set<string> {
  const words = tokenise(text).map(({ low }) => low);
  const telling = words.filter(
    (word) =>
      word.length > 3 && !criterionWords.has(word) && !genericWords.has(word) && !functionWords.has(word),
  );
  return new Set(telling.map(stem));
}

const termIds = (text: string) => new Set(findTerms(text).map(({ term }) => term.id));

/** How well a text fits a criterion: shared terms weigh 2, shared words 1, a shown behaviour 1.5. */
export function likeness(criterion: string, text: string, terms: readonly string[] = []): number {
  const ids = termIds(`${text}. ${terms.join(". ")}`);
  const stems = subjectStems(`${text} ${terms.join(" ")}`);
  const shared = [...termIds(criterion)].filter((id) => ids.has(id)).length;
  const asked = [...subjectStems(criterion)];
  const words = asked.filter((one) => stems.has(one)).length;
  // True if the shared words are at least half of what the criterion is about.
  const isMost = words > 0 && words * 2 >= asked.length;
  const shown = behaviours.filter((one) => one.asked.test(criterion) && one.shown.test(text)).length;
  return 2 * Math.min(2, shared) + Math.min(3, words) + (isMost ? 1 : 0) + 1.5 * Math.min(2, shown);
}

const storyText = (story: Story) => storyParts.map((part) => story[part]).join(" ");

function stateOf(score: number): CoverState {
  if (score >= strongFrom) return "strong";
  return score >= partlyFrom ? "partly" : "none";
}

interface Candidate {
  criterion: string;
  story: string;
  score: number;
}

function candidatesOf(criteria: readonly Criterion[], stories: readonly StoredStory[]): Candidate[] {
  return criteria
    .filter(({ text }) => !isAboutReason(text))
    .flatMap((criterion) =>
      stories.map((story) => ({
        criterion: criterion.id,
        story: story.id,
        score: likeness(criterion.text, `${story.title} ${storyText(story)}`, story.terms),
      })),
    )
    .filter(({ score }) => score >= partlyFrom)
    .sort((a, b) => b.score - a.score);
}

/** The question for a criterion without a story. */
export function gapQuestion(text: string): string {
  if (isAboutReason(text)) return "Only you can say this. Two plain sentences will do.";
  const behaviour = behaviours.find(({ asked }) => asked.test(text));
  return behaviour?.question ?? "When did you do this? Where was it, and what came of it?";
}

/**
 * Chooses one main story for each criterion, the likeliest first. A story answers at most two criteria. The person's
 * own choices are not changed. A criterion without a story gets a question that helps the person find one.
 * @param chosen story ids by criterion; null says that none of them fits.
 */
export function coverCriteria(
  criteria: readonly Criterion[],
  stories: readonly StoredStory[],
  chosen: Readonly<Record<string, string | null>> = {},
): Cover[] {
  const candidates = candidatesOf(criteria, stories);
  const known = new Set(stories.map(({ id }) => id));
  const main = new Map<string, string | null>(
    Object.entries(chosen).filter(([, story]) => story === null || known.has(story)),
  );
  const uses = new Map<string, number>();
  const use = (story: string) => uses.set(story, (uses.get(story) ?? 0) + 1);
  for (const story of main.values()) if (story !== null) use(story);
  // First assign a separate story to each criterion; then a story may be used once more.
  for (const most of [1, mostUses])
    for (const { criterion, story } of candidates) {
      if (main.has(criterion) || (uses.get(story) ?? 0) >= most) continue;
      main.set(criterion, story);
      use(story);
    }
  return criteria.map(({ id, text }) => {
    const own = candidates.filter(({ criterion }) => criterion === id);
    const story = main.get(id) ?? null;
    const score = own.find((one) => one.story === story)?.score ?? (story === null ? 0 : partlyFrom);
    const rated = own.map(
      (one) => [one.story, stateOf(one.score) === "strong" ? "strong" : "partly"] as const,
    );
    return {
      id,
      story,
      state: stateOf(score),
      stories: Object.fromEntries(rated),
      question: story === null ? gapQuestion(text) : null,
    };
  });
}
