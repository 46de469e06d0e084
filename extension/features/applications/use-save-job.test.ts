import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import { readQueue } from "../../platform/queue.ts";
import { writeStored } from "../../platform/storage.ts";
import type { JobToSave } from "./save-call.ts";
import { saveJob } from "./use-save-job.ts";

const job: JobToSave = {
  identityKey: "seek-au:88410222",
  title: " Registered Nurse ",
  company: "Corio Bay Health",
  location: "Geelong VIC",
  salary: "",
  url: "https://au.seek.com/job/88410222",
  text: "The ad",
  isApplied: false,
  requirementEdits: [],
  note: "Call Ann",
  followUpDate: "",
};

const row = {
  id: "a1",
  jobTitle: "Registered Nurse",
  company: "Corio Bay Health",
  location: "Geelong VIC",
  salary: "",
  status: "interviewing",
  contacts: [],
  interviewTime: "",
  notes: "Older note",
  contactName: "",
  contactEmail: "",
  jobUrl: job.url,
  followUpDate: null,
  closingDate: null,
  interviewDate: null,
  appliedDate: null,
  createdAt: "2026-11-01T00:00:00Z",
  identityKey: job.identityKey,
  requirementEdits: [],
  capturedAt: null,
  archivedAt: null,
};

function answering(status: number, body: unknown) {
  const fetched = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json(body, { status }));
  return () => JSON.parse(String(fetched.mock.lastCall?.[1]?.body)) as Record<string, unknown>;
}

describe("saveJob", () => {
  beforeEach(async () => {
    fakeBrowser.reset();
    await writeStored("token", "kel_1");
    await writeStored("user", {
      id: "u1",
      email: "a@kelpie.test",
      fullName: "A",
      profileImageUrl: null,
      subscriptionTier: "free",
    });
  });
  afterEach(() => vi.restoreAllMocks());

  it("always says the status: saved, unless the person ticked that they applied (D-13)", async () => {
    const sent = answering(201, { ...row, alreadySaved: false });
    expect(await saveJob(job)).toMatchObject({ status: "saved", alreadySaved: false });
    expect(sent()).toMatchObject({ status: "saved", jobTitle: "Registered Nurse", notes: "Call Ann" });
    const sentApplied = answering(201, { ...row, alreadySaved: false });
    await saveJob({ ...job, isApplied: true });
    expect(sentApplied()).toMatchObject({ status: "applied" });
  });

  it("a job that is there already comes back as it is", async () => {
    answering(200, { ...row, alreadySaved: true });
    const state = await saveJob(job);
    expect(state).toMatchObject({ status: "saved", alreadySaved: true });
    expect(state.status === "saved" && state.application).toMatchObject({
      status: "interviewing",
      notes: "Older note",
    });
  });

  it("without text it says that only the link is kept, and sends no address that is none", async () => {
    const sent = answering(201, { ...row, alreadySaved: false });
    const state = await saveJob({ ...job, text: "", url: "pasted:1" });
    expect(state).toMatchObject({ status: "saved", isAdKept: false });
    expect(sent()).toMatchObject({ linkOnly: true, jobUrl: "" });
  });

  it("a server that cannot be reached makes it wait, under the key that it will be sent with again", async () => {
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
      throw new TypeError("Failed to fetch");
    });
    const [state, [waiting]] = [await saveJob(job), await readQueue()];
    expect(state).toEqual({ status: "queued", key: waiting?.key });
    expect(waiting).toMatchObject({ accountId: "u1", body: { idempotencyKey: waiting?.key } });
  });

  it("past the free plan's jobs it is the limit, not a failure", async () => {
    const words = "The free plan keeps 10 jobs.";
    answering(403, {
      code: "upgrade_required",
      message: words,
      error: words,
      requiresUpgrade: true,
      requestId: "r1",
    });
    expect(await saveJob(job)).toEqual({ status: "limit" });
    expect(await readQueue()).toEqual([]);
  });

  it("a failure of the server waits; a refusal is shown with the request's number and does not wait", async () => {
    answering(500, { code: "internal", message: "Sorry", error: "Sorry", requestId: "r2" });
    expect(await saveJob(job)).toMatchObject({ status: "queued" });
    expect(await readQueue()).toHaveLength(1);
    answering(400, { code: "invalid", message: "No", error: "No", requestId: "r3" });
    expect(await saveJob({ ...job, identityKey: null })).toEqual({
      status: "failed",
      text: "No",
      requestId: "r3",
    });
  });

  it("with nobody known to be connected it says so and keeps nothing for somebody else", async () => {
    await fakeBrowser.storage.local.remove("user");
    expect(await saveJob(job)).toMatchObject({ status: "failed" });
    expect(await readQueue()).toEqual([]);
  });
});
