import { beforeEach, describe, expect, it } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import { writeJson } from "../raw-json.ts";
import { showBadge } from "./badge.ts";
import { badgeColours } from "./badge-colours.ts";

const key = "seek-au:1";

/** Draws the badge of the ad and returns the icon's text. */
async function drawn(identityKey: string | null = key): Promise<Record<string, unknown>> {
  const shown: Record<string, unknown> = {};
  const take = async (part: object) => void Object.assign(shown, part);
  const action = {
    setBadgeText: take,
    setTitle: take,
    setBadgeBackgroundColor: take,
    setBadgeTextColor: async () => {},
  };
  Object.assign(fakeBrowser, { action });
  await showBadge(4, identityKey);
  return shown;
}

const cacheScore = (value: number, resume = "r1") =>
  writeJson("local", "scores", { [key]: { value, resumeId: resume, contentAt: "t1" } });

describe("the icon's badge", () => {
  beforeEach(async () => {
    fakeBrowser.reset();
    await writeJson("local", "resume", { id: "r1", contentAt: "t1" });
  });

  it("an ad of which nothing is known has a dot; a list, and a page without an ad, has nothing", async () => {
    expect(await drawn()).toMatchObject({ tabId: 4, text: "\u00b7", title: "Kelpie: not scored yet" });
    expect(await drawn("url:https://au.seek.com/jobs")).toMatchObject({ text: "", title: "Open Kelpie" });
    expect(await drawn(null)).toMatchObject({ text: "" });
  });

  it.each([
    [80, "success"],
    [79, "warn"],
    [60, "warn"],
    [59, "muted"],
  ] as const)("a score of %i is shown in the colour of its band", async (value, colour) => {
    await cacheScore(value);
    const badge = {
      text: `${value}%`,
      title: `Kelpie: match ${value} of 100`,
      color: [...badgeColours[colour]],
    };
    expect(await drawn()).toMatchObject(badge);
  });

  it("a score of another resume, or of an older text of this one, is not shown", async () => {
    await cacheScore(80, "r2");
    expect(await drawn()).toMatchObject({ text: "\u00b7" });
  });

  it("what became of a saved job goes before its score; the title says both", async () => {
    await cacheScore(72);
    await writeJson("local", "savedJobs", { [key]: { id: "a", status: "applied" } });
    expect(await drawn()).toMatchObject({ text: "Appl", title: "Kelpie: Applied, match 72 of 100" });
  });

  it("a save that waits counts as saved, an answer that waits as applied", async () => {
    const call = { key: "k", accountId: "u", method: "POST", path: "/api/applications", identityKey: key };
    await writeJson("local", "queue", [{ ...call, act: "save" }]);
    expect(await drawn()).toMatchObject({ text: "✓" });
    await writeJson("local", "queue", [
      { ...call, act: "save" },
      { ...call, key: "l", act: "applied" },
    ]);
    expect(await drawn()).toMatchObject({ text: "Appl" });
  });

  it("a status that nobody knows is none", async () => {
    await writeJson("local", "savedJobs", { [key]: { status: "constructor" } });
    expect(await drawn()).toMatchObject({ text: "\u00b7" });
  });
});
