/**
 * A worker thread of simulated people: each does one thing, waits for the next turn and does another, however long
 * the last answer took. Four calls of five read.
 */
import { setTimeout } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

export interface LoadOrder {
  urls: string[];
  /** Number of the first person: everybody has a separate account and network address. */
  first: number;
  people: number;
  seconds: number;
  /** Pause between two actions of a person; 0 for none, to find the most that a server can do. */
  pauseMs: number;
  /** Only reads one list, like the baseline. */
  isListOnly: boolean;
}

export interface LoadAnswer {
  kind: "read" | "write";
  what: string;
  ms: number;
  isError: boolean;
}

interface Person {
  url: string;
  headers: Record<string, string>;
  saved: string[];
}

const order: LoadOrder = workerData;
const most = 8;

async function signUp(number: number): Promise<Person> {
  const url = order.urls[number % order.urls.length] ?? "";
  const headers = {
    ...{ "content-type": "application/json", origin: order.urls[0] ?? "" },
    // Behind a proxy, each from a separate network, because limits are per address.
    "x-forwarded-for": `100.64.${number >> 8}.${number & 255}`,
  };
  const body = { email: `load-${number}@example.com`, password: "Wattle-and-gum-7", fullName: "Load" };
  const answer = await fetch(`${url}/api/auth/signup`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`Sign-up answered ${answer.status}: ${await answer.text()}`);
  const cookie = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
  const { token } = (await answer.json()) as { token: string };
  return { url, headers: { ...headers, cookie: cookie.join("; "), "x-kelpie-token": token }, saved: [] };
}

const reads = ["/api/applications?ads=none", "/api/dashboard", "/api/jobs", "/api/notifications"];

/** A person's next action: saves until they have some jobs, then mostly reads and sometimes changes one. */
function nextDeed({ saved }: Person, turn: number): { method: string; path: string; body?: object } {
  const one = saved[turn % Math.max(1, saved.length)];
  if (order.isListOnly) return { method: "GET", path: reads[0] ?? "" };
  if (turn % 5 === 4 && saved.length < most)
    return {
      method: "POST",
      path: "/api/applications",
      body: {
        ...{ jobTitle: `Fitter ${turn}`, company: "Emu Rail", status: "saved" },
        jobDescription:
          "Fitter for a rail depot in Ballarat. Trade certificate and a C-class licence needed.",
      },
    };
  if (turn % 5 === 4)
    return { method: "PATCH", path: `/api/applications/${one}`, body: { notes: `Turn ${turn}` } };
  if (turn % 5 === 3 && one) return { method: "GET", path: `/api/applications/${one}` };
  return { method: "GET", path: reads[turn % reads.length] ?? "" };
}

async function act(person: Person, turn: number, answers: LoadAnswer[]): Promise<void> {
  const { method, path, body } = nextDeed(person, turn);
  const begun = performance.now();
  const answer = await fetch(person.url + path, {
    method,
    headers: person.headers,
    ...(body && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  const text = (await answer?.text().catch(() => "")) ?? "";
  const what = `${method} ${path.replace(/\/[0-9a-f-]{36}/, "/{id}").replace(/\?.*/, "")}`;
  answers.push({
    kind: method === "GET" ? "read" : "write",
    what,
    ms: performance.now() - begun,
    isError: !answer?.ok,
  });
  if (method === "POST" && answer?.ok) person.saved.push((JSON.parse(text) as { id: string }).id);
}

async function live(person: Person, at: number, until: number, answers: LoadAnswer[]): Promise<void> {
  // Spread the starts over the pause.
  await setTimeout((order.pauseMs * at) / order.people);
  for (let turn = at; performance.now() < until; turn++) {
    const due = performance.now() + order.pauseMs;
    await act(person, turn, answers);
    const rest = due - performance.now();
    if (rest > 0) await setTimeout(rest);
  }
}

const people: Person[] = [];
for (let n = 0; n < order.people; n++) people.push(await signUp(order.first + n));
parentPort?.postMessage("ready");
parentPort?.once("message", () => {
  const answers: LoadAnswer[] = [];
  const until = performance.now() + order.seconds * 1000;
  void Promise.all(people.map((person, at) => live(person, at, until, answers))).then(() =>
    parentPort?.postMessage(answers),
  );
});
