import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import { clearAccount } from "./account.ts";
import { readStored, writeStored } from "./storage.ts";

const user = {
  id: "u1",
  email: "a@kelpie.test",
  fullName: "A",
  profileImageUrl: null,
  subscriptionTier: "free",
} as const;

describe("storage", () => {
  beforeEach(() => fakeBrowser.reset());

  it("gives back what was written", async () => {
    await writeStored("user", user);
    expect(await readStored("user")).toEqual(user);
  });

  it("gives nothing for what was never written", async () => {
    expect(await readStored("token")).toBeUndefined();
  });

  it("gives nothing for a value that does not look as it should", async () => {
    await fakeBrowser.storage.local.set({ user: JSON.stringify({ id: 5 }), token: JSON.stringify("") });
    expect(await readStored("user")).toBeUndefined();
    expect(await readStored("token")).toBeUndefined();
  });

  it("survives a value that is no JSON", async () => {
    // The storage package logs it; the test does not check that.
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    await fakeBrowser.storage.local.set({ resume: "{half" });
    expect(await readStored("resume")).toBeUndefined();
  });

  it("keeps drafts in the session, the token on the computer", async () => {
    await writeStored("drafts", { "seek-au:1": { note: "Call Ann" } });
    await writeStored("token", "kel_1");
    expect(Object.keys(await fakeBrowser.storage.session.get())).toEqual(["drafts"]);
    expect(Object.keys(await fakeBrowser.storage.local.get())).toEqual(["token"]);
  });

  it("after signing out, nothing of the account is left", async () => {
    await writeStored("token", "kel_1");
    await writeStored("user", user);
    await writeStored("resume", {
      id: "r",
      name: "R",
      text: "Text",
      edits: [],
      facts: null,
      file: null,
      isDefault: true,
      origin: "pasted",
      contentAt: "2026-01-01T00:00:00Z",
      createdAt: "2026-01-01T00:00:00Z",
      updatedAt: "2026-01-01T00:00:00Z",
    });
    await writeStored("drafts", { x: { note: "n" } });
    await clearAccount();
    expect(await fakeBrowser.storage.local.get()).toEqual({});
    expect(await fakeBrowser.storage.session.get()).toEqual({});
  });
});
