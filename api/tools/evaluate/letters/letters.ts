import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isOwnLine, type QuotedLetter } from "#shared/domain/cover-letters/quoted-letter.ts";
import type { AdInput } from "#shared/engine/analysis.ts";
import { contentWords, type Letter, writeLetter } from "#shared/writing/built-in/letter/write-letter.ts";
import { tailorResume } from "#shared/writing/realise/resume/tailor-resume.ts";
import { notQuoted } from "#shared/writing/testing/not-quoted.ts";
import { isSetAside } from "../../train/labelled-resume.ts";
import { spearman } from "../reading/pair-figures.ts";
import { documentReader } from "../resume/document-reader.ts";

/** A person's labels for a pair, made before any letter was written. */
export interface LabelledLetter {
  label: "strong" | "possible" | "weak";
  fit: number;
  /** Three proofs that the letter must use, each in alternative wordings. */
  proofs: string[][];
  contact?: string;
}

export interface Measured {
  id: string;
  label: LabelledLetter["label"];
  fit: number;
  match: number | null;
  isOffered: boolean;
  isNamed: boolean;
  isGreeted: boolean | null;
  proofs: { wanted: string[]; isUsed: boolean }[];
  words: number;
  notQuoted: string[];
  underWrongJob: string[];
  isResumeChanged: boolean;
  isKeywordRaised: boolean;
}

