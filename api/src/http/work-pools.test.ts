import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../testing/start-test-api.ts";

const server = process.env.TEST_DATABASE_URL;

/** The embedded database has one connection: only PostgreSQL can show this. */
describe.runIf(server)("a table that somebody holds", () => {
  let api: TestApi;
  let holder: pg.Client;
  beforeAll(async () => {
    api = await startTestApi();
    const [row] = await api.services.db.$queryRaw<{ name: string }[]>`SELECT current_database() AS name`;
    const url = new URL(server ?? "");
    url.pathname = `/${row?.name}`;
    holder = new pg.Client({ connectionString: url.href });
    await holder.connect();
  });
  afterAll(async () => {
    await holder.end();
    await api.stop();
  });

  it("holds up what reads it, for five seconds, and nobody else", async () => {
    const person = await api.signedUp({ tier: "premium" });
    await holder.query('BEGIN; LOCK TABLE "Job" IN ACCESS EXCLUSIVE MODE');
    const from = performance.now();
    const board = Array.from({ length: 20 }, () =>
      person.send("/api/jobs").then(({ status }) => ({ status, ms: performance.now() - from })),
    );
    const others: number[] = [];
    for (const path of ["/api/applications", "/api/auth/user", "/api/resumes", "/api/applications"]) {
      const begun = performance.now();
      expect((await person.send(path)).status).toBe(200);
      others.push(performance.now() - begun);
    }
    const answers = await Promise.all(board);
    await holder.query("ROLLBACK");
    console.info(
      `others: ${others.map(Math.round)} ms, board: ${answers.map(({ ms }) => Math.round(ms))} ms`,
    );
    for (const ms of others) expect(ms).toBeLessThan(2000);
    for (const { status, ms } of answers) {
      expect(status).toBe(503);
      expect(ms).toBeLessThan(12_000);
    }
    expect((await person.send("/api/jobs")).status).toBe(200);
  });
});
