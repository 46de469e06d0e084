/** The thread that scores ads: reads a resume once, an ad once, and answers MATCH for each pair. */
import { threadId } from "node:worker_threads";
import type { ThreadWork } from "../workers/thread-pool.ts";
import { yieldToServer } from "../workers/yield-to-server.ts";
import type { ScoreOrder } from "./match-scorer.ts";
import type { AdScore } from "./score-ads.ts";

yieldToServer();
const { scoreAds } = await import("./score-ads.ts");

export function work({ input: { resume, ads, asOf }, port }: ThreadWork<ScoreOrder>): AdScore[] {
  port.postMessage({ threadId });
  return scoreAds(resume, ads, asOf);
}
