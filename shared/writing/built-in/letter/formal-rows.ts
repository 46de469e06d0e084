import type { FormalRow } from "#shared/domain/cover-letters/quoted-letter.ts";
import type { ResumeLine, ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { capitalised, oneLine } from "#shared/domain/text.ts";
import type { Analysis, Evidence, KnockOut, Requirement } from "#shared/engine/analysis.ts";
import { driverLevels } from "#shared/engine/knock-outs/driver-licence.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { adTerms } from "../../plan/ad-terms.ts";
import { isAgainst, isPending } from "./against.ts";
import { trimmed } from "./candidate-lines.ts";
import type { LetterJob } from "./letter-jobs.ts";
import { hasRunOut, ranOut } from "./run-out.ts";
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
/** A generic word counts if the requirement has no other word: "police check", "white card". */
const stems = (text: string) => tokenise(text).filter(({ low }) => !generic.has(low));

/** True if both texts contain the word that identifies the credential. */
export function sharesTellingWord(ask: string, own: string): boolean {
  const asked = stems(ask);
  return stems(own).some(({ stem, root }) => asked.some((one) => one.stem === stem || one.root === root));
}

const mostWords = 16;
/** A line of credentials with so few words is quoted whole: "Full SA licence, own car". */
const mostOfWhole = 10;
const ofCredentials = new Set(["certificates", "education"]);
const fitLine = /@|\bhttps?:|\breferee/i;
const wordCount = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

/** What follows an item and dates or limits it. */
const goesOn =
  /^(?:\(|\d|(?:valid|current|expir\w{0,4}|issued|renewed|due|booked|class|own|no conditions|restricted|open)\b)|^(?:[a-z]{3,9} )?(?:19|20)\d\d\b/i;

/** The items of a line; what is in brackets belongs to its item. */
function itemsOf(text: string): string[] {
  const items: string[] = [];
  let open = "";
  for (const piece of text.split(/(?<=[;|•·]|, |[\p{L}\d)]{2}\. )/u)) {
    open += piece;
    if (open.split("(").length > open.split(")").length) continue;
    items.push(open);
    open = "";
  }
  return (open === "" ? items : [...items, open]).map((item) =>
    item
      .trim()
      .replace(/[;|•·,.]$/u, "")
      .trim(),
  );
}

/** A short line as a whole; of a longer one the item with the identifying word, and its dates. */
function ownWords(ask: string, { text: line, section }: ResumeLine): string | undefined {
  const whole = oneLine(line);
  const value = whole.replace(/^[^:]{2,40}:\s+/, "");
  // "Tickets: forklift" names the credential after the label, "NDIS worker screening: cleared" in the label.
  const text = sharesTellingWord(ask, value) ? value : whole;
  // "PhD, Coastal Engineering, University of the Humber Coast, 2021. Failure of ...": the award with its field and school.
  const [sentence = ""] = section === "education" ? text.split(/(?<=[\p{L}\d)]{2}\.) (?=\p{Lu})/u) : [];
  const isWhole = sentence !== "" && wordCount(sentence) <= mostWords && sharesTellingWord(ask, sentence);
  const items = isWhole
    ? [sentence.replace(/\.$/, "")]
    : ofCredentials.has(section) && wordCount(text) <= mostOfWhole && !ranOut.test(text)
      ? [text]
      : itemsOf(text);
  const from = items.findIndex((item) => sharesTellingWord(ask, item));
  if (from === -1) return undefined;
  let last = from;
  while (goesOn.test(items[last + 1] ?? "")) last += 1;
  const start = text.indexOf(items[from] ?? "");
  const end = text.indexOf(items[last] ?? "", start) + (items[last]?.length ?? 0);
  const own = text.slice(start, end);
  if (wordCount(own) > mostWords || fitLine.test(own) || isAgainst(own) || isPending(own)) return undefined;
  return trimmed(own);
}

const listing = new Set(["certificates", "education", "skills", "other", "header", "summary"]);
const driverClasses = Object.keys(driverLevels).filter((name) => name !== "C");

interface RequestedItem {
  /** The ad's name for it, in a few words. */
  ask: string;
  /** The ad's words, of which the answer must contain one; only the name if that identifies the credential. */
  words: string;
  line: ResumeLine | undefined;
}

const longestName = 6;

