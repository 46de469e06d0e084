import { savedStatus } from "#shared/domain/applications/status.ts";
import { connectedAccount } from "./account.ts";
import { browser } from "./browser.ts";
import { changeJson, exclusively, fieldsOf, readJson } from "./raw-json.ts";
import { rememberSaved } from "./saved-job.ts";
import { sendWithToken } from "./send-with-token.ts";

/** A call to the API, as the panel built it from the contract. */
export interface ApiCall {
  method: string;
  path: string;
  body: object;
}

/** A call that the person started, until the server has it. */
export interface QueuedCall extends ApiCall {
  /** Id of the call; for a save it is also the idempotency key, so that sending it twice makes one row. */
  key: string;
  /** Only this account may send it. */
  accountId: string;
  at: string;
  act: "save" | "applied" | "change";
  title: string;
  company: string;
  identityKey: string | null;
  /** Sent next if the returned row is still only saved; `{id}` is the row's id. */
  ifSaved?: ApiCall | undefined;
  /** Why the server refused it. It then waits for the person. */
  refusal?: string | undefined;
}

export type Outcome =
  | { status: "sent"; answer: unknown }
  /** Not reached, or not able to answer now. */
  | { status: "waiting"; isReached: boolean }
  /** `answer` is the error's body. */
  | { status: "refused"; http: number; answer: unknown };

export const queueAlarm = "queue";
const queueKey = "queue";
const answerWithinMs = 20_000;

export async function readQueue(): Promise<QueuedCall[]> {
  return callsOf(await readJson("local", queueKey));
}

function callsOf(kept: unknown): QueuedCall[] {
  return Array.isArray(kept) ? kept.filter(isCall) : [];
}

function isCall(kept: unknown): kept is QueuedCall {
  const { key, accountId, method, path } = fieldsOf(kept);
  const texts = [key, accountId, method, path].every((text) => typeof text === "string");
  return texts && String(path).startsWith("/api/");
}

async function changeQueue(change: (calls: QueuedCall[]) => QueuedCall[]): Promise<void> {
  await changeJson("local", queueKey, (before) => change(callsOf(before)));
}

/** Stores the call before anything is sent, so that it survives closing the panel, the worker and the browser. */
export async function enqueue(call: QueuedCall): Promise<void> {
  await changeQueue((calls) => [...calls.filter(({ key }) => key !== call.key), call]);
  await setAlarm();
}

/** Removes calls without sending them, because the person wants it or has seen the server's answer. */
export async function discard(isUnwanted: (call: QueuedCall) => boolean): Promise<void> {
  await changeQueue((calls) => calls.filter((call) => !isUnwanted(call)));
  await setAlarm();
}

/** Lets refused calls be tried again. */
export async function allowAgain(): Promise<void> {
  await changeQueue((calls) => calls.map(({ refusal: _, ...call }) => call));
}

/**
 * Sends the calls of the connected account, oldest first, with one sender at a time. Returns the result of each one
 * that was tried.
 */
export async function sendQueue(): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  await exclusively("send", async () => {
    const account = await connectedAccount();
    for (const call of await sendable(account?.id)) {
      const outcome = await sendCall(call);
      outcomes.set(call.key, outcome);
      await settle(call, outcome);
      if (outcome.status === "waiting" && !outcome.isReached) break;
    }
  });
  await setAlarm();
  return outcomes;
}

async function sendable(accountId: string | undefined): Promise<QueuedCall[]> {
  return (await readQueue()).filter((call) => call.accountId === accountId && call.refusal === undefined);
}

async function take(key: string): Promise<void> {
  await changeQueue((calls) => calls.filter((call) => call.key !== key));
}

async function settle({ key, act }: QueuedCall, outcome: Outcome): Promise<void> {
  if (outcome.status === "waiting") return;
  if (outcome.status === "sent") {
    await rememberSaved(outcome.answer);
    return take(key);
  }
  // The job was moved on in the meantime, here or in the dashboard: nothing is left to do.
  if (outcome.http === 409 && act === "applied") return take(key);
  const { message } = fieldsOf(outcome.answer);
  const refusal = typeof message === "string" ? message : "The server did not take it.";
  await changeQueue((calls) => calls.map((call) => (call.key === key ? { ...call, refusal } : call)));
}

async function sendCall(call: QueuedCall): Promise<Outcome> {
  const first = await sendOne(call, call.accountId);
  if (first.status !== "sent" || call.ifSaved === undefined) return first;
  const { id, status } = fieldsOf(first.answer);
  if (status !== savedStatus || typeof id !== "string") return first;
  const path = call.ifSaved.path.replace("{id}", encodeURIComponent(id));
  return sendOne({ ...call.ifSaved, path }, call.accountId);
}

async function sendOne({ method, path, body }: ApiCall, accountId: string): Promise<Outcome> {
  // Read again for each call, because another person may have connected in between.
  const account = await connectedAccount();
  if (account?.id !== accountId) return { status: "waiting", isReached: false };
  try {
    const headers = { "Content-Type": "application/json", Accept: "application/json" };
    const init = { method, headers, body: JSON.stringify(body), signal: AbortSignal.timeout(answerWithinMs) };
    const response = await sendWithToken(__API_ORIGIN__ + path, init, account.token);
    const answer: unknown = await response.json();
    if (response.ok) return { status: "sent", answer };
    const isLater = response.status >= 500 || [401, 408, 429].includes(response.status);
    return isLater
      ? { status: "waiting", isReached: true }
      : { status: "refused", http: response.status, answer };
  } catch {
    return { status: "waiting", isReached: false };
  }
}

/** Set only while something can be sent, so that an empty queue wakes nothing. */
async function setAlarm(): Promise<void> {
  const account = await connectedAccount();
  if ((await sendable(account?.id)).length === 0) await browser.alarms.clear(queueAlarm);
  else if ((await browser.alarms.get(queueAlarm)) === undefined)
    await browser.alarms.create(queueAlarm, { periodInMinutes: 0.5 });
}
