import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AdInput, Analysis } from "#shared/engine/analysis.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { DocumentError } from "../../src/adapters/read-document/parsed-document.ts";
import { documentReader } from "./resume/document-reader.ts";
import { stuffings, withBullet, withListedSkill, without } from "./stability-changes.ts";

interface Miss {
  id: string;
  field: string;
  expected: string;
  got: string;
}

interface Family {
  files: string[];
  same_text: boolean;
}

interface Resume {
  file: string;
  text: string;
  skills: string[];
}

type NamedAd = AdInput & { id: string };

/** The date of the figures, fixed so that recency does not change them. */
const asOf = "2026-11-01";
const runs = 20;
const runsAtOnce = 5;
const spreadAllowed = 3;

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf8")) as T;
}

function score(resumeText: string, ad: AdInput): Analysis["match"] {
  return analyseResume({ resumeText, ad, asOf }).match;
}

/** The text of a file, or null if the product refuses it (old Word files). */
async function textOf(reader: typeof documentReader, path: string, name: string): Promise<string | null> {
  try {
    return (await reader.read({ path, name })).text;
  } catch (error) {
    if (error instanceof DocumentError) return null;
    throw error;
  }
}

/** Every readable resume. */
async function readResumes(directory: string): Promise<Map<string, Resume>> {
  const reader = documentReader;
  const all = new Map<string, Resume>();
  for (const name of readdirSync(directory).sort()) {
    const gold = join(directory, `${name}.gold.json`);
    if (!existsSync(gold)) continue;
    const { readable, skills = [] } = readJson<{ readable: boolean; skills?: string[] }>(gold);
    if (!readable) continue;
    const text = await textOf(reader, join(directory, name), name);
    if (text !== null) all.set(name, { file: name, text, skills });
  }
  return all;
}

/** The hash of all answers, computed in a new process. */
function freshRun(input: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const script = fileURLToPath(import.meta.resolve("./stability-run.ts"));
    const child = spawn(process.execPath, ["--no-warnings", script], { stdio: ["pipe", "pipe", "inherit"] });
    let out = "";
    child.stdout.on("data", (chunk) => {
      out += chunk;
    });
    child.on("error", reject);
    child.on("close", (code) => (code === 0 ? resolve(out) : reject(new Error(`a run ended with ${code}`))));
    child.stdin.end(input);
  });
}

/** Share of the new processes whose answers equal those of the first, byte for byte. */
async function identicalRuns(resumes: readonly Resume[], ads: readonly NamedAd[]): Promise<number> {
  const input = JSON.stringify({ resumes: resumes.map((r) => r.text), ads, asOf });
  const hashes: string[] = [];
  while (hashes.length < runs)
    hashes.push(...(await Promise.all(Array.from({ length: runsAtOnce }, () => freshRun(input)))));
  return hashes.filter((hash) => hash === hashes[0]).length / hashes.length;
}

/** The largest difference of one ad's score over the files of one person with the same text. */
function spreads(
  families: Record<string, Family>,
  resumes: ReadonlyMap<string, Resume>,
  ads: readonly NamedAd[],
) {
  const misses: Miss[] = [];
  let most = 0;
  for (const [name, family] of Object.entries(families)) {
    const texts = family.files.flatMap((file) => resumes.get(file)?.text ?? []);
    if (!family.same_text || texts.length < 2) continue;
    for (const ad of ads) {
      const values = texts.flatMap((text) => score(text, ad).value ?? []);
      if (values.length === 0) continue;
      const spread = Math.max(...values) - Math.min(...values);
      most = Math.max(most, spread);
      if (spread > spreadAllowed)
        misses.push({
          id: `${name} x ${ad.id}`,
          field: "spread",
          expected: `<= ${spreadAllowed}`,
          got: values.join(", "),
        });
    }
  }
  return { most, misses };
}

function compare(id: string, field: string, before: number, after: number | null, mayRise: boolean): Miss[] {
  const value = after ?? 0;
  const isWrong = mayRise ? value < before : value > before;
  return isWrong ? [{ id, field, expected: `${mayRise ? ">=" : "<="} ${before}`, got: `${value}` }] : [];
}

/** Removing labelled skills one by one never raises the score; adding a required skill never lowers it. */
function monotone(resume: Resume, ad: NamedAd, before: Analysis["match"]): Miss[] {
  const id = `${resume.file} x ${ad.id}`;
  const value = before.value ?? 0;
  const misses: Miss[] = [];
  let { text } = resume;
  let last = value;
  for (const skill of resume.skills.filter((s) => ad.text.toLowerCase().includes(s.toLowerCase()))) {
    text = without(text, skill);
    const now = score(text, ad).value;
    misses.push(...compare(id, `without ${skill}`, last, now, false));
    last = now ?? 0;
  }
  const missing = before.evidence.filter((e) => e.credit < 1).map((e) => e.requirementId);
  for (const { term } of before.requirements.filter((r) => missing.includes(r.id))) {
    for (const [place, more] of [
      ["role", withBullet(resume.text, `Daily use of ${term}`)],
      ["list", withListedSkill(resume.text, term)],
    ] as const)
      if (more !== null)
        misses.push(...compare(id, `with ${term} in a ${place}`, value, score(more, ad).value, true));
  }
  return misses;
}

function stuffed(resume: Resume, ad: NamedAd, before: number): Miss[] {
  return stuffings(resume.text, ad.text).flatMap(({ name, text }) =>
    compare(`${resume.file} x ${ad.id}`, name, before, score(text, ad).value, false),
  );
}

/**
 * Measures how stable MATCH is (docs/engine.md, Measures; task `stability`): new processes, one person in several
 * layouts, skills removed or added, stuffing.
 * @param dir contains ads.jsonl and families.json; the resumes are next to it in `resumes`.
 */
export async function evaluateStability(dir: string): Promise<object> {
  const rows = readFileSync(join(dir, "ads.jsonl"), "utf8").trim().split("\n");
  const ads = rows.map((row) => JSON.parse(row) as NamedAd);
  const resumes = await readResumes(join(dir, "../resumes"));
  const all = [...resumes.values()];
  const spread = spreads(readJson<Record<string, Family>>(join(dir, "families.json")), resumes, ads);
  const falls: Miss[] = [];
  const gains: Miss[] = [];
  let n = 0;
  for (const resume of all) {
    for (const ad of ads) {
      const before = score(resume.text, ad);
      if (before.value === null) continue;
      n += 1;
      falls.push(...monotone(resume, ad, before));
      gains.push(...stuffed(resume, ad, before.value));
    }
  }
  return {
    task: "stability",
    n,
    identical: await identicalRuns(all, ads),
    maxSpread: spread.most,
    monotoneViolations: falls.length,
    stuffingViolations: gains.length,
    misses: [...spread.misses, ...falls, ...gains],
  };
}
