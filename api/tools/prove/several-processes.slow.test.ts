import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/db/open.ts";
import { createTaskQueue } from "../../src/queue/task-queue.ts";
import { type BucketServer, startBucketServer } from "../../src/testing/bucket-server.ts";
import { openTestDatabase } from "../../src/testing/test-database.ts";
import { freePort, ServerProcess } from "./server-process.ts";

const password = "Wattle-and-gum-7";

/** What a browser keeps of a session. */
type Session = Record<string, string>;

describe.skipIf(!process.env.TEST_DATABASE_URL)("two web processes and two workers (docs/scale.md)", () => {
  const folders = [0, 1, 2, 3].map(() => mkdtempSync(path.join(tmpdir(), "kelpie-several-")));
  const [, , ...workerFolders] = folders;
  let database: Database;
  let bucket: BucketServer;
  let processes: ServerProcess[];

  beforeAll(async () => {
    [database, bucket] = await Promise.all([openTestDatabase(), startBucketServer()]);
    const { url, region, accessKeyId, secretAccessKey } = bucket.config;
    const shared = {
      DATABASE_URL: "url" in database.queueHome ? database.queueHome.url : "",
      ...{ S3_BUCKET_URL: url, S3_REGION: region ?? "", TRUST_PROXY: "1" },
      ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
    };
    const ports = await Promise.all(folders.map(freePort));
    // As compose.yaml starts them; one address for people, whichever process the proxy chooses.
    processes = folders.map(
      (DATA_DIR, at) =>
        new ServerProcess(ports[at] ?? 0, {
          ...{ ...shared, DATA_DIR, APP_URL: `http://127.0.0.1:${ports[0]}` },
          KELPIE_ROLE: at < 2 ? "web" : "worker",
        }),
    );
    for (const one of processes) await one.start();
  }, 120_000);
  afterAll(async () => {
    await Promise.all((processes ?? []).map((one) => one.kill()));
    await Promise.all([database?.close(), bucket?.close()]);
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  const processAt = (at: number): ServerProcess => {
    const found = processes[at];
    if (!found) throw new Error(`There is no process ${at}.`);
    return found;
  };
  const send = (web: 0 | 1, address: string, init: RequestInit = {}) =>
    fetch(processAt(web).url + address, {
      ...init,
      headers: { origin: processAt(0).url, ...(init.headers as Session) },
    });
  const post = (web: 0 | 1, address: string, body: object, session: Session = {}) =>
    send(web, address, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json", ...session },
    });
  async function signUp(web: 0 | 1, email: string): Promise<Session> {
    const answer = await post(web, "/api/auth/signup", { email, password, fullName: "Ana Reyes" });
    expect(answer.status).toBeLessThan(300);
    const cookie = answer.headers.getSetCookie().map((one) => one.split(";")[0]);
    const { token } = (await answer.json()) as { token: string };
    return { cookie: cookie.join("; "), "x-kelpie-token": token };
  }
  /** Mails to an address that a worker has written to its outbox. */
  const mailsTo = (email: string, folder: string): number => {
    const outbox = path.join(folder, "outbox");
    const names = existsSync(outbox) ? readdirSync(outbox) : [];
    return names.filter((name) => readFileSync(path.join(outbox, name), "utf8").includes(`To: ${email}`))
      .length;
  };

  it("share sessions: who signs up at one is signed in at the other, until they sign out at either", async () => {
    const session = await signUp(0, "session@example.com");
    const who = (web: 0 | 1) => send(web, "/api/auth/user", { headers: session });
    expect(await (await who(1)).json()).toMatchObject({ email: "session@example.com" });
    expect((await post(1, "/api/auth/logout", {}, session)).status).toBe(200);
    expect((await who(0)).status).toBe(401);
  });

  it("share limits: ten wrong passwords at both together are the most, then both refuse", async () => {
    const guess = (web: 0 | 1) =>
      post(web, "/api/auth/login", { email: "guessed@example.com", password: "not-this-one" });
    for (let n = 0; n < 10; n++) expect((await guess(n % 2 ? 1 : 0)).status).toBe(401);
    expect([(await guess(0)).status, (await guess(1)).status]).toEqual([429, 429]);
  });

  it("share files: what is uploaded at one is downloaded at the other, and gone at both when it is removed", async () => {
    const session = await signUp(0, "files@example.com");
    const job = { jobTitle: "Nurse", company: "Ward Nine" };
    const { id } = (await (await post(0, "/api/applications", job, session)).json()) as { id: string };
    const body = new FormData();
    body.set("file", new File(["hello from the first"], "notes.txt"));
    const added = await send(0, `/api/applications/${id}/files`, { method: "POST", body, headers: session });
    const file = (await added.json()) as { id: string };
    expect(bucket.objects.get(file.id)?.toString()).toBe("hello from the first");
    const address = `/api/application-files/${file.id}`;
    const download = (web: 0 | 1) => send(web, address, { headers: session });
    expect(await (await download(1)).text()).toBe("hello from the first");
    await send(1, address, { method: "DELETE", headers: session });
    expect((await download(0)).status).toBe(404);
    // A worker, which has seen neither call, removes the bytes.
    const queue = createTaskQueue(database.queueHome, console);
    await queue.enqueue("sweep-expired", {});
    await queue.stop();
    await expect.poll(() => bucket.objects.has(file.id), { timeout: 20_000 }).toBe(false);
  });

  it("share tasks: each is done once by either worker, and by the one that is left when the other dies", async () => {
    const people = Array.from({ length: 6 }, (_, n) => `task${n}@example.com`);
    for (const [n, email] of people.entries()) await signUp(n % 2 ? 1 : 0, email);
    const sent = (email: string) => workerFolders.map((folder) => mailsTo(email, folder));
    const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0);
    const welcomed = () => people.map((email) => sum(sent(email)));
    await expect.poll(welcomed, { timeout: 30_000 }).toEqual(people.map(() => 1));
    await processAt(2).kill();
    await signUp(0, "late@example.com");
    await signUp(1, "later@example.com");
    const late = () => [...sent("late@example.com"), ...sent("later@example.com")];
    await expect.poll(late, { timeout: 30_000 }).toEqual([0, 1, 0, 1]);
    expect(welcomed()).toEqual(people.map(() => 1));
  });
});
