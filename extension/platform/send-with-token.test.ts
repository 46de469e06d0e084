import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import { sendWithToken } from "./send-with-token.ts";
import { readStored, writeStored } from "./storage.ts";

const address = "http://localhost:4310/api/auth/user";

function answering(status: number) {
  return vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("{}", { status }));
}

describe("sendWithToken", () => {
  beforeEach(() => fakeBrowser.reset());
  afterEach(() => vi.restoreAllMocks());

  it("sends the token and never a cookie", async () => {
    await writeStored("token", "kel_1");
    const fetched = answering(200);
    await sendWithToken(address, { headers: { Accept: "application/json" } });
    const init = fetched.mock.lastCall?.[1];
    expect(init?.credentials).toBe("omit");
    expect(new Headers(init?.headers).get("authorization")).toBe("Bearer kel_1");
    expect(new Headers(init?.headers).get("accept")).toBe("application/json");
  });

  it("without a token it sends none", async () => {
    const fetched = answering(200);
    await sendWithToken(address, {});
    expect(new Headers(fetched.mock.lastCall?.[1]?.headers).has("authorization")).toBe(false);
  });

  it("a refused token is dropped with all that belongs to the account", async () => {
    await writeStored("token", "kel_1");
    await writeStored("savedJobs", {});
    answering(401);
    await sendWithToken(address, {});
    expect(await readStored("token")).toBeUndefined();
    expect(await readStored("savedJobs")).toBeUndefined();
  });

  it("a 401 to an old token leaves the new one alone", async () => {
    await writeStored("token", "old");
    vi.spyOn(globalThis, "fetch").mockImplementation(async () => {
      await writeStored("token", "new");
      return new Response("{}", { status: 401 });
    });
    await sendWithToken(address, {});
    expect(await readStored("token")).toBe("new");
  });

  it("a wrong password (401 without a token) drops nothing", async () => {
    await writeStored("savedJobs", {});
    answering(401);
    await sendWithToken(address, {});
    expect(await readStored("savedJobs")).toEqual({});
  });

  it.each([403, 500])("a %i keeps the token", async (status) => {
    await writeStored("token", "kel_1");
    answering(status);
    await sendWithToken(address, {});
    expect(await readStored("token")).toBe("kel_1");
  });
});
