import { expect, test } from "vitest";
import type { Capture } from "../capture.ts";
import { extractJobAd } from "../extract-job-ad.ts";

const TEXT =
  "Plan crews and plant for the week ahead, check finished work, and answer for safe work on every site we run.";
const REST = `"hiringOrganization":{"@type":"Organization","name":"Quokka Civil"},"jobLocation":{"@type":"Place","address":{"@type":"PostalAddress","addressLocality":"Geelong","addressRegion":"VIC","addressCountry":"AU"}},"description":"<p>${TEXT}</p>"`;

function readScript(script: string): Capture {
  const html = `<html><head><title>Fitter</title><script type="application/ld+json">${script}</script></head><body><h1>Fitter</h1></body></html>`;
  const snapshot = { url: "", title: "", lang: "", html, frames: [], selection: null, truncated: false };
  return extractJobAd(snapshot, { capturedAt: "2026-11-21T02:00:00.000Z" });
}

const posting = (rest = REST): string =>
  `{"@context":"https://schema.org","@type":"JobPosting","title":"Fitter",${rest}}`;

test.each<[string, string]>([
  ["plain", posting()],
  ["raw line breaks and tabs in strings", posting(REST.replace("Plan crews", "Plan\n\tcrews"))],
  ["invalid escapes", posting(REST.replace("Plan crews", "Plan crews \\$ \\- \\q"))],
  ["trailing commas", posting(`${REST},`)],
  ["missing comma", posting(REST.replace('"},"jobLocation"', '"}"jobLocation"'))],
  ["entities for quotes", posting().replaceAll('"', "&quot;")],
  ["CDATA and comment guards", `//<![CDATA[\n${posting()}\n//]]>`],
  ["HTML comment", `<!-- ${posting()} -->`],
  ["semicolon at the end", `${posting()};`],
  ["type as a list", posting().replace('"JobPosting"', '["JobPosting","Thing"]')],
  [
    "PascalCase keys",
    posting().replace('"title"', '"Title"').replace('"hiringOrganization"', '"HiringOrganization"'),
  ],
  ["graph", `{"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"x"},${posting()}]}`],
  ["nested lists", `[[${posting()}]]`],
  [
    "employer by reference",
    `{"@graph":[{"@type":"Organization","@id":"#o","name":"Quokka Civil"},${posting(REST.replace(/\{"@type":"Organization","name":"Quokka Civil"\}/, '{"@id":"#o"}'))}]}`,
  ],
  [
    "employer as text",
    posting(REST.replace(/\{"@type":"Organization","name":"Quokka Civil"\}/, '"Quokka Civil"')),
  ],
  [
    "location as list without types",
    posting(
      REST.replace(
        /"jobLocation":\{.*?\}\}/,
        '"jobLocation":[{"address":{"addressLocality":"Geelong","addressRegion":"VIC"}}]',
      ),
    ),
  ],
  [
    "description escaped twice",
    posting(REST.replace("<p>", "&amp;lt;p&amp;gt;").replace("</p>", "&amp;lt;/p&amp;gt;")),
  ],
  ["description with literal line breaks", posting(REST.replace("<p>", "\\\\n\\\\n<p>"))],
])("extractJobAd, JSON-LD with %s, is read", (_name, script) => {
  const { fields, description, isAd } = readScript(script);
  expect(isAd).toBe(true);
  expect([fields.title.value, fields.company.value, fields.location.value]).toEqual([
    "Fitter",
    "Quokka Civil",
    "Geelong, VIC",
  ]);
  expect(description?.text).toContain("crews");
  expect(description?.text).not.toMatch(/[<>]|&lt;|\\n/);
});

test.each<[string, string | null]>([
  [
    '"baseSalary":{"@type":"MonetaryAmount","currency":"AUD","value":{"minValue":90000,"maxValue":100000,"unitText":"YEAR"}}',
    "AUD 90000 - 100000 per year",
  ],
  ['"baseSalary":{"currency":"AUD","value":45.5,"unitText":"HOUR"}', "AUD 45.5 per hour"],
  ['"baseSalary":"$45 per hour"', "$45 per hour"],
  ['"baseSalary":{"currency":"AUD","value":{"minValue":0,"maxValue":0,"unitText":"YEAR"}}', null],
  ['"baseSalary":{"currency":"AUD","value":{"unitText":"YEAR"}}', null],
  ['"estimatedSalary":{"value":90000}', null],
])("extractJobAd, JSON-LD with %s, gives salary %s", (salary, expected) => {
  expect(readScript(posting(`${REST},${salary}`)).fields.salary.value).toBe(expected);
});

test.each<[string, string | null]>([
  [
    '"jobLocationType":"TELECOMMUTE","jobLocation":[{"address":{"addressCountry":"AU"}},{"address":{"addressCountry":"NZ"}}]',
    "Remote",
  ],
  ['"jobLocationType":"TELECOMMUTE"', "Remote"],
  [
    '"jobLocation":{"address":{"addressLocality":"Perth","addressRegion":"-","addressCountry":"AU"}}',
    "Perth, AU",
  ],
  ['"jobLocation":{"address":"Perth WA"}', "Perth WA"],
  ['"jobLocation":"Perth"', "Perth"],
  ['"jobLocation":{"address":{"addressLocality":"Quokka Civil"}}', null],
])("extractJobAd, JSON-LD with %s, gives location %s", (place, expected) => {
  const rest = `"hiringOrganization":{"name":"Quokka Civil"},"description":"${TEXT} ${TEXT}",${place}`;
  expect(readScript(posting(rest)).fields.location.value).toBe(expected);
});

test("extractJobAd, JSON-LD beyond repair beside a good one, gives the good one", () => {
  const { fields } = readScript(`{"@type":}</script><script type="application/ld+json">${posting()}`);
  expect(fields.company.value).toBe("Quokka Civil");
});
