import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { isDeep } from "./axe-violations.ts";
import { answers, kill, launch, tell } from "./server-process.ts";
import { testOrigin } from "./test-origin.ts";

export interface RunningApi {
  origin: string;
  /** Its data folder, including the outbox of mails. */
  dataDir: string;
  stop: () => Promise<void>;
}

/** A server that can be stopped and started again with its data. */
export interface RestartableApi extends RunningApi {
  /** Stops answering, which the panel sees as a lost connection; the data stays. */
  pause: () => Promise<void>;
  /** Starts with the same address and the same data. */
  restart: () => Promise<void>;
}

/** This worker's server, from its first file to its last, because a start takes longer than most tests. */
let held: { child: ChildProcess; dataDir: string } | undefined;

function newFolder(): string {
  return mkdtempSync(path.join(tmpdir(), "kelpie-e2e-"));
}

async function letGo(): Promise<void> {
  if (!held) return;
  const { child, dataDir } = held;
  held = undefined;
  await kill(child);
  rmSync(dataDir, { recursive: true, force: true });
}

/** The real API with only the demo accounts and sample jobs, at this worker's own address. */
export async function startApi(): Promise<RunningApi> {
  const { dataDir } = await emptyServer();
  // The next file empties it, and it ends with its worker.
  return { origin: testOrigin, dataDir, stop: async () => undefined };
}

/** This worker's server, emptied. */
async function emptyServer(): Promise<{ child: ChildProcess; dataDir: string }> {
  if (held && held.child.exitCode === null) {
    await tell(held.child, "empty");
    return held;
  }
  const dataDir = newFolder();
  const child = launch("api/src/testing/emptied-server.ts", dataDir);
  held = { child, dataDir };
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  await answers(child);
  // It does not keep a worker from ending.
  child.unref();
  child.channel?.unref();
  return held;
}

/**
 * For tests in which the API goes down. `npm run test:deep` kills the product's own server, with its database in a
 * folder.
 */
export async function startRestartableApi(): Promise<RestartableApi> {
  if (isDeep) return startMortalApi();
  const { child, dataDir } = await emptyServer();
  return {
    origin: testOrigin,
    dataDir,
    stop: async () => undefined,
    pause: () => tell(child, "pause"),
    restart: () => tell(child, "resume"),
  };
}

/** The product's own server, as `npm start` runs it. */
async function startMortalApi(): Promise<RestartableApi> {
  await letGo();
  const dataDir = newFolder();
  let child = launch("api/src/server.ts", dataDir);
  await answers(child);
  return {
    origin: testOrigin,
    dataDir,
    stop: async () => {
      await kill(child);
      rmSync(dataDir, { recursive: true, force: true });
    },
    pause: () => kill(child),
    restart: async () => {
      await kill(child);
      child = launch("api/src/server.ts", dataDir);
      await answers(child);
    },
  };
}

/** The browser's data of a signed-in person. */
export interface Session {
  cookie: { name: string; value: string };
  /** The anti-CSRF token. */
  token: string;
}

async function call(method: string, route: string, body: unknown, session?: Session): Promise<Response> {
  const own: Record<string, string> = session
    ? { Cookie: `${session.cookie.name}=${session.cookie.value}`, "X-Kelpie-Token": session.token }
    : {};
  const answer = await fetch(testOrigin + route, {
    method,
    headers: { "Content-Type": "application/json", Origin: testOrigin, ...own },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${method} ${route}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function sessionOf(answer: Response): Promise<Session> {
  const [name = "", value = ""] =
    answer.headers
      .getSetCookie()
      .find((one) => one.startsWith("kelpie="))
      ?.split(";")[0]
      ?.split("=") ?? [];
  const { token } = (await answer.json()) as { token: string };
  return { cookie: { name, value }, token };
}

/** Signs in over HTTP, without a browser. */
export async function logIn(account: {
  email: string;
  password: string;
  rememberMe?: boolean;
}): Promise<Session> {
  return sessionOf(await call("POST", "/api/auth/login", account));
}

/** A new person for each test: signs up over HTTP and saves a resume. */
export async function signUp(
  name: string,
  resumeText?: string,
): Promise<{ email: string; password: string }> {
  const account = { email: `${name}@kelpie.test`, password: "Kelpie-demo-1" };
  const session = await sessionOf(
    await call("POST", "/api/auth/signup", { fullName: "Test Person", ...account }),
  );
  if (resumeText !== undefined)
    await call("PUT", "/api/resumes/default", { name: "Test resume", text: resumeText }, session);
  return account;
}
