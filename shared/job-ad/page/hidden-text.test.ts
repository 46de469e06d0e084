import { describe, expect, it } from "vitest";
import { extractJobAd } from "../extract-job-ad.ts";
import { htmlText } from "./html-text.ts";

const words = "You plan menus, rosters and stocktakes for a kitchen of twelve in Fremantle. ".repeat(8);

function described(part: string): string {
  const html = `<html><body><main><h1>Sous Chef</h1><p>Harbour Rail Dining</p><p>Fremantle WA</p><p>Full time</p><h2>About the role</h2><p>${words}</p>${part}<h2>About you</h2><p>HACCP is essential.</p><a href="/apply">Apply now</a></main></body></html>`;
  const page = {
    url: "https://harbourrail.example/careers/sous-chef",
    title: "Sous Chef",
    lang: "en",
    html,
    frames: [],
    selection: null,
    truncated: false,
  };
  return extractJobAd(page, { capturedAt: "2026-11-21T02:00:00.000Z" }).description?.text ?? "";
}

describe("text that nobody sees is no part of the ad", () => {
  it.each([
    '<p style="font-size:0;line-height:0">kubernetes blockchain</p>',
    '<div style="color: red; FONT-SIZE : 0px !important">kubernetes <b>blockchain</b></div>',
    '<span style="font-size:0.0em">kubernetes</span>',
    '<p style="display:none">kubernetes</p>',
    "<p hidden>kubernetes</p>",
  ])("%s", (part) => {
    expect(described(part)).not.toContain("kubernetes");
    expect(described(part)).toContain("HACCP");
    expect(htmlText(`<p>Menus</p>${part}<p>HACCP</p>`)).toBe(htmlText("<p>Menus</p><p>HACCP</p>"));
  });

  it.each([
    '<p style="font-size:0.8em">Seafood</p>',
    '<p style="font-size:10px">Seafood</p>',
    '<p style="--font-size:0">Seafood</p>',
    '<div style="font-size:0"><p style="font-size:16px">Seafood</p></div>',
    '<div style="font-size:0"><div><span class="text">Seafood</span></div></div>',
  ])("%s can be read and stays", (part) => {
    expect(described(part)).toContain("Seafood");
    expect(htmlText(part)).toContain("Seafood");
  });
});
