import { readdirSync, readFileSync } from "node:fs";
import { writeLetter } from "#shared/writing/realise/letter/write-letter.ts";
import { tailorResume } from "#shared/writing/realise/resume/tailor-resume.ts";

const base = "../shared/data/judgement/reading";
const ads = readFileSync(base + "/ads.jsonl", "utf8")
  .trim()
  .split("\n")
  .map((l) => JSON.parse(l))
  .slice(0, 8);
let kept = 0;
const blocked = new Map<string, string>();
let words = 0;
let n = 0;
let tb = 0,
  tc = 0;
for (const r of readdirSync(base + "/resumes"))
  for (const a of ads.slice(0, 3)) {
    const resumeText = readFileSync(base + "/resumes/" + r, "utf8");
    const { text, title, company } = a;
    const l = writeLetter({
      resumeText,
      ad: { text, title, company },
      style: (process.argv[3] ?? "professional") as never,
      asOf: "2026-11-01",
    });
    kept += l.sentences.length;
    n++;
    words += l.text.split(/\s+/).length;
    for (const b of l.blocked) blocked.set(b.line, b.claim + " ## " + b.reason);
    const t = tailorResume({ resumeText, ad: { text }, asOf: "2026-11-01" });
    tc += t.changes.length;
    tb += t.blocked.length;
    for (const b of t.blocked) blocked.set("TAILOR " + b.line, b.claim + " ## " + b.reason);
  }
console.log({
  letters: n,
  sentences: kept,
  words: words / n,
  blocked: blocked.size,
  tailorChanges: tc,
  tailorBlocked: tb,
});
if (process.argv[2])
  for (const [line, why] of blocked) console.log(line.slice(0, 220), " => ", why.slice(0, 160));
