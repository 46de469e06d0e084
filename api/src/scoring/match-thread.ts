/** The thread that scores ads: reads a resume once, an ad once, and answers MATCH for each pair. */
import { threadId } from "node:worker_threads";
import type { ThreadWork } from "../workers/thread-pool.ts";
import { yieldToServer } from "../workers/yield-to-server.ts";
import type { ScoreOrder, WordsOrder } from "./match-scorer.ts";
import type { AdScore } from "./score-ads.ts";

yieldToServer();
const { scoreAds, wordsOf } = await import("./score-ads.ts");

export function work({ input, port }: ThreadWork<ScoreOrder | WordsOrder>): AdScore[] | string[] {
  port.postMessage({ threadId });
  return "ads" in input ? scoreAds(input.resume, input.ads, input.asOf) : wordsOf(input.resume);
}
