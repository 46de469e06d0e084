import { expect, it } from "vitest";
import { matchingCode, secretShape } from "./matching-code.ts";

it("panel and page show the same code for the same challenge, another for another", () => {
  expect(matchingCode("E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM")).toMatch(
    /^[A-HJ-NP-Z2-9]{3}-[A-HJ-NP-Z2-9]{3}$/,
  );
  expect(matchingCode("aaaaaa")).not.toBe(matchingCode("aaaaab"));
});

it.each([
  ["a".repeat(43), true],
  ["a".repeat(42), false],
  [`${"a".repeat(42)}=`, false],
  ["<script>", false],
])("%s: %s", (text, fits) => expect(secretShape.test(text)).toBe(fits));
