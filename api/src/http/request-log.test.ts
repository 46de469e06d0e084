import { Writable } from "node:stream";
import { expect, it } from "vitest";
import { startTestApi, testPassword } from "../testing/start-test-api.ts";
import { createLog } from "./request-log.ts";

it("a log line names method, path and status, and holds no session, token, address or password", async () => {
  let log = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const api = await startTestApi({ log: createLog("info", sink) });
  try {
    const person = await api.signedUp({ email: "quiet@example.com" });
    await person.api.auth.user();
    const body = { templateId: "it", email: "quiet@example.com" };
    const { downloadUrl } = await person.api.templates.download({ body });
    expect((await api.visitor().send(downloadUrl)).status).toBe(200);
    const token = downloadUrl.split("token=")[1] ?? "";
    expect(log).toContain('"path":"/api/templates/download/it"');
    expect(log).toContain('"statusCode":200');
    for (const secret of [token, testPassword, "quiet@example.com", "kelpie_session", "set-cookie", "cookie"])
      expect(log.toLowerCase()).not.toContain(secret.toLowerCase());
  } finally {
    await api.stop();
  }
});

it("every line that a request causes has the requestId that its person sees", async () => {
  const lines: Record<string, unknown>[] = [];
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const api = await startTestApi({ log: createLog("info", sink) });
  try {
    const person = await api.signedUp();
    lines.length = 0;
    const removed = await person.send("/api/user", {
      method: "DELETE",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ confirmation: testPassword }),
    });
    const seen = removed.headers.get("x-request-id");
    // The line of the deletion itself, and the one that every request has.
    expect(lines.map(({ msg, requestId }) => [msg, requestId])).toEqual([
      ["an account was deleted", seen],
      ["request completed", seen],
    ]);
  } finally {
    await api.stop();
  }
});
