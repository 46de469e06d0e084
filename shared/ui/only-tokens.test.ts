import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const top = join(import.meta.dirname, "../..");
const rooms = ["shared/ui", "dashboard/src", "extension"];
const skipped =
  /node_modules|\.output|\.wxt|\/dist\/|\/public\/|\/fixtures\/|\/e2e\/|\.test\.tsx?$|shared\/ui\/theme\.css$|extension\/platform\/page\/page-colours\.ts$/;

const palette =
  "slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose";
const property =
  "bg|text|border|ring|outline|fill|stroke|from|via|to|divide|shadow|accent|caret|decoration|placeholder";

/** A colour that is not a token: hex, a colour function, a class of Tailwind's palette, black or white. */
const strayColours = [
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b/i,
  /\b(?:rgba?|hsla?|oklch|oklab|hwb|lab|lch)\(/i,
  new RegExp(`\\b(?:${property})-(?:(?:${palette})-\\d{2,3}|black|white)\\b`),
];

function strayColour(source: string): string | null {
  for (const pattern of strayColours) {
    const found = pattern.exec(source);
    if (found) return found[0];
  }
  return null;
}

function sources(room: string): string[] {
  const folder = join(top, room);
  if (!existsSync(folder)) return [];
  // Skip builds, which are not sources and which the stores' test creates and removes.
  return globSync("**/*.{ts,tsx,css,html}", { cwd: folder, exclude: (name) => name.startsWith(".") })
    .map((path) => join(folder, path))
    .filter((path) => !skipped.test(path.replaceAll("\\", "/")));
}

describe("colours of the screens", () => {
  it.each(rooms)("%s, outside theme.css, uses tokens only", (room) => {
    const strays = sources(room).flatMap((path) => {
      const stray = strayColour(readFileSync(path, "utf8"));
      return stray ? [`${path.slice(top.length + 1)}: ${stray}`] : [];
    });
    expect(strays).toEqual([]);
  });

  it.each(["color: #fff", 'fill="#2F6650"', "rgb(0 0 0)", "bg-red-500", "text-white", "oklch(50% 0 0)"])(
    "%s, planted, is caught",
    (planted) => {
      expect(strayColour(planted)).not.toBeNull();
    },
  );

  it.each([
    "bg-primary-soft",
    'from "#shared/domain/plans.ts"',
    "text-violet",
    "bg-accent-fill",
    'href="#faq"',
  ])("%s, a token or no colour, is let through", (fine) => {
    expect(strayColour(fine)).toBeNull();
  });
});
