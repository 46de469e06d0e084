/**
 * A worker thread that sends requests at an even pace: one each `1000 / perSecond` ms, even if earlier ones are not
 * answered, like many people at once. Load generators that send a second's requests together measure their own queue.
 */
import { parentPort, workerData } from "node:worker_threads";

export interface PacedLoad {
  url: string;
  cookie: string;
  perSecond: number;
  seconds: number;
}

const { url, cookie, perSecond, seconds }: PacedLoad = workerData;
const taken: number[] = [];
const asked: Promise<void>[] = [];

async function ask(): Promise<void> {
  const started = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  taken.push(performance.now() - started);
}

const began = performance.now();
for (let n = 0; n < perSecond * seconds; n += 1) {
  const due = began + (n * 1000) / perSecond;
  const wait = due - performance.now();
  if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  asked.push(ask());
}
await Promise.all(asked);
parentPort?.postMessage(taken);
