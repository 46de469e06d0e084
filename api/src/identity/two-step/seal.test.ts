import { expect, it } from "vitest";
import { seal, unseal } from "./seal.ts";

const keys = { sessionSecret: "s".repeat(40), earlierSecret: undefined };
const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";

it("opens for its own account and key only, and never looks the same twice", () => {
  const row = seal(keys, "one", secret);
  expect(row).not.toContain(secret);
  expect(seal(keys, "one", secret)).not.toBe(row);
  expect(unseal(keys, "one", row)).toEqual({ secret, isOld: false });
  expect(unseal(keys, "other", row)).toBeUndefined();
  expect(unseal({ ...keys, sessionSecret: "x".repeat(40) }, "one", row)).toBeUndefined();
  const after = { sessionSecret: "x".repeat(40), earlierSecret: keys.sessionSecret };
  expect(unseal(after, "one", row)).toEqual({ secret, isOld: true });
});

it.each(["", "a", "a.b.c", `${seal(keys, "one", secret)}A`, seal(keys, "one", secret).slice(0, -4)])(
  "what was altered opens nothing: %j",
  (row) => {
    expect(unseal(keys, "one", row)).toBeUndefined();
  },
);
