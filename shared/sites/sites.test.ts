import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { extractJobAd } from "../job-ad/extract-job-ad.ts";
import { builtInSelectors } from "../job-ad/selector-table.ts";
import { expectedOf, pagesOf, siteFolders, sitePage } from "../testing/site-page.ts";
import { pagesList } from "./generated/pages-list.ts";
import { readerList } from "./generated/reader-list.ts";
import { siteList } from "./generated/site-list.ts";

const pages = siteFolders().flatMap((site) => expectedOf(site).map((row) => ({ site, ...row })));

describe("the folders of job sites", () => {
  it("are listed, each under its own name", () => {
    expect(siteList.map(({ id }) => id)).toEqual(siteFolders().sort());
  });

  it("hold a saved page with what it must be read as, where there is a reader", () => {
    for (const [site] of readerList) expect(expectedOf(site), site).not.toEqual([]);
  });

  it("hold no saved page that nothing is expected of", () => {
    const told = new Set(pages.map(({ site, page }) => `${site}/${page}`));
    // Tested with the page around it, in extract-job-ad.test.ts.
    told.add("greenhouse/embedded");
    for (const site of siteFolders())
      for (const page of pagesOf(site)) expect(told).toContain(`${site}/${page}`);
  });

  it("say when somebody last saw the site, as a month or never", () => {
    for (const { lastSeen, checked } of pagesList)
      for (const month of [lastSeen, checked]) expect(month ?? "2026-01").toMatch(/^20\d\d-[01]\d$/);
  });

  it("share no host and no board", () => {
    const hosts = siteList.flatMap((site) => [...site.hosts, ...(site.otherHosts ?? [])]);
    const boards = siteList.flatMap(({ id, jobs = [{}] }) =>
      jobs.map((one) => ("board" in one ? one.board : id)),
    );
    expect(hosts.filter((host, at) => hosts.indexOf(host) !== at)).toEqual([]);
    expect(boards.filter((board, at) => boards.indexOf(board) !== at)).toEqual([]);
  });
});

function read(html: string, url: string): ReturnType<typeof extractJobAd> {
  const snapshot = { url, title: "", lang: "en", html, frames: [], selection: null, truncated: false };
  return extractJobAd(snapshot, { capturedAt: "2026-11-21T02:00:00.000Z" });
}

it.each(pages)("extractJobAd, fixture $site $page at $url, is read as it must be", (row) => {
  const { site, page, url, says, ...expected } = row;
  const { kind, isAd, board, identityKey, fields, description, warnings } = read(sitePage(site, page), url);
  expect({
    kind,
    board,
    key: identityKey,
    title: fields.title.value,
    company: fields.company.value,
    location: fields.location.value,
    salary: fields.salary.value,
    closes: fields.closingDate.value,
  }).toEqual(expected);
  expect(isAd).toBe(kind === "ad" || kind === "pane");
  if (!isAd) {
    expect(Object.values(fields).map(({ value }) => value)).toEqual(Array(9).fill(null));
    expect(description).toBeNull();
    expect(warnings).toContain("link-only");
    return;
  }
  expect(description?.words).toBeGreaterThan(60);
  expect(description?.text).toContain(says ?? "");
  expect(description?.text).not.toMatch(/Foreign text|Footer words|powered by|application choices/i);
});

/** Sorts keys by name, because the order of a site's keys means nothing. The order of sites and of selectors does. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

const turns = new Map(readerList.map(([site, { turn }]) => [site, turn]));
const builtIn = new Map(
  builtInSelectors().sites.map((one) => [one.board, sorted({ ...one, turn: turns.get(one.board) })]),
);
const locks = siteList.map(({ id, isOffered, hosts }, at) => {
  const own = JSON.stringify(builtIn.get(id));
  const hash = own && createHash("sha256").update(own).digest("hex").slice(0, 16);
  const selectors = hash ? { since: pagesList[at]?.since ?? 1, hash } : null;
  return { id, lock: { asksFor: isOffered ? hosts.join(", ") : "", selectors } };
});

/**
 * Written by the first run after a folder was created, then compared. If a reader's selectors change,
 * SELECTORS_VERSION must change too: raise the site's `since` above it, then `npm run unit -- sites -u`. If hosts
 * change, the browser asks every person who has allowed the site again.
 */
it.each(locks)(
  "the folder $id is locked to the hosts it asks for and to its selectors",
  async ({ id, lock }) => {
    await expect(`${JSON.stringify(lock, null, 2)}\n`).toMatchFileSnapshot(`./${id}/fixtures/lock.json`);
  },
);
