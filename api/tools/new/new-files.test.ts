import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { insertBefore, namesOf } from "./names.ts";
import { routeFiles, screenFiles } from "./route-and-screen-files.ts";
import { siteFiles } from "./site-files.ts";

const top = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(top, file), "utf8");
const names = namesOf("weather-note");

/** Lines that the new text has and the old one has not. */
function added(file: string, text: string): string[] {
  const old = new Set(read(file).split("\n"));
  return text
    .split("\n")
    .filter((line) => !old.has(line))
    .map((line) => line.trim());
}

describe("npm run new, in the files as they are today", () => {
  it("route: a contract row, a handler and a test are new; contract and handlers name it", () => {
    const files = routeFiles(names, read, "D-54");
    expect(Object.keys(files).filter((file) => !existsSync(path.join(top, file)))).toEqual([
      "shared/contract/weather-note.ts",
      "api/src/features/weather-note/weather-note.handlers.ts",
      "api/src/features/weather-note/weather-note.test.ts",
    ]);
    const contract = files["shared/contract/index.ts"] ?? "";
    expect(contract).toMatch(/export const contract = \{\n(?: {2}.*,\n)* {2}weatherNote,\n\} as const;/);
    expect(added("api/src/features/handlers.ts", files["api/src/features/handlers.ts"] ?? "")).toEqual([
      'import { weatherNoteHandlers } from "./weather-note/weather-note.handlers.ts";',
      "weatherNote: weatherNoteHandlers,",
    ]);
  });

  it("screen: a page and a test are new; addresses and router name it", () => {
    const files = screenFiles(names, read);
    expect(Object.keys(files).filter((file) => !existsSync(path.join(top, file)))).toEqual([
      "dashboard/src/pages/weather-note-page.tsx",
      "dashboard/src/pages/weather-note-page.test.tsx",
    ]);
    expect(added("shared/domain/pages.ts", files["shared/domain/pages.ts"] ?? "")).toEqual([
      'weatherNote: "/weather-note",',
    ]);
    expect(added("dashboard/src/app/router.tsx", files["dashboard/src/app/router.tsx"] ?? "")).toEqual([
      "const WeatherNotePage = lazy(async () => ({",
      'default: (await import("../pages/weather-note-page.tsx")).WeatherNotePage,',
      "<Route path={pages.weatherNote} element={<WeatherNotePage />} />",
    ]);
  });

  it("site: one folder, and no line elsewhere", () => {
    const files = siteFiles(names, 7, "weather.example.au");
    expect(Object.keys(files)).toEqual(
      ["site.ts", "reader.ts", "fixtures/ad.html", "fixtures/expected.json"].map(
        (file) => `shared/sites/weather-note/${file}`,
      ),
    );
    expect(files["shared/sites/weather-note/site.ts"]).toMatch(
      /hosts: \["weather\.example\.au"\][\s\S]*since: 7,/,
    );
  });

  it("a place that is gone or stands there twice, is said instead of guessed", () => {
    expect(() => insertBefore("a", "b", "c")).toThrow('"b" stands 0 times, not once.');
    expect(() => insertBefore("bb", "b", "c")).toThrow('"b" stands 2 times, not once.');
  });

  it.each(["WeatherNote", "weather_note", "-weather", "../weather", ""])("%j is no name", (name) => {
    expect(() => namesOf(name)).toThrow("kebab-case");
  });
});
