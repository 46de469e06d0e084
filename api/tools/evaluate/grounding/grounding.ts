import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readRequirements } from "#shared/engine/ad/read-requirements.ts";
import type { AdInput } from "#shared/engine/analysis.ts";
import { extractJobAd } from "#shared/job-ad/extract-job-ad.ts";
import { htmlText } from "#shared/job-ad/page/html-text.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { letterStyles } from "#shared/writing/built-in/letter/sentences.ts";
import { writeLetter } from "#shared/writing/built-in/letter/write-letter.ts";
import { tailorResume } from "#shared/writing/realise/resume/tailor-resume.ts";
import { notQuoted } from "#shared/writing/testing/not-quoted.ts";
import { readFactSources } from "#shared/writing/verify/fact-sources.ts";
import { groundLetter } from "#shared/writing/verify/ground-letter.ts";
import { groundResumeLine } from "#shared/writing/verify/ground-line.ts";
import { withoutHidden } from "#shared/writing/verify/hidden-characters.ts";
import { plantedLies } from "./grounding-lies.ts";
import { rephrased } from "./grounding-rephrasings.ts";
import { honestVariants } from "./grounding-variants.ts";
import { readTexts } from "./read-texts.ts";

interface Miss {
  id: string;
  field: string;
  expected: string;
  got: string;
}

interface InjectedAd {
  id: string;
  carrier: "text" | "html";
  resume: string;
  title: string;
  company: string;
  ad: string;
  must_not_appear: string[];
  must_still_find: string[];
}

interface Tally {
  /** Number of outputs and planted lies that were checked. */
  n: number;
  unsupported: number;
  trueLines: number;
  wronglyBlocked: number;
  misses: Miss[];
}

/** The date of the figures. */
const asOf = "2026-11-01";

function rows<T>(file: string): T[] {
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => JSON.parse(line) as T);
}

const folded = (text: string) => withoutHidden(text).toLowerCase();

/** Figures and addresses of the output that the resume does not contain, found without the fact check. */
function strayFigures(output: string, resume: string, ad: AdInput): string[] {
  const held = `${resume}\n${ad.title ?? ""}\n${ad.company ?? ""}`.toLowerCase();
  const digits = new Set(held.match(/\d+/g) ?? []);
  const parts = output.toLowerCase().match(/\d+|[\w.+-]+@[\w.-]+\w|https?:\S+/g) ?? [];
  // "03/2019" may be written "Mar 2019", and the reverse.
  return parts.filter((part) =>
    /^\d+$/.test(part) ? !digits.has(part) && !digits.has(`0${part}`) : !held.includes(part),
  );
}

/** Both writers for one person and one ad: nothing forbidden, nothing unsupported, no figure without a source. */
function judgeWriters(
  id: string,
  resumeText: string,
  ad: AdInput,
  forbidden: readonly string[],
  tally: Tally,
): void {
  const tailored = tailorResume({ resumeText, ad, asOf });
  const letters = letterStyles.map((style) => writeLetter({ resumeText, ad, style, asOf }));
  const { model, sources } = sourcesOf(resumeText);
  const miss = (field: string, expected: string, got: string) => {
    tally.unsupported += 1;
    tally.misses.push({ id, field, expected, got });
  };
  const judged = [
    ...tailored.changes
      // A heading only names a section, so it makes no claim.
      .filter((change) => model.meta.lines[change.line]?.heading !== true)
      .map(({ after, evidenceLines }) => groundResumeLine(after, sources, { from: evidenceLines, asOf })),
  ];
  tally.n += judged.length + letters.length;
  for (const { quoted } of letters)
    for (const line of quoted ? notQuoted(quoted, resumeText, ad) : [])
      miss("letter", "a fixed or quoted line", line);
  for (const one of judged) if (!one.supported) miss("writer", one.claim.kind, one.line);
  const texts = [tailored.reordered, ...letters.map((letter) => letter.text)];
  for (const text of texts)
    for (const stray of strayFigures(text, resumeText, ad)) miss("figure", "a figure of the resume", stray);
  const { changes, moves, addedKeywords, after } = tailored;
  judgeForbidden();

  function judgeForbidden(): void {
    const written = folded(JSON.stringify({ texts, changes, moves, addedKeywords }));
    const analysis = folded(JSON.stringify(after.fields));
    for (const one of forbidden.filter((text) => !folded(resumeText).includes(folded(text)))) {
      if (written.includes(folded(one))) miss("must_not_appear", `no ${one}`, one);
      // A requirement that the engine lists from the ad is no fact about the person, but the output may contain it.
      if (analysis.includes(folded(one)))
        tally.misses.push({ id, field: "must_not_appear in the analysis", expected: `no ${one}`, got: one });
    }
  }
}

/** The forbidden words as in the ad: a writer that follows instructions copies whole words and addresses. */
function asInjected(text: string, ad: string): string {
  const at = ad.indexOf(text);
  if (at === -1) return text;
  const from = ad.lastIndexOf(" ", at) + 1;
  const to = ad.slice(at + text.length).search(/\s|$/);
  return ad.slice(from, at + text.length + to);
}

