import { expect, it } from "vitest";
import { contract } from "#shared/contract/index.ts";
import type { Route } from "#shared/contract/route.ts";
import { sentWord } from "./sent-word.ts";

/** Changes that a token may make and that have no button in the panel. */
const unused = new Set([
  "POST /api/cover-letter/optimize-enhanced",
  "POST /api/optimize-resume",
  // The other address of the same download (D-24).
  "POST /api/resume/download",
  // Signing out clears the list.
  "DELETE /api/auth/extension-token",
]);

const changing = Object.values(contract)
  .flatMap((routes) => Object.values<Route>(routes))
  .filter(({ method, bearer }) => bearer && method !== "GET")
  .map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, "a1b2")}`)
  .filter((call) => !unused.has(call));

it.each(changing)("%s has words of its own in the list of what was sent", (call) => {
  expect(sentWord(call)).not.toBe(call);
});

it("an id of the path is no other call", () => {
  expect(sentWord("PATCH /api/applications/1")).toBe("Change to a saved job");
  expect(sentWord("PATCH /api/applications/1/x")).toBe("PATCH /api/applications/1/x");
});
