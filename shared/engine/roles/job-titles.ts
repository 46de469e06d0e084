import { findPhrases, PhraseIndex } from "../words/phrase-index.ts";
import { properNouns } from "../words/plain-words.ts";
import { type Token, tokenise } from "../words/tokenise.ts";
import { titleFamilies } from "./title-families.ts";
import { kinship } from "./title-kinship.ts";
import { type TitleDirections, titleDirections, titleLikeness } from "./title-likeness.ts";

/** What a job title says: the job's own words, where they point among occupations, and its level. */
export interface JobTitle {
  /** The title as it was compared, without brackets and what comes after a dash. */
  name: string;
  stems: string;
  level: number;
  directions: TitleDirections;
  /** The occupations of Australia that it names (`title-families.ts`). */
  families: readonly string[];
}

/** Level words by rank; 2 is a fully trained worker. A title without one is 2. */
const levelWords: Record<number, string> = {
  0: "trainee apprentice intern internship cadet student school-leaver",
  1: "junior jnr jr graduate entry associate commis assistant aps1 aps2 aps3",
  3: "senior leading lead sr snr aps6 advanced",
  4: "supervisor coordinator foreperson foreman leader principal el1",
  5: "manager superintendent head el2",
  6: "director chief executive vp president ses",
};

/** Words of a level alone, of terms and of numbering: they say nothing of the job. */
const noiseWords = new Set(
  (
    "junior jnr jr graduate entry senior sr snr lead leading trainee apprentice cadet intern internship principal level grade " +
    "i ii iii iv v 1 2 3 4 5 6 full part time casual permanent temporary contract fixed term fulltime parttime ongoing maternity " +
    "aps el aps1 aps2 aps3 aps4 aps5 aps6 el1 el2 ses ao ao2 ao3 ao4 ao5 eo hew hew5 hew6 hew7 of and the in for to at a an with on by or wanted needed required urgently x2 m f x d w positions"
  ).split(" "),
);

/** Short forms in titles, and words that name the same work. */
const longForms: Readonly<Record<string, string>> = {
  lab: "laboratory",
  admin: "administration",
  asst: "assistant",
  mgr: "manager",
  eng: "engineer",
  dev: "developer",
  rep: "representative",
  tech: "technician",
  exec: "executive",
  ops: "operations",
  acct: "accountant",
  maint: "maintenance",
  mech: "mechanical",
  elec: "electrical",
  svc: "service",
  mktg: "marketing",
  comms: "communications",
  chem: "chemical",
  uni: "university",
  vet: "veterinary",
  physio: "physiotherapist",
  ot: "occupational therapist",
  ecec: "early childhood educator",
  administrative: "administration",
  nursing: "nurse",
  lending: "loan",
  aide: "assistant",
  sparky: "electrician",
  sparkie: "electrician",
  chippy: "carpenter",
  brickie: "bricklayer",
  storeman: "store person",
  storeperson: "store person",
  storesperson: "store person",
  ain: "nurse assistant",
  cna: "nurse assistant",
  pca: "personal care assistant",
  bdm: "business development manager",
  hr: "human resources",
  hrbp: "human resources business partner",
  ea: "executive assistant",
  pa: "personal assistant",
  rn: "registered nurse",
  en: "enrolled nurse",
  gp: "general practitioner",
  qa: "quality assurance",
  sre: "site reliability engineer",
  csr: "customer service representative",
};

function longStems({ low, stem }: Token): string[] {
  const long = Object.hasOwn(longForms, low) ? longForms[low] : undefined;
  return long === undefined ? [stem] : tokenise(long).map((token) => token.stem);
}

let levels: Map<string, number> | undefined;
let index: PhraseIndex<string[]> | undefined;

function readLevels(): Map<string, number> {
  const map = new Map<string, number>();
  for (const [level, words] of Object.entries(levelWords))
    for (const word of words.split(" ")) map.set(word, Number(level));
  return map;
}

/** Titles by their words; a title named in two families belongs to both. */
function readTitles(): PhraseIndex<string[]> {
  const byTitle = new Map<string, string[]>();
  for (const line of titleFamilies.trim().split("\n")) {
    const colon = line.indexOf(":");
    const family = line.slice(0, colon).trim();
    for (const title of line.slice(colon + 1).split("|")) {
      const name = title.trim();
      byTitle.set(name, [...(byTitle.get(name) ?? []), family]);
    }
  }
  const phrases = new PhraseIndex<string[]>();
  for (const [title, families] of byTitle) phrases.add(title, families);
  return phrases;
}