/** The credential's names in a line: its terms, or the whole line if it is no longer than a name. */
function namesIn({ term, terms = [] }: Requirement): string[] {
  const named = terms.filter(({ kind }) => kind === "licence" || kind === "qualification");
  if (named.length > 0) return named.map(({ text }) => text);
  return wordCount(term) <= longestName ? [term] : [];
}

const proofsOf = ({ match }: Analysis) => new Map(match.evidence.map((one) => [one.requirementId, one]));

function requestedCredentials(model: ResumeModel, analysis: Analysis): RequestedItem[] {
  const proofs = proofsOf(analysis);
  const lineOf = (id: number | undefined) => (id === undefined ? undefined : model.meta.lines[id]);
  const questions = analysis.knockOuts
    .filter(
      ({ kind, result, have }) => credentialKinds.has(kind) && result === "pass" && have?.source === "resume",
    )
    .map(({ kind, ask, have }): RequestedItem => {
      // A higher driver class includes the lower one: "MC, open" answers HR.
      const words = kind === "driver-licence" ? `${ask.value} ${driverClasses.join(" ")}` : ask.value;
      return { ask: ask.value, words, line: lineOf(have?.lineId) };
    });
  const credentials = analysis.match.requirements
    .filter(({ kind }) => kind === "licence" || kind === "qualification")
    .flatMap((one) => {
      const line = lineOf(creditedLine(proofs.get(one.id)));
      return namesIn(one).map(
        (ask): RequestedItem => ({ ask, words: stems(ask).length > 0 ? ask : one.term, line }),
      );
    });
  return [...questions, ...credentials];
}

const underWay = /\b(?:booked|studying|in progress|expected|enrolled|due|completing|currently)\b/i;

/** A lower award does not answer the requirement. An unfinished one says so itself. */
function creditedLine(proof: Evidence | undefined): number | undefined {
  if (proof === undefined || proof.credit === 0) return undefined;
  return proof.credit >= 0.8 || underWay.test(proof.resumeLine ?? "") ? proof.resumeLineId : undefined;
}

const language =
  /\b(?:mandarin|cantonese|arabic|vietnamese|greek|italian|hindi|punjabi|spanish|french|german|japanese|korean|auslan|tagalog|filipino|nepali|indonesian|turkish|thai|khmer|urdu|farsi|dari|somali|swahili|portuguese|russian|polish|tamil|sinhala|bengali|samoan|tongan)\b/i;
const speaks =
  /\b(?:speak\w*|spoken|fluen\w+|nativ\w+|mother tongue|first language|bilingual|conversation\w*|at home|languages?)\b/i;
const mostOfLanguage = 2;

function requestedLanguages(model: ResumeModel, analysis: Analysis): RequestedItem[] {
  const proofs = proofsOf(analysis);
  return analysis.match.requirements.flatMap(({ id, term }): RequestedItem[] => {
    const [asked] = language.exec(term) ?? [];
    const line = model.meta.lines[creditedLine(proofs.get(id)) ?? -1];
    // "Punjabi school committee" says nothing about a language.
    const isStated = line !== undefined && (speaks.test(line.text) || wordCount(line.text) <= mostOfLanguage);
    return asked === undefined || !isStated ? [] : [{ ask: asked, words: asked, line }];
  });
}

const yearCounts = "one two three four five six seven eight nine ten eleven twelve".split(" ");
const askedYears = new RegExp(`\\b(\\d{1,2}|${yearCounts.join("|")})\\b[^.]{0,12}\\byears?\\b`, "i");

function yearsIn(term: string): number | undefined {
  const found = askedYears.exec(term)?.[1]?.toLowerCase();
  return found === undefined ? undefined : Number(found) || yearCounts.indexOf(found) + 1;
}

const mostJobsInRow = 3;
const longestYears = 14;

/**
 * "seven years in FMCG brand marketing": the job contains all of these words, or all proper names and half of the
 * rest.
 */
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
 * Rows for years that the ad requires, answered by jobs with certain fields whose titles share the identifying word,
 * which are in that field, and whose dates add up to the years.
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
    if (asked === undefined || !isShown || wordCount(term) > longestYears) return [];
    const own = jobs.flatMap((job) => {
      const { sure } = job;
      return sure && sharesTellingWord(term, sure.title) && tellsField(term, job, model) ? [sure] : [];
    });
    const lengthOf = ({ since, years }: (typeof own)[number]) => {
      const end = years.includes("since") ? asOf : years.slice(-5);
      return Number(end.slice(0, 4)) - Number(since.slice(-4));
    };
    let length = 0;
    // Use only as many jobs as the years need.
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
const longestTool = 6;

