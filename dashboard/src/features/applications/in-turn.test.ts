import { expect, it } from "vitest";
import { inTurn } from "./in-turn.ts";

it("waits for the call before, also when that one fails; another application does not wait", async () => {
  const started: string[] = [];
  const gate = Promise.withResolvers<void>();
  const call = (name: string, until: Promise<void>) => () => {
    started.push(name);
    return until.then(() => name);
  };
  const first = inTurn("a", call("first", gate.promise));
  const second = inTurn("a", call("second", Promise.resolve()));
  expect(await inTurn("b", call("other", Promise.resolve()))).toBe("other");
  expect(started).toEqual(["first", "other"]);
  gate.reject(new Error("refused"));
  await expect(first).rejects.toThrow("refused");
  expect(await second).toBe("second");
});
