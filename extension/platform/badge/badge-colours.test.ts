import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { badgeColours } from "./badge-colours.ts";

const theme = readFileSync(new URL("../../../shared/ui/theme.css", import.meta.url), "utf8");

it.each(["success", "warn", "muted", "primary"] as const)("the badge's %s is the light token", (name) => {
  const [, hex = ""] = new RegExp(`^ {2}--${name}: #([0-9a-f]{6});`, "m").exec(theme) ?? [];
  const parts = [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  expect(badgeColours[name]).toEqual([...parts, 255]);
});
