import { expect, it } from "vitest";
import { asOf, asOfText } from "./as-of.ts";

const at = (time: string) => new Date(`2026-11-23T${time}:00`);

it("what is shown, is as old as its oldest part; the worker's own time counts for what it gave", () => {
  const shown = [
    { path: "/a", updatedAt: at("14:05").getTime() },
    { path: "/b", updatedAt: at("14:09").getTime() },
    { path: "/c", updatedAt: 0 },
  ];
  expect(asOf(shown, new Map())).toEqual(at("14:05"));
  expect(asOf(shown, new Map([["/b", at("09:30").toISOString()]]))).toEqual(at("09:30"));
  expect(asOf(shown.slice(2), new Map())).toBeNull();
});

it("today is a time, an earlier day is named", () => {
  expect(asOfText(at("14:05"), at("18:00"))).toBe("14:05");
  expect(asOfText(at("14:05"), new Date("2026-11-24T08:00:00"))).toMatch(/^23 November 2026 at 2:05/);
});
