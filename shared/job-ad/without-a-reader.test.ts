import { expect, it } from "vitest";
import { expectedOf, sitePage } from "../testing/site-page.ts";
import { extractJobAd } from "./extract-job-ad.ts";

/** Reads a site's fixture as a page without a reader. */
function read(site: string, page: string) {
  const row = expectedOf(site).find((one) => one.page === page);
  const html = sitePage(site, page);
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? "";
  const snapshot = {
    url: row?.url ?? "",
    title,
    lang: "en",
    html,
    frames: [],
    selection: null,
    truncated: false,
  };
  const ad = extractJobAd(snapshot, { capturedAt: "2026-11-23T02:00:00.000Z", readers: [] });
  return { ad, row };
}

it.each([
  ["seek", "ad"],
  ["seek", "slide-out"],
  ["indeed", "pane"],
  ["jora", "pane"],
  ["pageup", "ad"],
  ["linkedin", "pane"],
])("%s %s is an ad without its own reader, by title, company, place and text", (site, page) => {
  const { ad, row } = read(site, page);
  expect([ad.isAd, ad.fields.title.value, ad.fields.company.value, ad.fields.location.value]).toEqual([
    true,
    row?.title,
    row?.company,
    row?.location,
  ]);
  expect(ad.description?.text).toMatch(/White Card|Forklift licence/);
});

it("takes no list for an ad, and what a button asks of the reader for no pay", () => {
  expect(read("seek", "search").ad).toMatchObject({ kind: "search", isAd: false });
  expect(read("seek", "slide-out").ad.fields.salary.value).toBeNull();
});
