import { describe, expect, test } from "vitest";
import { nurseAd, nurseResume } from "#shared/engine/fixtures/nurse.ts";
import { documentLines } from "#shared/resume/document/document-lines.ts";
import { createRedaction } from "#shared/writing/model/redaction.ts";
import { closeBytes } from "../bytes/outside.ts";
import { craftedPieces, craftedText } from "../testing/crafted-texts.ts";
import { heavyWork } from "./heavy-work.ts";

const asOf = "2026-11-01";
const resumeText = (text: string) =>
  `Kim Acacia\nkim@example.com\nEXPERIENCE\nNurse, RPA\nJan 2020 - Present\n${text}`;
const resumeOf = (text: string) => ({ resumeText: resumeText(text), resumeEdits: [] });
const adOf = (text: string) => ({ title: "Nurse", company: "RPA", text });
const nurse = { resumeText: nurseResume, resumeEdits: [] };
const letter = { ad: nurseAd, asOf, style: "professional", tone: "professional" } as const;
const none = () => undefined;

/** Every reader, writer, checker and scorer with a crafted text where a person's text is. */
const works: Record<string, (text: string) => unknown> = {
  "READ of a resume": (text) => heavyWork["measure-read"]({ resume: resumeOf(text), asOf }),
  "MATCH of a resume": (text) =>
    heavyWork["measure-match"]({ resume: resumeOf(text), ad: nurseAd, requirementEdits: [], asOf }),
  "MATCH of an ad": (text) =>
    heavyWork["measure-match"]({ resume: nurse, ad: adOf(text), requirementEdits: [], asOf }),
  "words that rank": (text) => heavyWork["ranking-words"](text),
  "a profile": (text) => heavyWork["suggest-profile"](resumeOf(text)),
  "facts of an ad": (text) => heavyWork["read-ad-facts"]({ text, asOf }),
  "a forwarded message": (text) =>
    heavyWork["read-forwarded"]({
      source: closeBytes(new TextEncoder().encode(`Subject: x\n\n${text}`)),
      applications: [{ id: "1", jobTitle: "Nurse", company: "RPA" }],
      asOf,
    }),
  "skills of an ad": (text) => heavyWork["skills-of-ad"](adOf(text)),
  "an ad's page": (text) =>
    heavyWork["read-ad-page"]({
      page: { url: "https://kelpie.example/1", type: "text/html", text: `<h1>Nurse</h1><p>${text}` },
      now: new Date("2026-11-01"),
    }),
  "tailoring a resume": (text) => heavyWork.tailor({ resumeText: resumeText(text), ad: nurseAd, asOf }, none),
  "tailoring to an ad": (text) => heavyWork.tailor({ resumeText: nurseResume, ad: adOf(text), asOf }, none),
  "a letter of a resume": (text) => heavyWork["write-letter"]({ ...letter, resumeText: resumeText(text) }),
  "a letter to an ad": (text) =>
    heavyWork["write-letter"]({ ...letter, resumeText: nurseResume, ad: adOf(text) }),
  "improving a letter": (text) =>
    heavyWork["improve-letter"]({ ...letter, resumeText: nurseResume, letterText: text.slice(0, 20_000) }),
  "an own letter": (text) =>
    heavyWork["measure-own-letter"]({
      text: text.slice(0, 20_000),
      written: "",
      resume: nurse,
      sources: [],
      ad: nurseAd,
      requirementEdits: [],
      asOf,
    }),
  "what is kept from a model": (text) =>
    createRedaction(resumeOf(text), { fullName: "Kim Acacia", email: "kim@example.com" }).hide(text),
  "laying a resume out": (text) => heavyWork["lay-out-resume"]({ text, skills: "columns" }),
  "laying a letter out": (text) => heavyWork["lay-out-letter"]({ text, today: new Date("2026-11-01") }),
  "checking a file": (text) =>
    heavyWork["find-export-loss"]({ lines: documentLines(text), readBack: text, isResume: true }),
  "a Word file": (text) =>
    heavyWork["write-file"]({ title: "x", lines: documentLines(text), format: "docx" }),
  "a PDF file": (text) => heavyWork["write-file"]({ title: "x", lines: documentLines(text), format: "pdf" }),
};

/** Milliseconds of this thread's own work, the less of two runs: other work on the machine does not count. */
async function cpuOf(run: (text: string) => unknown, text: string): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 2; n += 1) {
    const before = process.threadCpuUsage();
    await run(text);
    const { user, system } = process.threadCpuUsage(before);
    times.push((user + system) / 1000);
  }
  return Math.min(...times);
}

/** Four times the text may take four times the work; a square takes sixteen. */
const allowed = 8;
/** Under this the clock and the collector rule. */
const leastMs = 60;

describe.each(Object.entries(works))("%s", (_name, run) => {
  test.each(craftedPieces)("of %j takes time in proportion to the text", async (piece) => {
    const [small, middle, large] = [
      await cpuOf(run, craftedText(piece, 4_000)),
      await cpuOf(run, craftedText(piece, 16_000)),
      await cpuOf(run, craftedText(piece, 64_000)),
    ];
    expect(middle).toBeLessThan(allowed * Math.max(leastMs, small));
    expect(large).toBeLessThan(allowed * Math.max(leastMs, middle));
  });
});
