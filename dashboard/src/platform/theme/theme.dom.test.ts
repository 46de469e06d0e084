import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { applyTheme, storedTheme } from "./theme.ts";

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

afterEach(() => vi.resetModules());

it.each([
  ["light", "light"],
  ["dark", "dark"],
  ["system", undefined],
] as const)("%s is kept and set again before the first paint", async (theme, attribute) => {
  applyTheme(theme);
  delete document.documentElement.dataset.theme;
  // @ts-expect-error: a plain script of the page, without types
  await import("../../../public/theme-boot.js");
  expect(document.documentElement.dataset.theme).toBe(attribute);
  expect(storedTheme()).toBe(theme);
});
