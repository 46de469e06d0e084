import { describe, expect, it } from "vitest";
import { errorScreenText } from "./error-screen-text.ts";

describe("headline of the error screen", () => {
  it.each([
    ["Cannot read properties of undefined (reading 'stats')", "Loading Error"],
    ["Cannot read properties of undefined (reading 'id')", "Authentication Error"],
    ["user is not defined", "Authentication Error"],
    ["Cannot read properties of null (reading 'id')", "Authentication Error"],
    ["Network request failed", "Connection Error"],
    ["Failed to fetch", "Connection Error"],
    ["Loading chunk 5 failed", "Loading Error"],
    ["Failed to fetch dynamically imported module: /assets/a.js", "Loading Error"],
    ["Boom", "Application Error"],
  ])("%s: %s", (message, title) => {
    expect(errorScreenText(message).title).toBe(title);
  });
});
