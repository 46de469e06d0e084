import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi, testPassword } from "../../testing/start-test-api.ts";

let api: TestApi;
let now = new Date("2026-05-04T09:00:00Z");
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.stop());

const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe("/api/user/sessions", () => {
  it("lists the browsers with their last visit, and none of another account", async () => {
    const [person] = [await api.signedUp(), await api.signedUp()];
    const second = api.visitor();
    await second.send("/api/auth/login", {
      method: "POST",
      headers: { "content-type": "application/json", "user-agent": firefox },
      body: JSON.stringify({ email: person.email, password: testPassword }),
    });
    const began = now;
    now = new Date(began.getTime() + 4 * 60_000);
    await second.send("/api/auth/user");
    const lastSeen = async () =>
      (await person.api.auth.sessions()).find((one) => one.device === "Firefox on Linux");
    expect((await lastSeen())?.lastSeenAt).toBe(began.toISOString());
    now = new Date(began.getTime() + 6 * 60_000);
    await second.send("/api/auth/user");
    expect(await lastSeen()).toMatchObject({
      isCurrent: false,
      createdAt: began.toISOString(),
      lastSeenAt: now.toISOString(),
    });
    const sessions = await person.api.auth.sessions();
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
    const hashes = await api.services.db.session.findMany({ select: { idHash: true } });
    for (const { idHash } of hashes) expect(JSON.stringify(sessions)).not.toContain(idHash);
  });

  it("ends one of its own at once, and no other account's", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    const second = api.visitor();
    await second.api.auth.login({ body: { email: person.email, password: testPassword } });
    const id = (await person.api.auth.sessions()).find(({ isCurrent }) => !isCurrent)?.id ?? "";
    await expect(other.api.auth.endSession({ params: { id } })).rejects.toMatchObject({ status: 404 });
    expect((await second.send("/api/auth/user")).status).toBe(200);
    await person.api.auth.endSession({ params: { id } });
    expect((await second.send("/api/auth/user")).status).toBe(401);
    expect((await person.send("/api/auth/user")).status).toBe(200);
  });
});
