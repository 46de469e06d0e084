/** The thread that scores ads: reads a resume once, an ad once, and answers MATCH for each pair. */
import { parentPort } from "node:worker_threads";
import type { ScoreAnswer, ScoreOrder } from "./match-scorer.ts";
import { scoreAds } from "./score-ads.ts";

parentPort?.on("message", ({ id, resume, ads, asOf }: ScoreOrder) => {
  const answer: ScoreAnswer = { id, scores: scoreAds(resume, ads, asOf) };
  parentPort?.postMessage(answer);
});
