import { readFileSync } from "node:fs";
import { readResume } from "#shared/resume/read-resume.ts";
import { readFactSources } from "#shared/writing/verify/fact-sources.ts";
import { groundLetter } from "#shared/writing/verify/ground-letter.ts";
import { groundResumeLine } from "#shared/writing/verify/ground-line.ts";
const text = readFileSync("/work/shared/data/judgement/reading/resumes/rn1.txt", "utf8") + readFileSync("/work/shared/data/judgement/reading/resumes/wh1.txt", "utf8").slice(0, 1500);
const model = readResume(text);
for (let n = 0; n < 5; n++) { const t = performance.now(); readFactSources(model); console.log("sources", (performance.now() - t).toFixed(1)); }
const sources = readFactSources(model);
const lines = model.meta.lines.filter((l) => l.work !== undefined && l.text.length > 30);
for (let n = 0; n < 6; n++) {
  const t = performance.now();
  for (const l of lines) groundResumeLine("Also " + l.text, sources, { from: [l.id], asOf: "2026-11-01" });
  const a = (performance.now() - t) / lines.length;
  const u = performance.now();
  for (const l of lines) groundLetter("At Loddon Valley Health, I " + l.text.toLowerCase(), sources, { target: { title: "Nurse", company: "X Y Pty Ltd" }, asOf: "2026-11-01" });
  console.log("line", a.toFixed(2), "letter", ((performance.now() - u) / lines.length).toFixed(2), lines.length, text.length);
}
const s2 = readFactSources(model);
for (const k of [1, 4, 16]) { const long = "I checked pumps and repaired invoices for the ward, ".repeat(20 * k); const t = performance.now(); groundLetter(long, s2, { target: {} }); console.log(k, (performance.now() - t).toFixed(0)); }
