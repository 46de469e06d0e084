import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { preparedData } from "./prepared-data.ts";
import { end, launch, ready } from "./server-process.ts";
import { testOrigin } from "./test-origin.ts";

export interface RunningApi {
  origin: string;
  /** Its data, the outbox of mails among them. */
  dataDir: string;
  stop: () => Promise<void>;
  /** Kills it, as a lost connection would look to the panel; the data stay. */
  pause: () => Promise<void>;
  /** The same address and the same data again. */
  restart: () => Promise<void>;
}

/** The real API on an embedded database of its own, at the one address the test build of the extension knows. */
export async function startApi(): Promise<RunningApi> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "kelpie-e2e-"));
  await cp(preparedData(), dataDir, { recursive: true });
  let child = launch(dataDir);
  await ready(child);
  return {
    origin: testOrigin,
    dataDir,
    stop: async () => {
      await end(child);
      await rm(dataDir, { recursive: true, force: true });
    },
    pause: () => end(child),
    restart: async () => {
      await end(child);
      child = launch(dataDir);
      await ready(child);
    },
  };
}

/** What a browser holds of a signed-in person. */
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
  const [name = "", value = ""] = answer.headers.getSetCookie()[0]?.split(";")[0]?.split("=") ?? [];
  const { token } = (await answer.json()) as { token: string };
  return { cookie: { name, value }, token };
}

/** A session over HTTP, without a browser. */
export async function logIn(account: { email: string; password: string }): Promise<Session> {
  return sessionOf(await call("POST", "/api/auth/login", account));
}

/** A person of their own for each test: signs up over HTTP and keeps a resume. */
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
