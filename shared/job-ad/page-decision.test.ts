import { expect, test } from "vitest";
import { extractJobAd } from "./extract-job-ad.ts";
import { NO_AD } from "./testing/no-ad-pages.ts";

test.each(
  NO_AD.flatMap(([name, url, html]): [string, string, string][] => [
    [name, url, html],
    [name, "", html],
  ]),
)("extractJobAd, %s at '%s', is no ad", (_name, url, html) => {
  const snapshot = { url, title: "", lang: "", html, frames: [], selection: null, truncated: false };
  const { isAd, fields, description } = extractJobAd(snapshot, { capturedAt: "2026-11-21T02:00:00.000Z" });
  expect(isAd).toBe(false);
  expect(fields.title.value).toBeNull();
  expect(description).toBeNull();
});

/** An application form: it may name the job but does not contain its text. */
const FORM =
  '<form><h4>Employment Sponsorship</h4><label>Name</label><input name="first_name"><input type="email"><input type="file"><h4 class="location">Demographic survey for Quokka</h4><p>We invite you to complete this optional survey about your experience, skills and requirements; it does not affect your application for a full time role with benefits.</p></form>';

test.each<[string, string, string, string | null]>([
  [
    "Lever",
    "https://jobs.lever.co/quokka/11111111-2222-4333-8444-555555555555/apply",
    "Quokka - Site Supervisor",
    "Site Supervisor",
  ],
  [
    "Workable",
    "https://apply.workable.com/quokka/j/0123ABCDEF/apply/",
    "Site Supervisor - Quokka - Application",
    "Site Supervisor",
  ],
  ["nameless", "https://jobs.quokka.example/apply?id=1", "Bewerbung | Quokka", null],
])(
  "extractJobAd, %s application form, takes the title from the page's title only",
  (_name, url, title, expected) => {
    const html = `<html><head><title>${title}</title></head><body>${FORM}</body></html>`;
    const snapshot = { url, title: "", lang: "", html, frames: [], selection: null, truncated: false };
    const { kind, fields, description } = extractJobAd(snapshot, { capturedAt: "2026-11-21T02:00:00.000Z" });
    expect({
      title: fields.title.value,
      company: fields.company.value,
      location: fields.location.value,
    }).toEqual({
      title: expected,
      company: "Quokka",
      location: null,
    });
    expect(description).toBeNull();
    expect(kind === "form" || expected === null).toBe(true);
  },
);
