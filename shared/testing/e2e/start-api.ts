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

/** A person of their own for each test: signs up over HTTP and keeps a resume. */
export async function signUp(
  name: string,
  resumeText?: string,
): Promise<{ email: string; password: string }> {
  const account = { email: `${name}@kelpie.test`, password: "Kelpie-demo-1" };
  const call = (method: string, route: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(testOrigin + route, {
      method,
      headers: { "Content-Type": "application/json", Origin: testOrigin, ...headers },
      body: JSON.stringify(body),
    });
  const signed = await call("POST", "/api/auth/signup", { fullName: "Test Person", ...account });
  if (!signed.ok) throw new Error(`sign-up: ${signed.status} ${await signed.text()}`);
  if (resumeText !== undefined) {
    const cookie = signed.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const { token } = (await signed.json()) as { token: string };
    const kept = await call(
      "PUT",
      "/api/resumes/default",
      { name: "Test resume", text: resumeText },
      { Cookie: cookie, "X-Kelpie-Token": token },
    );
    if (!kept.ok) throw new Error(`resume: ${kept.status} ${await kept.text()}`);
  }
  return account;
}
