import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import { clearAccount } from "./account.ts";
import { allowAgain, discard, enqueue, type QueuedCall, queueAlarm, readQueue, sendQueue } from "./queue.ts";
import { sendWithToken } from "./send-with-token.ts";
import { readStored, writeStored } from "./storage.ts";

const save: QueuedCall = {
  key: "k1",
  accountId: "ann",
  at: "2026-11-22T00:00:00Z",
  act: "save",
  title: "Nurse",
  company: "Ward",
  identityKey: "seek-au:1",
  method: "POST",
  path: "/api/applications",
  body: { jobTitle: "Nurse", idempotencyKey: "k1" },
};

const row = { id: "a1", identityKey: "seek-au:1", status: "saved", createdAt: "x", appliedDate: null };

async function connect(id: string) {
  await writeStored("user", {
    id,
    email: "a@b.c",
    fullName: "",
    profileImageUrl: null,
    subscriptionTier: "free",
  });
  await writeStored("token", `token of ${id}`);
}

interface Sent {
  url: string;
  method: string | undefined;
  token: string | null;
}

/** A server that answers each call with the next of these; for "down" it cannot be reached. */
function answering(...answers: (number | "down")[]): Sent[] {
  const sent: Sent[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    sent.push({
      url: String(url),
      method: init?.method,
      token: new Headers(init?.headers).get("authorization"),
    });
    const answer = answers[sent.length - 1] ?? 200;
    if (answer === "down") throw new TypeError("Failed to fetch");
    return Response.json(answer < 300 ? row : { message: "No" }, { status: answer });
  });
  return sent;
}

describe("the queue", () => {
  beforeEach(async () => {
    fakeBrowser.reset();
    await connect("ann");
  });
  afterEach(() => vi.restoreAllMocks());

  it("keeps a call that did not arrive, with an alarm; sent later it is gone, and so is the alarm", async () => {
    answering("down", 201);
    await enqueue(save);
    await sendQueue();
    expect(await readQueue()).toEqual([save]);
    expect((await fakeBrowser.alarms.get(queueAlarm))?.periodInMinutes).toBe(0.5);
    await sendQueue();
    expect(await readQueue()).toEqual([]);
    expect(await fakeBrowser.alarms.get(queueAlarm)).toBeUndefined();
    expect((await fakeBrowser.storage.local.get("savedJobs")).savedJobs).toContain("a1");
  });

  it("keeps the order, and stops at the first that cannot be reached", async () => {
    const sent = answering("down");
    await enqueue(save);
    await enqueue({ ...save, key: "k2", path: "/api/applications/a1", method: "PATCH" });
    await sendQueue();
    expect(sent).toHaveLength(1);
    expect((await readQueue()).map(({ key }) => key)).toEqual(["k1", "k2"]);
  });

  it("two senders at once send each call once", async () => {
    const sent = answering();
    await enqueue(save);
    await Promise.all([sendQueue(), sendQueue(), sendQueue()]);
    expect(sent).toHaveLength(1);
  });

  it("a refused token drops the account and keeps the queue; another account never sends it, its own does", async () => {
    const sent = answering(401);
    await enqueue(save);
    await sendQueue();
    expect(await readStored("token")).toBeUndefined();
    expect(await readStored("lostAccount")).toEqual({ id: "ann" });
    expect(await readQueue()).toHaveLength(1);
    expect(await fakeBrowser.alarms.get(queueAlarm)).toBeUndefined();
    await connect("bob");
    await sendQueue();
    expect(sent).toHaveLength(1);
    await clearAccount();
    await connect("ann");
    await sendQueue();
    expect(sent.at(-1)?.token).toBe("Bearer token of ann");
    expect(await readQueue()).toEqual([]);
  });

  it("calls refused at the same moment agree on whose token it was", async () => {
    answering(401, 401, 401);
    const ask = () => sendWithToken("http://localhost:4310/api/auth/user", {});
    await Promise.all([ask(), ask(), ask()]);
    expect(await readStored("lostAccount")).toEqual({ id: "ann" });
  });

  it("somebody else connecting between two calls gets none of them", async () => {
    await enqueue(save);
    await enqueue({ ...save, key: "k2" });
    const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
      await connect("bob");
      return Response.json(row);
    });
    await sendQueue();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect((await readQueue()).map(({ key }) => key)).toEqual(["k2"]);
  });

  it.each([500, 503, 429])(
    "a %i waits; a 400 stays with its reason until the person asks again",
    async (status) => {
      const sent = answering(status, 400, 200);
      await enqueue(save);
      await sendQueue();
      expect((await readQueue())[0]?.refusal).toBeUndefined();
      await sendQueue();
      expect((await readQueue())[0]?.refusal).toBe("No");
      await sendQueue();
      expect(sent).toHaveLength(2);
      await allowAgain();
      await sendQueue();
      expect(await readQueue()).toEqual([]);
    },
  );

  it("'applied' moves a row that is only saved, and leaves one that somebody moved on", async () => {
    const ifSaved = {
      method: "PATCH",
      path: "/api/applications/{id}?from=saved",
      body: { status: "applied" },
    };
    const sent = answering(200, 200, 200, 409);
    await enqueue({ ...save, act: "applied", ifSaved });
    await sendQueue();
    expect(sent.at(-1)?.url).toMatch(/\/api\/applications\/a1\?from=saved$/);
    await enqueue({ ...save, act: "applied", ifSaved });
    await sendQueue();
    expect(await readQueue()).toEqual([]);
  });

  it("what the person discards is never sent", async () => {
    const sent = answering();
    await enqueue(save);
    await discard(({ key }) => key === "k1");
    await sendQueue();
    expect(sent).toEqual([]);
    expect(await fakeBrowser.alarms.get(queueAlarm)).toBeUndefined();
  });

  it("a kept value that is no queue sends nothing and is no failure", async () => {
    const sent = answering();
    const odd = [null, { ...save, path: "https://evil.example/" }, "x"];
    await fakeBrowser.storage.local.set({ queue: JSON.stringify(odd) });
    await sendQueue();
    expect(sent).toEqual([]);
  });
});
