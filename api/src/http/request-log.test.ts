import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, it } from "vitest";
import { startTestApi, testPassword } from "../testing/start-test-api.ts";

it("a log line names method, path and status, and holds no session, token, address or password", async () => {
  let log = "";
  const sink = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const api = await startTestApi({ log: pino({ level: "info" }, sink) });
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
