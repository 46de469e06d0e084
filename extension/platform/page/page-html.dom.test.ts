import { transformWithOxc } from "vite";
import { afterEach, expect, test } from "vitest";
import { pageHtml } from "./page-html.ts";

afterEach(() => {
  document.getSelection()?.removeAllRanges();
  document.body.innerHTML = "";
});

test("pageHtml, a page with a same-origin frame and headings, brings all of it back", () => {
  document.title = "Fitter - Gumnut Rail";
  document.body.innerHTML = "<h1>Fitter</h1><p>Ballarat VIC</p><iframe></iframe>";
  const frame = document.querySelector("iframe");
  frame?.contentDocument?.body.append("inside the frame");
  const snapshot = pageHtml();
  expect(snapshot.title).toBe("Fitter - Gumnut Rail");
  expect(snapshot.html).toContain("<p>Ballarat VIC</p>");
  expect(snapshot.frames[0]?.html).toContain("inside the frame");
  expect(snapshot.hints?.headings).toEqual([{ level: 1, text: "Fitter", visible: true }]);
  expect(snapshot.truncated).toBe(false);
  expect(snapshot.selection).toBeNull();
});

test("pageHtml, text selected, brings the selection as text and HTML", () => {
  document.body.innerHTML = "<p>Duties include <b>welding</b> and cutting.</p>";
  const paragraph = document.querySelector("p");
  if (paragraph === null) throw new Error("no paragraph");
  document.getSelection()?.selectAllChildren(paragraph);
  const { selection } = pageHtml();
  expect(selection?.text).toBe("Duties include welding and cutting.");
  expect(selection?.html).toContain("<b>welding</b>");
});

test("pageHtml, any page, leaves the page as it was", () => {
  document.body.innerHTML = '<main id="ad"><h1>Nurse</h1><form><input value="x"></form></main>';
  const before = document.documentElement.outerHTML;
  pageHtml();
  expect(document.documentElement.outerHTML).toBe(before);
});

test("pageHtml, a page above the cap, is cut and says so", () => {
  document.body.textContent = "x".repeat(5_100_000);
  const snapshot = pageHtml();
  expect(snapshot.html.length).toBe(5_000_000);
  expect(snapshot.truncated).toBe(true);
});

test("pageHtml, serialised as the browser does it, runs alone and is at most 5 kB", async () => {
  const { code } = await transformWithOxc(`export const run = ${pageHtml.toString()}`, "page-html.ts", {
    target: "es2022",
  });
  expect(code.length).toBeLessThanOrEqual(5000);
  document.body.innerHTML = "<h1>Electrician</h1>";
  // Built from its text alone: a name from outside would throw here.
  const alone = new Function(`return (${pageHtml.toString()})()`) as () => ReturnType<typeof pageHtml>;
  expect(alone().html).toContain("Electrician");
});
