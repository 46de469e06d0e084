import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import * as colours from "./page-colours.ts";

const theme = readFileSync(new URL("../../../shared/ui/theme.css", import.meta.url), "utf8");

/** `pageAccentFill` is `accent-fill`; the style sheet calls the colour of text `ink`. */
function tokenOf(name: string): string {
  if (name === "pageTextColour") return "ink";
  return name
    .replace(/^page/, "")
    .replace(/(?!^)[A-Z]/g, "-$&")
    .toLowerCase();
}

it.each(Object.entries(colours))("%s is the light token of its name", (name, value) => {
  const token = tokenOf(name);
  const [, hex] = new RegExp(`^ {2}--${token}: (#[0-9a-f]{6});`, "m").exec(theme) ?? [];
  expect(value).toBe(hex);
});