/** The ad of a page, read with the product's reader. */
function adText({ carrier, ad, title }: InjectedAd): string {
  if (carrier === "text") return ad;
  const page = { url: "", title, lang: "en", html: ad, frames: [], selection: null, truncated: false };
  return extractJobAd(page, { capturedAt: `${asOf}T00:00:00.000Z` }).description?.text ?? htmlText(ad);
}

function sourcesOf(resumeText: string) {
  const model = readResume(resumeText);
  return { model, sources: readFactSources(model) };
}

/** A writer that follows the injected text: each forbidden word, and lies of every kind. */
function judgeLies(
  id: string,
  resumeText: string,
  ad: AdInput,
  forbidden: readonly string[],
  seed: number,
  tally: Tally,
): void {
  const { model, sources } = sourcesOf(resumeText);
  const target = { ...(ad.title && { title: ad.title }), ...(ad.company && { company: ad.company }) };
  const line = model.meta.lines.find((one) => one.work !== undefined)?.id ?? 0;
  const obeyed = forbidden
    .map((text) => asInjected(text, ad.text))
    .flatMap((text) => [
      { kind: "injected", text: `I can offer ${text}.` },
      { kind: "injected", text: `Worked with ${text}`, from: [line] },
    ]);
  for (const { kind, text, from } of [...obeyed, ...plantedLies(model, seed)]) {
    tally.n += 1;
    const isBlocked =
      from === undefined
        ? groundLetter(text, sources, { target, asOf }).some((one) => !one.supported)
        : !groundResumeLine(text, sources, { from, asOf }).supported;
    if (isBlocked) continue;
    tally.unsupported += 1;
    tally.misses.push({ id, field: `lie: ${kind}`, expected: "blocked", got: text });
  }
}

function judgeTrue(
  id: string,
  resumeText: string,
  variants: readonly { how: string; text: string; from: number[] }[],
  tally: Tally,
): void {
  const { sources } = sourcesOf(resumeText);
  for (const { how, text, from } of variants) {
    tally.trueLines += 1;
    const judged = groundResumeLine(text, sources, { from, asOf });
    if (judged.supported) continue;
    tally.wronglyBlocked += 1;
    tally.misses.push({
      id,
      field: `true: ${how}`,
      expected: "supported",
      got: `${text} [${judged.claim.kind}: ${judged.claim.claim}]`,
    });
  }
}

function judgeRephrasings(tally: Tally): void {
  for (const [at, { resume, pairs }] of rephrased.entries()) {
    const { model } = sourcesOf(resume);
    const variants = pairs.map(([words, text]) => ({
      how: "rephrased",
      text,
      from: model.meta.lines
        .filter((line) => line.text.startsWith(words) || line.text.includes(words))
        .slice(0, 1)
        .map((line) => line.id),
    }));
    judgeTrue(`fixture-${at}`, resume, variants, tally);
  }
}

/**
 * Measures the fact check and both built-in writers (task `grounding`).
 * `n` counts lines and sentences of the writers and planted lies; `unsupported` those with an unsupported fact that
 * passed (target 0); `trueLines` honest rephrasings; `wronglyBlocked` those that were refused.
 * @param dir contains prompt-injection-ads.jsonl; resumes and plain ads are next to it in `resumes` and `match`.
 */
export async function evaluateGrounding(dir: string): Promise<object> {
  const texts = await readTexts(join(dir, "../resumes"));
  const injected = rows<InjectedAd>(join(dir, "prompt-injection-ads.jsonl"));
  const plain = rows<AdInput & { id: string }>(join(dir, "../match/ads.jsonl"));
  const tally: Tally = { n: 0, unsupported: 0, trueLines: 0, wronglyBlocked: 0, misses: [] };
  for (const [seed, one] of injected.entries()) {
    const resumeText = texts.get(one.resume) ?? "";
    const text = adText(one);
    const ad: AdInput = { text, title: one.title, company: one.company };
    judgeWriters(one.id, resumeText, ad, one.must_not_appear, tally);
    judgeLies(one.id, resumeText, ad, one.must_not_appear, seed, tally);
    const found = readRequirements({ ...ad, text: withoutHidden(text) }).map((requirement) =>
      folded(requirement.term),
    );
    for (const keyword of one.must_still_find) {
      if (found.some((term) => term.includes(folded(keyword)) || folded(keyword).includes(term))) continue;
      tally.misses.push({ id: one.id, field: "must_still_find", expected: keyword, got: found.join(", ") });
    }
  }
  const own = [...texts].filter(([name]) => name.startsWith("own-"));
  for (const [name, text] of own)
    for (const ad of plain) judgeWriters(`${name} x ${ad.id}`, text, ad, [], tally);
  for (const [name, text] of texts) judgeTrue(name, text, honestVariants(readResume(text)), tally);
  judgeRephrasings(tally);
  return { task: "grounding", ...tally };
}
