import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { fakeBrowser } from "wxt/testing/fake-browser";
import type { Resume } from "#shared/contract/resumes/saved-resume.ts";
// Loaded here, so that a test's time does not include loading.
import "#shared/resume/analyse-resume.ts";
import { sitePage } from "#shared/testing/site-page.ts";
import "../page/extract-job-ad.ts";
import { readJson, writeJson } from "../raw-json.ts";
import { scoreInView } from "./score-in-view.ts";
import { scorePage } from "./score-page.ts";
import { isScoreRequest, type ScoreRequest } from "./score-request.ts";

const key = "seek-au:90000001";
const at = "2026-11-23T02:00:00.000Z";
const text = readFileSync(path.join(import.meta.dirname, "../../e2e/pages/resume.txt"), "utf8");
const resume: Resume = {
  id: "r1",
  name: "Mine",
  isDefault: true,
  origin: "pasted",
  contentAt: at,
  createdAt: at,
  updatedAt: at,
  file: null,
  text,
  edits: [],
  facts: null,
};

function request(said: Partial<ScoreRequest> = {}): ScoreRequest {
  const url = "https://www.seek.com.au/job/90000001";
  const snapshot = { url, title: "", lang: "en", html: sitePage("seek", "ad"), frames: [], selection: null };
  return {
    type: "score-page",
    snapshot: { ...snapshot, truncated: false },
    resume,
    gateAnswers: undefined,
    siteHooks: undefined,
    at,
    ...said,
  };
}

describe("scorePage", () => {
  it("reads the ad and scores the kept resume against it", async () => {
    const { identityKey, value } = await scorePage(request());
    expect(identityKey).toBe(key);
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(100);
  });

  it("scores no list, and nothing against a resume that does not look like one", async () => {
    const { snapshot } = request();
    const list = { ...snapshot, html: sitePage("seek", "search"), url: "https://au.seek.com/labourer-jobs" };
    expect(await scorePage(request({ snapshot: list }))).toEqual({ identityKey: null, value: null });
    expect(await scorePage(request({ resume: { id: 7 } }))).toEqual({ identityKey: null, value: null });
  });

  it("is asked by its own request only", () => {
    expect(isScoreRequest(request())).toBe(true);
    for (const other of [null, "score-page", { type: "ad-shown" }, {}])
      expect(isScoreRequest(other)).toBe(false);
  });
});

describe("scoreInView", () => {
  let panels: object[];
  const read = vi.fn(async () => [{ result: request().snapshot }]);
  const scored = vi.fn(async (): Promise<unknown> => ({ identityKey: key, value: 61 }));

  beforeEach(async () => {
    fakeBrowser.reset();
    vi.clearAllMocks();
    panels = [];
    const nothing = async () => undefined;
    Object.assign(fakeBrowser, {
      action: {
        setBadgeText: nothing,
        setTitle: nothing,
        setBadgeBackgroundColor: nothing,
        setBadgeTextColor: nothing,
      },
      scripting: { executeScript: read },
      offscreen: { hasDocument: async () => true, createDocument: nothing },
    });
    Object.assign(fakeBrowser.runtime, { getContexts: async () => panels, sendMessage: scored });
    Object.assign(fakeBrowser.tabs, { get: async () => ({ windowId: 1 }) });
    await writeJson("local", "resume", resume);
  });
  const kept = () => readJson("local", "scores");

  it("keeps the score of the ad in view, and reads each ad once", async () => {
    await scoreInView(4, key);
    expect(await kept()).toEqual({ [key]: { value: 61, resumeId: "r1", contentAt: at } });
    await scoreInView(4, key);
    expect(read).toHaveBeenCalledTimes(1);
  });

  it("leaves the page to an open panel, and reads nothing while there is no resume", async () => {
    panels = [{}];
    await scoreInView(4, key);
    panels = [];
    await writeJson("local", "resume", null);
    await scoreInView(4, key);
    expect(read).not.toHaveBeenCalled();
  });

  it("keeps no number of an ad that has gone meanwhile", async () => {
    scored.mockResolvedValueOnce({ identityKey: "seek-au:2", value: 80 });
    await scoreInView(4, key);
    expect(await kept()).toBeUndefined();
  });
});
