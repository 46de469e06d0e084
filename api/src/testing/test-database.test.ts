import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import type { Db } from "../db/open.ts";
import { fillEveryColumn, ownedModels, readModels } from "./fill-every-column.ts";
import { openTestDatabase } from "./test-database.ts";

const models = readModels();

/** The tables of these models that hold a row. */
async function filledIn(db: Db, names: readonly string[]): Promise<string[]> {
  const held = await Promise.all(
    names.map((name) => db.$queryRawUnsafe<unknown[]>(`SELECT 1 FROM "${name}" LIMIT 1`)),
  );
  return names.filter((_, at) => (held[at] ?? []).length > 0);
}

/** One row in each table of an account. */
async function fill(db: Db): Promise<void> {
  const { id } = await db.user.create({ data: { email: `${randomUUID()}@kelpie.test`, fullName: "Jo" } });
  await fillEveryColumn(db, ownedModels(models), id);
}

it("a database that was closed comes back without a row, and refuses again what refers to nobody", async () => {
  const owned = ownedModels(models).map(({ name }) => name);
  const first = await openTestDatabase();
  await fill(first.db);
  expect(await filledIn(first.db, owned)).toEqual(owned);
  await first.close();

  const { db, close } = await openTestDatabase();
  expect(
    await filledIn(
      db,
      models.map(({ name }) => name),
    ),
  ).toEqual([]);
  const [role] = await db.$queryRawUnsafe<object[]>("SHOW session_replication_role");
  expect(role).toEqual({ session_replication_role: "origin" });
  // P2003: a foreign key.
  await expect(db.subscription.create({ data: { userId: randomUUID() } })).rejects.toMatchObject({
    code: "P2003",
  });
  await close();
});
