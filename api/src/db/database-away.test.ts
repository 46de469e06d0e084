import { describe, expect, it } from "vitest";
import { isDatabaseAway, isDiskFull } from "./database-away.ts";

/** As Prisma throws what PostgreSQL says of a statement: in a question of its own, in raw SQL, in a transaction. */
function thrown(code: string, originalCode: string): Error {
  const cause = { originalCode, kind: "postgres", code: originalCode, message: "as PostgreSQL says it" };
  const driverAdapterError = new Error("as PostgreSQL says it", { cause });
  return Object.assign(new Error(`Raw query failed. Code: ${originalCode}.`), {
    ...{ code, meta: { modelName: "Application", driverAdapterError } },
  });
}

describe("isDatabaseAway", () => {
  it.each([
    ["a statement that ran too long", "57014"],
    ["a shutdown", "57P01"],
    ["too many connections", "53300"],
    ["a connection that broke", "08006"],
  ])("%s, however Prisma was asked, is the database's fault", (_what, originalCode) => {
    expect(isDatabaseAway(thrown("P2010", originalCode))).toBe(true);
    expect(isDatabaseAway(thrown("P2039", originalCode))).toBe(true);
  });

  it.each([
    "Transaction API error: Unable to start a transaction in the given time.",
    "Transaction API error: A query cannot be executed on an expired transaction. The timeout for this transaction was 5000 ms.",
  ])("a transaction without a connection or out of time is the database's fault: %s", (message) => {
    expect(isDatabaseAway(Object.assign(new Error(message), { code: "P2028" }))).toBe(true);
  });

  it("what is wrong with a statement is ours", () => {
    for (const originalCode of ["42601", "23505", "22P02"])
      expect(isDatabaseAway(thrown("P2010", originalCode))).toBe(false);
    const closed = "Transaction API error: Transaction already closed: a commit was asked for twice.";
    expect(isDatabaseAway(Object.assign(new Error(closed), { code: "P2028" }))).toBe(false);
    expect(isDatabaseAway(new TypeError("x is undefined"))).toBe(false);
    expect(isDatabaseAway(undefined)).toBe(false);
  });
});

describe("isDiskFull", () => {
  it("a disk without room is told apart from other resources, in a statement too", () => {
    expect(isDiskFull(thrown("P2010", "53100"))).toBe(true);
    expect(isDiskFull(thrown("P2010", "53300"))).toBe(false);
  });
});
