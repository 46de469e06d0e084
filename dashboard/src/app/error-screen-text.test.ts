import { expect, it } from "vitest";
import { errorScreenText, partTexts } from "./error-screen-text.ts";

it.each([
  ["Cannot read properties of undefined (reading 'stats')", "Loading Error", "try again"],
  ["Cannot read properties of undefined (reading 'id')", "Authentication Error", "sign in"],
  ["user is not defined", "Authentication Error", "session may have expired"],
  ["Cannot read properties of null (reading 'id')", "Authentication Error", "sign in"],
  ["Network request failed", "Connection Error", "try again"],
  ["Failed to fetch", "Connection Error", "try again"],
  ["Loading chunk 5 failed", "Loading Error", "refresh"],
  ["Failed to fetch dynamically imported module: /assets/a.js", "Loading Error", "refresh"],
  ["Boom", "Application Error", ""],
])(
  "%s: %s, and what to do [P1-2.186, P1-8.53, P1-8.54, P1-8.55, P1-8.56, P1-8.57]",
  (message, title, way) => {
    const shown = errorScreenText(message);
    expect(shown.title).toBe(title);
    expect(shown.text).toContain(way);
  },
);

it("a part that did not load, tells of an update only where there was one", () => {
  const told = Object.entries(partTexts).filter(([, { text }]) => text.includes("Kelpie was updated"));
  expect(told.map(([fault]) => fault)).toEqual(["updated"]);
  expect(errorScreenText("Loading chunk 5 failed").text).not.toContain("updated");
});
