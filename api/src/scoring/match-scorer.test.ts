import { describe, expect, it } from "vitest";
import { nurseResume } from "#shared/engine/fixtures/nurse.ts";
import { measuredResume } from "#shared/resume/measured-resume.ts";
import { ThreadError, type ThreadPool } from "../workers/thread-pool.ts";
import { createMatchScorer, type ScoreOrder, type WordsOrder } from "./match-scorer.ts";
import { rankingWords } from "./ranking-words.ts";
import { scoreAds, wordsOf } from "./score-ads.ts";

const resume = { key: "nurse", resume: measuredResume({ text: nurseResume, edits: [], facts: null }) };
const ads = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ key: `${name} ${n}`, title: "Nurse", company: "", text: "" }));
const asOf = "2026-11-01";

/** A thread that notes whose ads it was given, and answers when it is let. */
function open(error?: ThreadError) {
  const begun: string[] = [];
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const pool: ThreadPool = {
    async run(input) {
      const order = input as ScoreOrder | WordsOrder;
      begun.push("ads" in order ? (order.ads[0]?.key ?? "") : "words");
      await held;
      if (error) throw error;
      return "ads" in order ? scoreAds(order.resume, order.ads, order.asOf) : wordsOf(order.resume);
    },
    warm: () => undefined,
    close: async () => undefined,
  };
  return {
    scorer: createMatchScorer({ waitMs: Number.POSITIVE_INFINITY, pool }),
    begun,
    letGo: () => letGo(),
  };
}

describe("createMatchScorer", () => {
  it("who looks at a list comes before the tasks that nobody waits for", async () => {
    const { scorer, begun, letGo } = open();
    const tasks = [
      scorer.score(resume, ads("task", 60), asOf, { patient: true }),
      scorer.rankingWords(resume),
    ];
    const list = scorer.score(resume, ads("list", 40), asOf);
    letGo();
    await Promise.all([...tasks, list]);
    expect(begun).toEqual(["task 0", "list 0", "list 20", "task 40", "words"]);
  });

  it("a resume's words for ranking are those of its text", async () => {
    const { scorer, letGo } = open();
    letGo();
    expect(await scorer.rankingWords(resume)).toEqual(rankingWords(nurseResume));
  });

  it("a resume that is too much to read has no words", async () => {
    const { scorer, letGo } = open(new ThreadError("too_slow", 5000));
    letGo();
    expect(await scorer.rankingWords(resume)).toEqual([]);
  });
});
