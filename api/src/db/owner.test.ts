import { globSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../testing/start-test-api.ts";
import { type Db, everybodysRows, type Owner, ownedTables, rowsOf } from "./owner.ts";

const root = new URL("../", import.meta.url).pathname;
const sources = globSync("**/*.ts", { cwd: root }).filter(
  (file) => !/\.test\.ts$|generated|^testing\/|^db\/owner\.ts$/.test(file),
);
const filesWith = (pattern: RegExp) =>
  sources.filter((file) => pattern.test(readFileSync(root + file, "utf8"))).sort();

describe("the tables of people", () => {
  let api: TestApi;
  let one: Owner;
  let other: Owner;
  beforeAll(async () => {
    api = await startTestApi();
    one = (await api.signedUp()).userId;
    other = (await api.signedUp()).userId;
  });
  afterAll(() => api.stop());

  it("are out of reach for a store function without an owner: it does not compile", () => {
    const planted = {
      // @ts-expect-error a table of people without its owner
      list: (db: Db) => db.application.findMany(),
      // @ts-expect-error any text is no owner
      typed: (db: Db, userId: string) => rowsOf(db, userId).application.findMany(),
      sound: (db: Db, owner: Owner) => rowsOf(db, owner).application.findMany(),
    };
    expect(Object.keys(planted)).toHaveLength(3);
  });

  it("show, change and remove one owner's rows only, whatever the call says", async () => {
    const { db } = api.services;
    const mine = rowsOf(db, one);
    const made = await mine.savedAnswer.create({ data: { userId: other, question: "Q", answer: "A" } });
    expect(made.userId).toBe(one);
    const theirs = rowsOf(db, other);
    expect(await theirs.savedAnswer.findMany()).toEqual([]);
    expect(await theirs.savedAnswer.findMany({ where: { userId: one } })).toEqual([]);
    expect(await theirs.savedAnswer.findUnique({ where: { id: made.id } })).toBeNull();
    expect((await theirs.savedAnswer.updateMany({ data: { answer: "B" } })).count).toBe(0);
    expect((await theirs.savedAnswer.deleteMany()).count).toBe(0);
    await expect(theirs.savedAnswer.delete({ where: { id: made.id } })).rejects.toThrow();
    expect(await mine.savedAnswer.count()).toBe(1);
  });

  it("reach as far as what stands under a row", async () => {
    const { db } = api.services;
    const { id } = await rowsOf(db, one).application.create({
      data: { userId: one, jobTitle: "Fitter", company: "Emu Rail", events: { create: { kind: "added" } } },
    });
    const ofIt = { where: { applicationId: id } };
    expect(await rowsOf(db, one).applicationEvent.count(ofIt)).toBe(1);
    expect(await rowsOf(db, other).applicationEvent.count(ofIt)).toBe(0);
    expect((await rowsOf(db, other).applicationEvent.deleteMany(ofIt)).count).toBe(0);
  });

  it("are all tables of the schema that say whose a row is", () => {
    const schema = readFileSync(`${root}../prisma/schema.prisma`, "utf8");
    const models = [...schema.matchAll(/^model (\w+) \{(.*?)^\}/gms)];
    const owned = models.filter(([, , body = ""]) => /^\s+userId\s+String\??\s/m.test(body));
    // A mail may be to somebody without an account; it is read by its id only.
    const names = owned.map(([, name = ""]) => name[0]?.toLowerCase() + name.slice(1));
    expect(names.filter((name) => !(name in ownedTables))).toEqual(["mail"]);
  });
});

it("everybody's rows are opened by sign-in, background work and what other people's keys must not move only", () => {
  expect(filesWith(/everybodysRows\(/)).toEqual([
    "features/auth/auth.store.ts",
    "features/auth/extension-connection.store.ts",
    "features/auth/extension-tokens.store.ts",
    "features/auth/password-resets.store.ts",
    "features/billing/billing.store.ts",
    "features/forwarded-mail/forwarded-mail.store.ts",
    "features/notifications/notifications.store.ts",
    "features/passkeys/passkeys.store.ts",
    "features/resumes/stored-files.store.ts",
    "http/session-store.ts",
    "identity/security-events.store.ts",
    "identity/two-step/held-sign-ins.store.ts",
    "notifications/notifications.store.ts",
    "scoring/match-scores.store.ts",
  ]);
  expect(everybodysRows).toBeTypeOf("function");
});

it("an owner is made at the doors only", () => {
  expect(filesWith(/ownerOf\(/)).toEqual([
    "db/seed-demo.ts",
    "features/auth/auth.store.ts",
    "features/auth/extension-connection.store.ts",
    "features/auth/password-resets.store.ts",
    "features/billing/billing.store.ts",
    "features/forwarded-mail/forwarded-mail.store.ts",
    "features/passkeys/passkeys.store.ts",
    "http/sign-in.ts",
    "identity/two-step/account-of.store.ts",
    "identity/two-step/held-sign-ins.store.ts",
    "notifications/notifications.store.ts",
    "scoring/job-matches.store.ts",
    "scoring/match-scores.store.ts",
  ]);
});

const tables = Object.keys(ownedTables).map((name) => name[0]?.toUpperCase() + name.slice(1));
const statement = /\$(?:query|execute)Raw(?:<[^`]*>)?`([^`]*)`/g;
const namesPeople = new RegExp(`"(?:${tables.join("|")})"`);
/** Statements on a table of people that name no owner. */
const ownerless = (text: string) =>
  [...text.matchAll(statement)].flatMap(([, sql = ""]) =>
    namesPeople.test(sql) && !/"userId" = \$\{|\("userId"/.test(sql) ? [sql.trim().slice(0, 60)] : [],
  );

it("SQL on the tables of people names the owner too, but for the two that look for whom to tell", () => {
  const found = sources.filter((file) => ownerless(readFileSync(root + file, "utf8")).length > 0);
  expect(found.sort()).toEqual(["features/applications/reminders.store.ts", "scoring/job-matches.store.ts"]);
  expect(ownerless('await db.$executeRaw`DELETE FROM "Resume" WHERE id = ${id}`')).toHaveLength(1);
});
