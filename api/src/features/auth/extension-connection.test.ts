import { createHash, randomBytes } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
let now = new Date("2026-11-21T00:00:00Z");
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.stop());

function newSecret() {
  const verifier = randomBytes(32).toString("base64url");
  return { verifier, challenge: createHash("sha256").update(verifier).digest("base64url") };
}

const redeem = async (verifier: string) =>
  (await api.visitor().api.auth.redeemConnection({ body: { verifier, deviceName: "Chrome extension" } }))
    .token;

describe("connecting the extension with one click (D-22)", () => {
  it("gives nothing before the person agrees, one token after it, and none a second time", async () => {
    const person = await api.signedUp();
    const { verifier, challenge } = newSecret();
    expect(await redeem(verifier)).toBeNull();
    await person.api.auth.allowExtension({ body: { challenge } });
    const token = await redeem(verifier);
    expect(token).toMatch(/^klp_/);
    expect(await redeem(verifier)).toBeNull();
    const asked = await fetch(`${api.url}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } });
    expect(await asked.json()).toMatchObject({ id: person.userId });
    expect(await person.api.auth.extensionTokens()).toMatchObject([{ name: "Chrome extension" }]);
  });

  it("ten askers at once: exactly one gets the token", async () => {
    const person = await api.signedUp();
    const { verifier, challenge } = newSecret();
    await person.api.auth.allowExtension({ body: { challenge } });
    const tokens = await Promise.all(Array.from({ length: 10 }, () => redeem(verifier)));
    expect(tokens.filter(Boolean)).toHaveLength(1);
    expect(await person.api.auth.extensionTokens()).toHaveLength(1);
  });

  it("runs out after five minutes", async () => {
    const person = await api.signedUp();
    const { verifier, challenge } = newSecret();
    await person.api.auth.allowExtension({ body: { challenge } });
    now = new Date(now.getTime() + 5 * 60 * 1000);
    expect(await redeem(verifier)).toBeNull();
  });

  it("a second person's click does not take the connection over", async () => {
    const [first, second] = [await api.signedUp(), await api.signedUp()];
    const { verifier, challenge } = newSecret();
    await first.api.auth.allowExtension({ body: { challenge } });
    await second.api.auth.allowExtension({ body: { challenge } });
    await redeem(verifier);
    expect(await second.api.auth.extensionTokens()).toHaveLength(0);
    expect(await first.api.auth.extensionTokens()).toHaveLength(1);
  });

  it("what the page knows is not what the panel holds: the challenge opens nothing", async () => {
    const person = await api.signedUp();
    const { challenge } = newSecret();
    await person.api.auth.allowExtension({ body: { challenge } });
    expect(await redeem(challenge)).toBeNull();
    expect(JSON.stringify(await api.services.db.connectionCode.findMany())).not.toContain("klp_");
  });

  it("an extension's token cannot connect another one", async () => {
    const person = await api.signedUp();
    const { verifier, challenge } = newSecret();
    await person.api.auth.allowExtension({ body: { challenge } });
    const token = await redeem(verifier);
    const answer = await fetch(`${api.url}/api/auth/extension-connection`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ challenge: newSecret().challenge }),
    });
    expect(answer.status).toBe(403);
  });
});
