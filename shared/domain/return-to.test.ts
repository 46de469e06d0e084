import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pages } from "./pages.ts";
import { safeReturnTo } from "./return-to.ts";

describe("where sign-in leads (AU-17)", () => {
  it.each([
    ["/application-tracker/7?tab=log#notes", "/application-tracker/7?tab=log#notes"],
    ["/jobs/a%20b", "/jobs/a%20b"],
    ["/dashboard/../settings", "/settings"],
  ])("%s is of this site", (asked, path) => {
    expect(safeReturnTo(asked)).toBe(path);
  });

  it.each([
    null,
    undefined,
    "",
    "dashboard",
    "//evil.example",
    "/\\evil.example",
    "/.//evil.example",
    "/..//evil.example/a",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "/\t/evil.example",
    "https://evil.example",
    "javascript:alert(1)",
    "/login",
    "/login/",
    "/login?returnTo=%2Flogin",
    "/%6Cogin",
    "/./signup#x",
  ])("%j leads to the dashboard", (asked) => {
    expect(safeReturnTo(asked)).toBe(pages.overview);
  });

  it("whatever is asked, a browser stays on this site", () => {
    const parts = fc.constantFrom(
      "/",
      ".",
      "..",
      "//",
      "%2f",
      "%2e",
      "\\",
      "evil.example",
      "@",
      ":",
      "?",
      "#",
      "\t",
      "a",
    );
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 8 }), (given) => {
        const target = new URL(safeReturnTo(`/${given.join("")}`), "https://kelpie.example/login");
        expect(target.origin).toBe("https://kelpie.example");
      }),
    );
  });
});
