import { expect, test } from "vitest";
import { extractJobAd } from "./extract-job-ad.ts";

const capturedAt = "2026-11-21T02:00:00.000Z";
const text =
  "You keep points, track circuits and level crossings working over four hundred kilometres of line. You are on call one week in five and drive a hi-rail truck. You bring a certificate in electrical or electronics, a rail safety card and a head for drawings.";
const rows = [
  { questionName: "Job Title", answerValue: "Rail Signal Technician" },
  { questionName: "Employer", answerValue: "Cockatoo Rail" },
  { questionName: "Location", answerValue: "Port Augusta" },
  { questionName: "Job Description", answerValue: `<p>${text}</p>` },
];
const job = {
  jobTitle: "Rail Signal Technician",
  companyName: "Cockatoo Rail",
  primaryLocation: "Port Augusta",
  jobDescription: text,
};

function read(body: string) {
  const html = `<html><head><title>Careers</title></head><body>${body}</body></html>`;
  const snapshot = { url: "https://work.cockatoo.example/jobs/7719", title: "", lang: "", html };
  return extractJobAd(
    { ...snapshot, frames: [], selection: null, truncated: false },
    { capturedAt, readers: [] },
  );
}

function box(data: unknown): string {
  return `<input type="hidden" value="${JSON.stringify(data).replaceAll("&", "&amp;").replaceAll('"', "&quot;")}">`;
}

test.each([
  ["questions and answers in a hidden box", box({ details: { questions: rows } })],
  ["a script of data", `<script type="application/json">${JSON.stringify({ props: { job } })}</script>`],
  ["a global name", `<script>window.__STATE__ = ${JSON.stringify({ posting: job })};</script>`],
])("extractJobAd, an ad that waits in %s, is read", (_name, body) => {
  const { isAd, fields, description } = read(`<div id="app">Loading</div>${body}`);
  const said = [fields.title.value, fields.company.value, fields.location.value];
  expect([isAd, ...said]).toEqual([true, "Rail Signal Technician", "Cockatoo Rail", "Port Augusta"]);
  expect(description?.text).toContain("level crossings");
});

test("extractJobAd, data of two ads, is no ad", () => {
  const jobs = [job, { ...job, jobTitle: "Track Inspector" }];
  expect(read(`<script type="application/json">${JSON.stringify({ jobs })}</script>`).isAd).toBe(false);
});

test("extractJobAd, data that an ad on screen has outlived, is left", () => {
  const shown = `<h1>Station Cook</h1><p>Location: Marree</p>${"<p>You cook three meals a day for the crew of a cattle station, bake bread, order the stores once a week and keep the kitchen clean and in good humour.</p>".repeat(6)}`;
  const { fields, description } = read(
    `${shown}<script type="application/json">${JSON.stringify({ job })}</script>`,
  );
  expect([fields.title.value, fields.company.value]).toEqual(["Station Cook", null]);
  expect(description?.text).not.toContain("level crossings");
});

test.each(["<p>{", "[[[[", '{"a":'])("extractJobAd, broken data %s, is no ad", (data) => {
  expect(read(`<script type="application/json">${data}</script>`).isAd).toBe(false);
});

test.each([
  ["an open dialog", '<div role="dialog">', "</div>"],
  ["a dialog element", "<dialog open>", "</dialog>"],
])("extractJobAd, a short ad in %s over a page without one, is read", (_name, open, close) => {
  const ad = `<h2>Disability Support Worker</h2><p>Nowra</p><p>Casual, $35.60 an hour and penalties</p><p>Support people at home and out in town: cooking, swimming, footy, doctors. You meet the person first, and you both choose.</p><p>NDIS screening check, first aid, own car. Send a resume to Kay.</p>`;
  const { isAd, fields } = read(`<header>Finch Supports</header>${open}${ad}${close}`);
  expect([isAd, fields.title.value]).toEqual([true, "Disability Support Worker"]);
});
