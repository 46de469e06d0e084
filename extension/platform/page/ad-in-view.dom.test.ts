import { expect, it } from "vitest";
import { adInView } from "./ad-in-view.ts";

/** A page of this document's own host. */
function page(html: string, title = "Jobs"): Document {
  document.title = title;
  document.body.innerHTML = html;
  return document;
}

it("the address names the ad", () => {
  expect(adInView(page("<h1>Nurse</h1>"), "https://au.seek.com/job/88410222?ref=x").identityKey).toBe(
    "seek-au:88410222",
  );
});

it("a pane has no ad in its address: its own link to apply says which one", () => {
  const html = '<a href="https://au.seek.com/job/88420001/apply">Apply</a>';
  const shown = pageAt(html, "au.seek.com");
  expect(adInView(shown as unknown as Document, "https://au.seek.com/jobs/nurse").identityKey).toBe(
    "seek-au:88420001",
  );
});

it("a link to another site names no ad of this one", () => {
  const html = '<a href="https://au.seek.com/job/88420001/apply">Apply</a>';
  const shown = pageAt(html, "evil.example");
  expect(adInView(shown as unknown as Document, "https://evil.example/jobs").identityKey).toBe(
    "url:https://evil.example/jobs",
  );
});

it("the mark changes with the ad, and once more when its heading is there", () => {
  const address = "https://au.seek.com/job/1000001";
  const empty = adInView(page(""), address).mark;
  const headed = adInView(page("<h1>Nurse</h1>"), address).mark;
  expect(headed).not.toBe(empty);
  expect(adInView(page("<h1>Nurse</h1><p>More of the page</p>"), address).mark).toBe(headed);
  expect(adInView(page("<h1>Nurse</h1>"), "https://au.seek.com/job/1000002").mark).not.toBe(headed);
});

function pageAt(html: string, hostname: string) {
  const shown = page(html);
  return {
    title: shown.title,
    location: { hostname },
    querySelector: shown.querySelector.bind(shown),
    querySelectorAll: shown.querySelectorAll.bind(shown),
  };
}