/** One row for tools of the ad that only a list of skills names. @param told the text of the letter's lines. */
export function toolRow(model: ResumeModel, { match }: Analysis, told: string): FormalRow[] {
  const { requirements, evidence } = adTerms(match, model);
  const listed = new Set(
    evidence
      .filter(({ section, credit }) => section === "skills" && credit > 0)
      .map(({ requirementId }) => requirementId),
  );
  const said = ` ${told.toLowerCase()} `;
  const keywords = model.skills.flatMap((group) => group.keywords).map(oneLine);
  const named = requirements.flatMap(({ id, term, kind, aliases }) => {
    if (kind !== "tool" || !listed.has(id) || said.includes(term.toLowerCase())) return [];
    const low = [term, ...aliases].map((name) => ` ${name.toLowerCase()} `);
    return keywords.filter(
      (word) =>
        wordCount(word) <= longestTool &&
        !/^(?:on|in|with|and|or|for|at)\b/i.test(word) &&
        low.some((name) => ` ${word.toLowerCase().replace(/[(),;]/g, " ")} `.includes(name)),
    );
  });
  const own = [...new Set(named)].slice(0, mostTools).join(", ");
  return own === "" ? [] : [{ id: "tools", ask: toolsAsk, own, isOn: true }];
}

/** If the list of credentials also names what a sentence proves, that line can be quoted. */
const listedLine = ({ meta }: ResumeModel, ask: string): ResumeLine | undefined =>
  meta.lines.find(
    ({ section, text }) =>
      (section === "certificates" || section === "education") &&
      sharesTellingWord(ask, text) &&
      !isAgainst(text),
  );

/** A name with fewer words does not identify itself: "DG", "LF (valid to 2029)". */
const leastTelling = 2;

const holdsName = (text: string, name: string) => text.toLowerCase().includes(name.toLowerCase());

/**
 * A row for one credential in the person's words; none if they share no identifying word, or if the credential has
 * expired.
 */
function credentialRow(
  { ask, words: asked, line: shown }: RequestedItem,
  model: ResumeModel,
  asOf: string,
): FormalRow[] {
  const line = shown && listing.has(shown.section) ? shown : shown && listedLine(model, asked);
  const { name } = model.basics;
  // "ANDREW NAIDOO MIRSE CPEng": letters after the name are already in the letter's head.
  const isName = line?.section === "header" && name !== undefined && holdsName(line.text, name);
  if (line === undefined || isName || line.heading === true || hasRunOut(line.text, asOf)) return [];
  const own = sharesTellingWord(asked, line.text) ? ownWords(asked, line) : undefined;
  if (own === undefined || hasRunOut(own, asOf)) return [];
  const words = tokenise(own).filter(({ low }) => /\p{L}{3}/u.test(low)).length;
  const tells = words >= leastTelling || own.toLowerCase().includes(ask.toLowerCase());
  return [{ id: `line:${line.id}:${ask}`, ask: tells ? "" : capitalised(oneLine(ask)), own, isOn: true }];
}

const mostRows = 7;

/**
 * The credentials that the ad requires and the person holds, in the person's words: qualifications, licences, checks,
 * languages and years. Both sides must share the identifying word. Expired ones and applications are left out. The
 * ad's name for it is added only if the person's words are too short to identify it.
 */
export function formalRows(
  model: ResumeModel,
  analysis: Analysis,
  { jobs, asOf }: { jobs: readonly LetterJob[]; asOf: string },
): FormalRow[] {
  const said = new Set<string>();
  const asked = [...requestedCredentials(model, analysis), ...requestedLanguages(model, analysis)];
  const rows = asked
    .flatMap((one) => credentialRow(one, model, asOf))
    .filter(({ own }) => !said.has(own.toLowerCase()) && said.add(own.toLowerCase()));
  return [...rows, ...yearRows(model, analysis, jobs, asOf)].slice(0, mostRows);
}