const asOf = "2026-11-28";
const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%$]+/gu, " ")
    .trim()} `;

/** Positions of job names in the resume's lines outside bullets; at one position the longer name counts. */
function jobHeads(labels: readonly string[], resumeText: string): { at: number; label: string }[] {
  let at = 0;
  return resumeText.split("\n").flatMap((line) => {
    const words = plain(line).trimEnd();
    const start = at;
    at += words.length;
    if (/^\s*[-*•–]/.test(line)) return [];
    const named = labels.filter((label) => `${words} `.includes(plain(label.replace(/^the /i, ""))));
    const longest = named.sort((a, b) => b.length - a.length)[0];
    return longest === undefined ? [] : [{ at: start, label: longest }];
  });
}

/** Lines of the letter whose job in the resume is another one of the letter's jobs. */
function linesUnderWrongJob({ jobs }: QuotedLetter, resumeText: string): string[] {
  const text = resumeText
    .split("\n")
    .map((line) => plain(line).trimEnd())
    .join("");
  const named = jobs.filter(({ id, label }) => id.startsWith("job:") && label !== "");
  const heads = jobHeads(
    named.map(({ label }) => label),
    resumeText,
  );
  return named.flatMap(({ label, lines }) =>
    lines
      .filter((line) => line.isOn && !isOwnLine(line))
      .filter((line) => {
        const at = text.indexOf(plain(line.text).trimEnd());
        const above = heads.findLast((head) => head.at < at);
        return at !== -1 && above !== undefined && above.label !== label;
      })
      .map(({ text: words }) => words),
  );
}

/** Measures the built-in letter and the tailored resume of one pair with a person's labels. */
export function measurePair(id: string, resumeText: string, ad: AdInput, labelled: LabelledLetter): Measured {
  const letter: Letter = writeLetter({ resumeText, ad, style: "professional", asOf });
  const tailored = tailorResume({ resumeText, ad, asOf });
  const said = plain(letter.text);
  const { quoted } = letter;
  const { label, fit, contact } = labelled;
  const surname = contact?.split(" ").at(-1) ?? "";
  const greeting = /^Dear .*$/m.exec(letter.text)?.[0] ?? "";
  const [before, after] = [tailored.before, tailored.after].map(
    (one) => one.fields.keywordMatchPercentage ?? 0,
  );
  return {
    ...{ id, label, fit },
    match: tailored.before.match.value,
    isOffered: letter.notFound === undefined,
    isNamed: [ad.title, ad.company].every((one) => !one || said.includes(plain(one).trim())),
    isGreeted: contact === undefined ? null : greeting.includes(surname),
    proofs: labelled.proofs.map((wanted) => ({
      wanted,
      isUsed: wanted.some((words) => said.includes(plain(words).trim())),
    })),
    words: quoted ? contentWords(quoted) : letter.words,
    notQuoted: quoted ? notQuoted(quoted, resumeText, ad) : [letter.text],
    underWrongJob: quoted ? linesUnderWrongJob(quoted, resumeText) : [],
    isResumeChanged: tailored.reordered !== resumeText,
    isKeywordRaised: (after ?? 0) > (before ?? 0),
  };
}

const share = (values: readonly boolean[]) =>
  values.length === 0 ? null : Number((values.filter(Boolean).length / values.length).toFixed(3));

/** Shares and counts over the letters of some pairs; null if none can be counted. */
export function letterFigures(all: readonly Measured[]) {
  const fitting = all.filter(({ label }) => label !== "weak");
  const words = fitting.map((one) => one.words).sort((a, b) => a - b);
  const scored = all.filter((one) => one.match !== null);
  const rho = spearman(
    scored.map(({ match }) => match ?? 0),
    scored.map(({ fit }) => fit),
  );
  const matchesOf = (label: LabelledLetter["label"]) => scored.filter((one) => one.label === label);
  return {
    n: all.length,
    offered: share(fitting.map((one) => one.isOffered)),
    named: share(all.map((one) => one.isNamed)),
    contactGreeted: share(all.flatMap(({ isGreeted }) => isGreeted ?? [])),
    proofsUsed: share(fitting.flatMap(({ proofs }) => proofs.map(({ isUsed }) => isUsed))),
    words: { median: words[Math.floor(words.length / 2)] ?? null, min: words[0] ?? null },
    notQuoted: all.reduce((sum, one) => sum + one.notQuoted.length, 0),
    underWrongJob: all.reduce((sum, one) => sum + one.underWrongJob.length, 0),
    spearman: rho === null ? null : Number(rho.toFixed(3)),
    strongAt75: share(matchesOf("strong").map(({ match }) => (match ?? 0) >= 75)),
    weakUnder40: share(matchesOf("weak").map(({ match }) => (match ?? 0) < 40)),
    resumeChanged: share(all.map((one) => one.isResumeChanged)),
    keywordRaised: share(all.map((one) => one.isKeywordRaised)),
  };
}

/** The differences between a letter and the person's labels. */
export function letterMisses(one: Measured): object[] {
  const miss = (field: string, expected: unknown, got: unknown) => ({ id: one.id, field, expected, got });
  return [
    ...(one.isOffered || one.label === "weak" ? [] : [miss("offered", true, false)]),
    ...(one.isNamed ? [] : [miss("named", "job and employer", "not both")]),
    ...(one.isGreeted === false ? [miss("contact", "greeted", "not greeted")] : []),
    ...(one.label === "weak" ? [] : one.proofs.filter(({ isUsed }) => !isUsed)).map(({ wanted }) =>
      miss("proof", wanted[0], "not used"),
    ),
    ...one.notQuoted.map((line) => miss("sentence", "fixed or quoted", line)),
    ...one.underWrongJob.map((line) => miss("job", "its own", line)),
  ];
}

/** The first lines of an ad's file: title, employer, place. */
function readAd(path: string): AdInput {
  const text = readFileSync(path, "utf8");
  const [title = "", company = ""] = text.split("\n").map((line) => line.trim());
  return { text, title, company };
}

/**
 * Measures the built-in letter and the tailored resume of labelled pairs (task `letters`). The third that is set
 * aside by hash has separate figures and no misses.
 * @param directory `resumes/NN.txt|pdf|docx`, `ads/NN.txt` and `judgements.json`.
 */
export async function evaluateLetters(directory: string): Promise<object> {
  const labels: Record<string, LabelledLetter> = JSON.parse(
    readFileSync(join(directory, "judgements.json"), "utf8"),
  );
  const files = readdirSync(join(directory, "resumes")).map(String).sort();
  const all: Measured[] = [];
  for (const [id, labelled] of Object.entries(labels)) {
    const file = files.find((name) => name.replace(/\.\w+$/, "") === id);
    if (file === undefined) throw new Error(`The resume of ${id} is not there`);
    const path = join(directory, "resumes", file);
    const resume = file.endsWith(".txt")
      ? readFileSync(path, "utf8")
      : (await documentReader.read({ path, name: file })).text;
    all.push(measurePair(id, resume, readAd(join(directory, "ads", `${id}.txt`)), labelled));
  }
  const [own, aside] = [all.filter(({ id }) => !isSetAside(id)), all.filter(({ id }) => isSetAside(id))];
  return {
    task: "letters",
    ...letterFigures(all),
    own: letterFigures(own),
    setAside: letterFigures(aside),
    misses: own.flatMap(letterMisses),
  };
}
