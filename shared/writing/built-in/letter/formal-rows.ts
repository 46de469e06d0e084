import type { FormalRow } from "#shared/domain/cover-letters/quoted-letter.ts";
import type { ResumeLine, ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { capitalised, oneLine } from "#shared/domain/text.ts";
import type { Analysis, Evidence, KnockOut, Requirement } from "#shared/engine/analysis.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { isAgainst } from "./against.ts";
import { trimmed } from "./candidate-lines.ts";
import type { LetterJob } from "./letter-jobs.ts";
import { fill, jobRow, toolsAsk } from "./sentences.ts";

const credentialKinds = new Set<KnockOut["kind"]>([
  ...(["ahpra", "children-check", "ndis-check", "police-check", "driver-licence", "white-card"] as const),
  ...(["high-risk-work", "rsa", "rcg", "first-aid", "cpr", "ticket", "security-clearance"] as const),
  ...(["work-rights", "citizenship"] as const),
]);

/** Words of a requirement that say nothing about which credential is meant. */
const generic = new Set(
  "a an and or the of in to for with as at on by is are be you your have has hold holds held must will current valid relevant appropriate equivalent similar related recognised other any all experience experienced years year minimum least plus demonstrated proven strong excellent good high knowledge ability skills skill qualification qualifications qualified tertiary degree certificate certification cert iii iv ii diploma licence license ticket card check clearance training completed full open australian australia nsw vic qld wa sa tas act nt state national working work level".split(
    " ",
  ),
);
/** A generic word tells when nothing else of the requirement does: "police check", "white card". */
const stems = (text: string) => tokenise(text).filter(({ low }) => !generic.has(low));

/** Both sides share the word that tells which credential is meant. */
export function sharesTellingWord(ask: string, own: string): boolean {
  const asked = stems(ask);
  return stems(own).some(({ stem, root }) => asked.some((one) => one.stem === stem || one.root === root));
}

const monthNumber = (name: string) =>
  "jan feb mar apr may jun jul aug sep oct nov dec".split(" ").indexOf(name.slice(0, 3).toLowerCase()) + 1;
const ends =
  /\b(?:valid|current|expir\w*|exp|renew\w*|until|till|to|due)\b[^\d\n]{0,14}?(?:(\d{1,2})[/.-])?(?:(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? )?(20\d\d)\b/gi;
const ranOut = /\b(?:lapsed|expired|no longer|not (?:current|renewed|held)|ran out|suspended)\b/i;

/** True for a credential that has run out by the day of the letter. */
export function hasRunOut(text: string, asOf: string): boolean {
  if (ranOut.test(text)) return true;
  return [...text.matchAll(ends)].some(([, number, name, year = ""]) => {
    const month = name === undefined ? Number(number ?? 12) : monthNumber(name);
    return `${year}-${String(month).padStart(2, "0")}` < asOf.slice(0, 7);
  });
}

const mostWords = 16;
const fitLine = /@|\bhttps?:|\breferee/i;

const goesOn =
  /^(?:\(|\d|(?:valid|current|expir\w{0,4}|issued|renewed|due|booked|class|own|no conditions|restricted|open)\b)|^(?:[a-z]{3,9} )?(?:19|20)\d\d\b/i;

/** An award whole; of other lines the item that shares the telling word, with what dates it. */
function ownWords(ask: string, { text: line, section }: ResumeLine): string | undefined {
  const text = oneLine(line).replace(/^[^:]{2,40}:\s+/, "");
  const isWhole = section === "education" && text.split(" ").length <= mostWords;
  const parts = isWhole ? [text] : text.split(/ ?[;|•·] ?|, |(?<=[a-z)]\.) /u);
  const from = parts.findIndex((part) => sharesTellingWord(ask, part));
  if (from === -1) return undefined;
  const rest = parts.slice(from + 1);
  const end = rest.findIndex((part) => !goesOn.test(part));
  const own = [parts[from] ?? "", ...rest.slice(0, end === -1 ? rest.length : end)].join(", ");
  if (own.split(" ").length > mostWords || fitLine.test(own)) return undefined;
  return trimmed(own);
}

const listing = new Set(["certificates", "education", "skills", "other", "header"]);

interface Asked {
  ask: string;
  line: ResumeLine | undefined;
}

function credentialsAsked(model: ResumeModel, { knockOuts, match }: Analysis): Asked[] {
  const proofs = new Map(match.evidence.map((one) => [one.requirementId, one]));
  const lineOf = (id: number | undefined) => (id === undefined ? undefined : model.meta.lines[id]);
  const questions = knockOuts
    .filter(
      ({ kind, result, have }) => credentialKinds.has(kind) && result === "pass" && have?.source === "resume",
    )
    .map(({ ask, have }): Asked => ({ ask: ask.value, line: lineOf(have?.lineId) }));
  const papers = match.requirements
    .filter(({ kind }) => kind === "licence" || kind === "qualification")
    .map(({ id, term }): Asked => ({ ask: term, line: lineOf(creditedLine(proofs.get(id))) }));
  return [...questions, ...papers];
}

const underWay = /\b(?:booked|studying|in progress|expected|enrolled|due|completing|currently)\b/i;

/** A lower award answers nothing; one that is under way says so itself. */
function creditedLine(proof: Evidence | undefined): number | undefined {
  if (proof === undefined || proof.credit === 0) return undefined;
  return proof.credit >= 0.8 || underWay.test(proof.resumeLine ?? "") ? proof.resumeLineId : undefined;
}

const languages =
  /\b(?:mandarin|cantonese|arabic|vietnamese|greek|italian|hindi|punjabi|spanish|french|german|japanese|korean|auslan|tagalog|filipino|nepali|indonesian|turkish|thai|khmer|urdu|farsi|dari|somali|swahili|portuguese|russian|polish|tamil|sinhala|bengali|samoan|tongan)\b/i;

function languagesAsked(model: ResumeModel, { match }: Analysis): Asked[] {
  const proofs = new Map(match.evidence.map((one) => [one.requirementId, one]));
  return match.requirements
    .filter(({ term }) => languages.test(term))
    .map(({ id, term }) => ({ ask: term, line: model.meta.lines[creditedLine(proofs.get(id)) ?? -1] }));
}

const yearCounts = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const askedYears = new RegExp(`\\b(\\d{1,2}|${yearCounts.join("|")})\\b[^.]{0,12}\\byears?\\b`, "i");

function yearsIn(term: string): number | undefined {
  const found = askedYears.exec(term)?.[1]?.toLowerCase();
  return found === undefined ? undefined : Number(found) || yearCounts.indexOf(found) + 1;
}

const mostJobsInRow = 3;

/** "seven years in FMCG brand marketing": the job tells of all of it, or of all that has a name and half of the rest. */
function tellsField(term: string, { work, sure }: LetterJob, { work: roles }: ResumeModel): boolean {
  const { name = "", highlights = [] } = roles[work] ?? {};
  const said = new Set(
    tokenise([sure?.title, name, ...highlights].join("\n")).flatMap(({ stem, root }) => [stem, root]),
  );
  const asked = stems(term).filter(({ low }) => !/^\d/.test(low) && !yearCounts.includes(low));
  const isSaid = ({ stem, root }: (typeof asked)[number]) => said.has(stem) || said.has(root);
  const named = asked.filter(({ start, end }) => /\p{Lu}/u.test(term.slice(start, end)) && start > 0);
  return named.every(isSaid) && asked.filter(isSaid).length * 2 >= asked.length;
}

/**
 * Years that the ad asks for, answered by sure jobs whose titles share the telling word, that tell of the field, and whose
 * dates add up to them.
 */
function yearRows(
  model: ResumeModel,
  { match }: Analysis,
  jobs: readonly LetterJob[],
  asOf: string,
): FormalRow[] {
  return match.requirements.flatMap(({ id, term }) => {
    const asked = yearsIn(term);
    const isShown = match.evidence.some((one) => one.requirementId === id && one.credit >= 0.8);
    if (asked === undefined || !isShown) return [];
    const own = jobs.flatMap((job) => {
      const { sure } = job;
      return sure && sharesTellingWord(term, sure.title) && tellsField(term, job, model) ? [sure] : [];
    });
    const lengthOf = ({ since, years }: (typeof own)[number]) => {
      const end = years.includes("since") ? asOf : years.slice(-5);
      return Number(end.slice(0, 4)) - Number(since.slice(-4));
    };
    let length = 0;
    // No more jobs than the years take.
    const rows = own.slice(0, mostJobsInRow).filter((one) => {
      const isNeeded = length < asked;
      length += lengthOf(one);
      return isNeeded;
    });
    if (length < asked) return [];
    const said = rows.map((one) => fill(jobRow, one)).join("; ");
    return [{ id: `years:${id}`, ask: capitalised(oneLine(term)), own: said, isOn: true }];
  });
}

const mostTools = 6;

/** Tools of the ad that only a list of skills names, in one row. */
function toolRow(
  model: ResumeModel,
  { match }: Analysis,
  isToldInLine: (one: Requirement) => boolean,
): FormalRow[] {
  const proofs = new Map(match.evidence.map((one) => [one.requirementId, one]));
  const keywords = model.skills.flatMap((group) => group.keywords).map(oneLine);
  const named = match.requirements.flatMap((one) => {
    const proof = proofs.get(one.id);
    if (one.kind !== "tool" || proof?.section !== "skills" || proof.credit < 0.8 || isToldInLine(one))
      return [];
    const low = [one.term, ...one.aliases].map((name) => ` ${name.toLowerCase()} `);
    return keywords.filter(
      (word) =>
        word.split(" ").length <= 6 &&
        !/^(?:on|in|with|and|or|for|at)\b/i.test(word) &&
        low.some((name) => ` ${word.toLowerCase().replace(/[(),;]/g, " ")} `.includes(name)),
    );
  });
  const own = [...new Set(named)].slice(0, mostTools).join(", ");
  return own === "" ? [] : [{ id: "tools", ask: toolsAsk, own, isOn: true }];
}

/** What a sentence proves is named in the list of credentials, too: that line can be quoted. */
const listedLine = ({ meta }: ResumeModel, ask: string): ResumeLine | undefined =>
  meta.lines.find(
    ({ section, text }) =>
      (section === "certificates" || section === "education") &&
      sharesTellingWord(ask, text) &&
      !isAgainst(text),
  );

/**
 * The formal requirements of the ad beside the person's own words: credentials, checks, languages, tools and years, only
 * where both sides share the word that tells which one is meant. What has run out is left out.
 */
export function formalRows(
  model: ResumeModel,
  analysis: Analysis,
  how: { jobs: readonly LetterJob[]; asOf: string; isToldInLine: (one: Requirement) => boolean },
): FormalRow[] {
  const said = new Set<string>();
  const asked = [...credentialsAsked(model, analysis), ...languagesAsked(model, analysis)];
  const rows = asked.flatMap(({ ask, line: shown }): FormalRow[] => {
    const line = shown && listing.has(shown.section) ? shown : shown && listedLine(model, ask);
    if (line === undefined || line.heading === true) return [];
    const own = sharesTellingWord(ask, line.text) ? ownWords(ask, line) : undefined;
    if (own === undefined || hasRunOut(own, how.asOf) || hasRunOut(line.text, how.asOf)) return [];
    if (said.has(own.toLowerCase())) return [];
    said.add(own.toLowerCase());
    return [{ id: `line:${line.id}:${ask}`, ask: capitalised(oneLine(ask)), own, isOn: true }];
  });
  return [
    ...rows,
    ...yearRows(model, analysis, how.jobs, how.asOf),
    ...toolRow(model, analysis, how.isToldInLine),
  ].slice(0, mostRows);
}

const mostRows = 7;
