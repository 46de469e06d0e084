import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "theme.css"), "utf8");

/** The tokens declared between two marks of the file, hex only. */
function tokensBetween(from: string, to: string): Map<string, string> {
  const block = css.slice(css.indexOf(from), css.indexOf(to, css.indexOf(from)));
  return new Map(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map((found) => [found[1] ?? "", found[2] ?? ""]),
  );
}

const light = tokensBetween(':root,\n[data-theme="light"]', "\n}\n");
const dark = tokensBetween("@variant dark {", "\n}\n");
const themes = { light, dark };

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(theme: Map<string, string>, text: string, ground: string): number {
  const [dimmer = 0, brighter = 0] = [text, ground]
    .map((name) => {
      const hex = theme.get(name);
      if (!hex) throw new Error(`theme.css has no --${name}`);
      return luminance(hex);
    })
    .sort((one, other) => one - other);
  return (brighter + 0.05) / (dimmer + 0.05);
}

const grounds = ["canvas", "surface", "sunken"];
const softs = ["primary", "accent", "danger", "success", "warn", "info", "violet"];
const worst = (theme: Map<string, string>, text: string, over: string[]) =>
  Math.min(...over.map((ground) => ratio(theme, text, ground)));

/**
 * The contrast that each colour needs: the lowest ratio on the three backgrounds, then on the token's own soft
 * background.
 */
const asked: Record<"light" | "dark", [token: string, onGrounds: number, onSoft?: number][]> = {
  light: [
    ["ink", 13.8],
    ["muted", 5.6],
    ["primary", 5.9, 5.7],
    ["accent", 5.2, 5.2],
    ["danger", 5.8, 5.7],
    ["success", 5.7, 5.6],
    ["warn", 5.6, 5.7],
    ["info", 6.2, 6.1],
    ["violet", 6.1, 5.9],
    ["control", 3.6],
    ["ring", 5.9],
  ],
  dark: [
    ["ink", 13.8],
    ["muted", 7.3],
    ["primary", 8.0, 6.6],
    ["accent", 8.0, 6.8],
    ["danger", 7.4, 6.8],
    ["success", 8.4, 7.0],
    ["warn", 8.9, 7.6],
    ["info", 8.2, 7.2],
    ["violet", 7.7, 7.0],
    ["control", 4.5],
    ["ring", 9.6],
  ],
};

describe.each(["light", "dark"] as const)("theme.css, %s", (name) => {
  const theme = themes[name];

  it.each(asked[name])("%s, over every ground, has the contrast asked for", (token, onGrounds, onSoft) => {
    expect(worst(theme, token, grounds)).toBeGreaterThan(onGrounds - 0.1);
    if (onSoft !== undefined) expect(ratio(theme, token, `${token}-soft`)).toBeGreaterThan(onSoft - 0.1);
  });

  it.each(softs)("%s text, on every ground and its soft ground, reaches 4.5", (token) => {
    expect(worst(theme, token, [...grounds, `${token}-soft`])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["ink", "muted"])("%s, on every soft ground, reaches 4.5", (token) => {
    expect(worst(theme, token, [...grounds, ...softs.map((soft) => `${soft}-soft`)])).toBeGreaterThanOrEqual(
      4.5,
    );
  });

  it("text on filled shapes reaches 4.5", () => {
    expect(worst(theme, "on-primary", ["primary", "primary-hover"])).toBeGreaterThanOrEqual(4.5);
    const onFill = name === "light" ? "ink" : "on-primary";
    expect(ratio(theme, onFill, "accent-fill")).toBeGreaterThanOrEqual(4.5);
    expect(ratio(theme, "canvas", "ink")).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["control", "ring"])("%s, on every ground, reaches 3", (token) => {
    expect(worst(theme, token, grounds)).toBeGreaterThanOrEqual(3);
  });
});

describe("theme.css, themes", () => {
  it("dark, beside light, defines the same tokens", () => {
    expect([...dark.keys()].sort()).toEqual([...light.keys()].sort());
  });
});