/** The title's own part: what comes before a dash, comma, bracket, bar or slash with words on both sides. */
function ownPart(text: string): string {
  const [head = "", rest = ""] = apart(text.slice(0, 200).replace(/^(?:job|position) title /i, ""));
  if (rest === "" || contentOf(head).length !== 1) return head;
  // "Analyst - Supply Chain", "Manager, Investments": the kind of work comes after the sign.
  const [field = ""] = apart(rest);
  const isField = contentOf(field).length > 0 && !tokenise(field).some(({ low }) => ofContract.has(low));
  return isField ? `${head.trimEnd()}, ${field.trim()}` : head;
}

/** "Buyer" of "Buyer \u2013 Homewares": a trade that has a name in one word, whatever its field; undefined for words for anybody. */
export function plainTrade(text: string): string | undefined {
  const [head, rest] = apart(text.slice(0, 200));
  return rest !== "" && contentOf(head).length === 1 && namesJob(head) ? head.trim() : undefined;
}

/** What comes before the first dividing sign, and behind it. */
function apart(text: string): [string, string] {
  const cut = /\s[-\u2013\u2014|]\s|[,(|:\u2022\u00B7]/.exec(text);
  if (cut === null || cut.index === 0) return [text, ""];
  return [text.slice(0, cut.index), text.slice(cut.index + cut[0].length)];
}

/** Behind a dash these tell when and where, not what. */
const ofContract = new Set(
  "shift shifts month months week weeks year years day days night nights weekend weekends afternoon morning hours remote hybrid onsite based location various roster fifo dido urgent immediate start new multiple office pty ltd limited inc llc co company".split(
    " ",
  ),
);

/** The words that say what the job is: no level, no number, no place. */
function contentOf(text: string): Token[] {
  return tokenise(text).filter(
    ({ low }) => !noiseWords.has(low) && !properNouns.has(low) && !/^\d/.test(low),
  );
}

function levelOf(tokens: readonly Token[]): number {
  levels ??= readLevels();
  let level = 2;
  let found = false;
  for (const { low } of tokens) {
    const own = levels.get(low);
    if (own === undefined) continue;
    level = found ? Math.max(level, own) : own;
    found = true;
  }
  return level;
}

function familiesIn(tokens: readonly Token[]): string[] {
  index ??= readTitles();
  const hits = findPhrases(tokens, index);
  const longest = Math.max(0, ...hits.map((h) => h.last - h.first));
  return [...new Set(hits.filter((h) => h.last - h.first === longest).flatMap((h) => h.phrase.value))];
}

/** Titles read before: ads and resumes repeat them. Bounded, and without effect on any result. */
const known = new Map<string, JobTitle>();
const mostKnown = 500;
/** No title says more with more words; the rest is talk. */
const mostWords = 12;

/** Reads a job title such as "Senior Business Analyst - Billing (12 months)". Pure; never throws. */
export function readJobTitle(text: string): JobTitle {
  const before = known.get(text);
  if (before !== undefined) return before;
  const name = ownPart(text).trim();
  const tokens = tokenise(name);
  const named = tokens.filter(({ low }) => !noiseWords.has(low)).slice(0, mostWords);
  const stems = (named.length > 0 ? named : tokens.slice(0, mostWords)).flatMap(longStems);
  const title = {
    name,
    stems: stems.join(" "),
    level: levelOf(tokens),
    directions: titleDirections(stems),
    families: familiesIn(tokens),
  };
  if (known.size >= mostKnown) known.clear();
  if (text.length <= 200) known.set(text, title);
  return title;
}

/** True when the words hold a job title the engine knows. */
export function namesJob(text: string): boolean {
  return familiesIn(tokenise(text.slice(0, 200))).length > 0;
}

/** How alike the jobs of two titles are, 0 to 1, whatever their levels. Symmetric; 1 for the same words. */
export function titleSimilarity(a: JobTitle, b: JobTitle): number {
  const known = similarities.get(a) ?? new WeakMap<JobTitle, number>();
  similarities.set(a, known);
  const similarity = known.get(b) ?? similarityOf(a, b);
  known.set(b, similarity);
  return similarity;
}

/** Of titles that are remembered: one ad is compared with the same titles by several questions. */
const similarities = new WeakMap<JobTitle, WeakMap<JobTitle, number>>();

function similarityOf(a: JobTitle, b: JobTitle): number {
  if (a.stems !== "" && a.stems === b.stems) return 1;
  const likeness = titleLikeness(a.directions, b.directions);
  return likeness + (1 - likeness) * kinship(a.families, b.families);
}

/** From here two titles name the same kind of work. */
const sameKind = 0.3;

export function isSameKind(a: JobTitle, b: JobTitle): boolean {
  return titleSimilarity(a, b) >= sameKind;
}
