import { expect, it } from "vitest";
import type { Importance } from "#shared/engine/analysis.ts";
import { ledgerOf } from "#shared/engine/ledger.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { adPoints } from "./ad-points.ts";

const resumeText = "Kim Lee\nClerk\n\nExperience\nClerk, Wattle Shire\nJan 2020 - Present\n- Filed records";
const ledger = (text: string) =>
  ledgerOf(analyseResume({ resumeText, ad: { text }, asOf: "2026-11-28" }).match);

const ads = {
  council: `About the role
You will answer the phones and keep the records of a small council.
About you
- Experience with records management is essential
- Strong communication skills are required
- Knowledge of TRIM is desirable`,
  hospital: `We are looking for a ward clerk.
Essential criteria
- Experience with patient administration systems
- Certificate III in Business Administration
Desirable criteria
- Knowledge of medical terminology`,
  school: `Join our school office.
Skills and experience
- Experience with Microsoft Excel is required
- Experience with payroll is highly regarded
- First aid certificate is an advantage`,
};

it.each(Object.entries(ads))("%s: each point once, in the ad's words, the musts first", (_name, text) => {
  const points = adPoints(ledger(text));
  expect(points.length).toBeGreaterThan(1);
  expect(points.map(({ id }) => id)).toEqual(points.map((_, at) => `c${at + 1}`));
  expect(new Set(points.map((one) => one.text)).size).toBe(points.length);
  const levels = points.map(({ level }) => level);
  expect(levels).toEqual([...levels].sort((a, b) => Number(b === "essential") - Number(a === "essential")));
});

it("duties only where the ad names nothing else", () => {
  const entry = (term: string, importance: Importance) =>
    ({ term, importance }) as ReturnType<typeof ledger>[number];
  const duties = [entry("answer phones", "duty"), entry("keep records", "duty")];
  expect(adPoints(duties).map((one) => one.text)).toEqual(["answer phones", "keep records"]);
  expect(adPoints([...duties, entry("Excel", "preferred"), entry("TRIM", "must")])).toEqual([
    { id: "c1", label: "", text: "TRIM", level: "essential" },
    { id: "c2", label: "", text: "Excel", level: "desirable" },
  ]);
});
