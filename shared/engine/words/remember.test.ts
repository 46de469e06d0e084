import { expect, test, vi } from "vitest";
import { remembering, rememberingOf } from "./remember.ts";

const lengthOf = () => vi.fn((text: string) => ({ length: text.length }));
const itself = (text: string) => text;

test("the same text is read once; the one asked for longest ago is forgotten first", () => {
  const read = lengthOf();
  const kept = remembering(2, itself, read);
  for (const text of ["a", "b", "a", "c", "a"]) expect(kept(text)).toEqual({ length: 1 });
  expect(read.mock.calls.map(([text]) => text)).toEqual(["a", "b", "c"]);
  kept("b");
  expect(read).toHaveBeenCalledTimes(4);
});

test("a very long text is not kept", () => {
  const read = lengthOf();
  const kept = remembering(2, itself, read);
  const long = "x".repeat(60_001);
  expect(kept(long)).not.toBe(kept(long));
  expect(read).toHaveBeenCalledTimes(2);
});

test("what is read of an object is read once for each object", () => {
  const read = vi.fn(({ n }: { n: number }) => [n]);
  const kept = rememberingOf(read);
  const one = { n: 1 };
  expect(kept(one)).toBe(kept(one));
  expect(kept({ n: 1 })).not.toBe(kept(one));
  expect(read).toHaveBeenCalledTimes(2);
});
