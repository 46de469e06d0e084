import { beforeEach, expect, it } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import { writeJson } from "../raw-json.ts";
import { cardScores, showScoresOn, sitesWithScores } from "./card-scores.ts";

const key = "seek-au:88410222";

beforeEach(async () => {
  fakeBrowser.reset();
  Object.assign(fakeBrowser, { permissions: { contains: async () => true } });
  Object.assign(fakeBrowser.tabs, { get: async () => ({ url: "https://au.seek.com/nursing-jobs" }) });
  await writeJson("local", "savedJobs", { [key]: { status: "saved" } });
});

it("draws nothing on an allowed site until it is switched on for that site", async () => {
  expect(await cardScores(7, [key])).toBe(false);
  await showScoresOn("jora", true);
  expect(await cardScores(7, [key])).toBe(false);
  await showScoresOn("seek", true);
  expect(await cardScores(7, [key])).toEqual({ [key]: { value: null, isSaved: true } });
});

it("is off again after the second press, for that site alone", async () => {
  for (const site of ["seek", "jora"]) await showScoresOn(site, true);
  await showScoresOn("seek", false);
  expect(await sitesWithScores()).toEqual(["jora"]);
  expect(await cardScores(7, [key])).toBe(false);
});

it("a site that was given back shows none, whatever was switched on", async () => {
  await showScoresOn("seek", true);
  Object.assign(fakeBrowser, { permissions: { contains: async () => false } });
  expect(await cardScores(7, [key])).toBe(false);
});
