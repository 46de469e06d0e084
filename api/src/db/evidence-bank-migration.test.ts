import { expect, it } from "vitest";
import { openBareDatabase } from "../testing/test-database.ts";
import { deployMigrations, readMigrations } from "./deploy-migrations.ts";
import { pgliteTarget } from "./pglite-target.ts";

it("the evidence bank takes over what was stated before, word for word", async () => {
  const target = pgliteTarget(await openBareDatabase());
  const all = readMigrations();
  const at = all.findIndex(({ name }) => name.endsWith("_evidence-bank"));
  await deployMigrations(target, all.slice(0, at));
  await target.exec(`INSERT INTO "User" ("id", "email", "fullName") VALUES ('u', 'a@example.com', 'A');
    INSERT INTO "StatedFact" ("id", "userId", "term", "text", "createdAt") VALUES ('s', 'u', 'Procore', 'Yes, I''ve used it', '2026-11-21');`);
  await deployMigrations(target, all);
  const [fact] = await target.query<Record<string, unknown>>('SELECT * FROM "BankFact"');
  expect(fact).toMatchObject({
    ...{ id: "s", userId: "u", term: "Procore", words: "Yes, I've used it", subject: "skill" },
    ...{ state: null, position: null, employer: null, since: null, until: null, saidThrough: null },
  });
  expect([fact?.["saidAt"], fact?.["changedAt"]]).toEqual([
    new Date("2026-11-21T00:00:00Z"),
    new Date("2026-11-21T00:00:00Z"),
  ]);
});
