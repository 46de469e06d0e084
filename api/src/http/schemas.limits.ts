import { expect, test } from "vitest";
import * as z from "zod/mini";
import { contract } from "#shared/contract/index.ts";
import type { Route } from "#shared/contract/route.ts";
import { craftedText } from "../testing/crafted-texts.ts";

const rows = Object.values(contract).flatMap((routes) =>
  Object.values(routes as Record<string, Route>).flatMap(({ method, path, body }) =>
    body ? [{ row: `${method} ${path}`, body }] : [],
  ),
);
/** Near misses of addresses, links, dates, words and numbers, over any limit of a field: all rules of it are asked. */
const pieces = ["a@", ".x", "@.", "/", " ", "0", "a-", "http://", "-_", "2026-"];

function fieldsOf(body: z.ZodMiniType): string[] {
  const def: unknown = Reflect.get(body, "def");
  return Object.keys(Object(Reflect.get(Object(def), "shape")));
}

test.each(rows)("$row reads a megabyte in each of its fields in a moment", ({ body }) => {
  for (const piece of pieces) {
    const text = `a@${craftedText(piece, 900_000)} b`;
    for (const field of fieldsOf(body)) {
      const start = performance.now();
      z.safeParse(body, { [field]: text });
      expect(performance.now() - start, `${field} of ${piece}`).toBeLessThan(500);
    }
  }
});
