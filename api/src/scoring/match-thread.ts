/** The thread that scores ads: reads a resume once, an ad once, and answers MATCH for each pair. */
import { threadId } from "node:worker_threads";
import type { ThreadWork } from "../workers/thread-pool.ts";
import type { ScoreOrder } from "./match-scorer.ts";
import { scoreAds } from "./score-ads.ts";

export function work({ input: { resume, ads, asOf }, port }: ThreadWork<ScoreOrder>): (number | null)[] {
  port.postMessage({ threadId });
  return scoreAds(resume, ads, asOf);
}
