import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestDatabase } from "../testing/test-database.ts";
import type { Database } from "./database.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const dirty = "a\u0000b\ud800";
const clean = "ab\ufffd";
const at = new Date("2026-11-20T00:00:00Z");

it("whatever a store forgets to clean reaches the database clean: rows, JSON, lists, raw SQL, in a transaction", async () => {
  const { db } = database;
  const user = (id: string) => ({ id, email: `${id}@example.com`, fullName: dirty, createdAt: at });
  await db.user.create({ data: user("u1") });
  await db.$transaction(async (tx) => {
    await tx.user.createMany({ data: [user("u2")] });
    await tx.user.update({ where: { id: "u\u00002" }, data: { fullName: { set: dirty } } });
    await tx.$executeRaw`UPDATE "User" SET "fullName" = ${dirty} WHERE id = ${"u1"}`;
  });
  const [raw] = await db.$queryRaw<{ text: string }[]>`SELECT ${dirty}::text AS text`;
  expect(raw).toEqual({ text: clean });
  const names = await db.user.findMany({ where: { fullName: dirty }, select: { fullName: true } });
  expect(names).toEqual([{ fullName: clean }, { fullName: clean }]);
  await db.storedFile.create({
    data: {
      id: "f1",
      userId: "u1",
      name: dirty,
      type: "txt",
      bytes: 3,
      createdAt: at,
      facts: { [dirty]: [dirty] },
    },
  });
  await db.fileContent.create({ data: { fileId: "f1", data: Uint8Array.of(0, 0xd8, 0) } });
  expect(await db.storedFile.findUnique({ where: { id: "f1" } })).toMatchObject({
    name: clean,
    facts: { [clean]: [clean] },
    createdAt: at,
  });
  // Bytes are no text.
  expect((await db.fileContent.findUnique({ where: { fileId: "f1" } }))?.data).toEqual(
    Uint8Array.of(0, 0xd8, 0),
  );
});
