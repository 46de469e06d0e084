import { phraseEnd } from "../words/count-words.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { type KnockOutHit, readWords } from "./knock-out-term.ts";

/** Rungs: whoever may drive one may drive all below. The motorcycle class is separate. */
export const driverLevels: Readonly<Record<string, number>> = { C: 1, LR: 2, MR: 3, HR: 4, HC: 5, MC: 6 };

const spoken: Readonly<Record<string, string>> = {
  "light rigid": "LR",
  "medium rigid": "MR",
  "heavy rigid": "HR",
  "heavy combination": "HC",
  "multi combination": "MC",
};

const plain = readWords(
  "driver's licence|driver's license|drivers licence|drivers license|driver licence|driver license|driving licence|driving license|" +
    "car licence|car and licence|manual licence|licence to drive|driving record|driving history|clean driving history|driver's licences|drivers licences|driver's lic|drivers lic|driver lic|car lic|full licence and car|" +
    "open licence|full licence|uk licence|nz licence|clean licence|full clean licence|full and clean licence|licence full|p1 licence|p2 licence|green p|red p|green ps|red ps|full manual licence|c class car licence|manual driver's licence|manual drivers licence|open driver's licence|full driver's licence|" +
    "full drivers licence|open drivers licence|provisional licence|p plate licence|p plates|motor vehicle licence|licence and own car|licence and own vehicle|licence and reliable vehicle|licence and car|licence and vehicle",
);
/** A licence named by its state alone: in a sentence about a trade it is that trade's. */
const ofState = readWords(
  "victorian licence|vic licence|nsw licence|new south wales licence|queensland licence|qld licence|western australian licence|wa licence|south australian licence|sa licence|tasmanian licence|tas licence|act licence|nt licence|northern territory licence|australian licence|manual car licence",
);
const otherLicences = new Set(
  "electrical electrician plumbing plumber gasfitting builder builders building trade security estate agent liquor gaming conveyancing teaching firearms pest asbestos scaffolding forklift contractor".split(
    " ",
  ),
);

const licenceWords = new Set(["licence", "license", "licences", "licenses", "lic"]);
/** Words that may come between a class and the word licence. */
const between = new Set([
  "class",
  "truck",
  "driver",
  "drivers",
  "vehicle",
  "or",
  "and",
  "better",
  "higher",
  "above",
  "open",
  "full",
  "rigid",
  "manual",
  "heavy",
  "auto",
  "synchro",
  "unrestricted",
  "current",
  "valid",
  "a",
  "combination",
  "road",
  "ranger",
  "roadranger",
]);

function classAt(text: string, token: Token | undefined): string | undefined {
  if (token === undefined || token.low.length > 2) return undefined;
  const raw = text.slice(token.start, token.end);
  return driverLevels[raw] === undefined ? undefined : raw;
}

function isLicence(token: Token | undefined): boolean {
  return token !== undefined && licenceWords.has(token.low);
}

const breaks = gap.stop | gap.semicolon | gap.newline;
const leading = new Set(["class", "minimum", "or", "and", "type"]);

/** "HR or MC class licence": the word licence follows over linking words and other classes. */
function licenceFollows(text: string, tokens: readonly Token[], at: number): boolean {
  for (let i = at + 1; i < at + 6; i += 1) {
    const token = tokens[i];
    if (isLicence(token)) return true;
    if (token === undefined || (token.gap & breaks) !== 0) return false;
    if (!between.has(token.low) && classAt(text, token) === undefined) return false;
  }
  return false;
}

/** "licence (HR)", "licence class MC". */
function licenceLeads(text: string, tokens: readonly Token[], at: number): boolean {
  for (let i = at - 1; i >= Math.max(0, at - 4); i -= 1) {
    const token = tokens[i];
    if (isLicence(token)) return true;
    if (token === undefined || (!leading.has(token.low) && classAt(text, token) === undefined)) return false;
  }
  return false;
}

/** Words of those who drive: beside them the letters of a truck's class need no "licence". */
const onTheRoad = new Set(
  "truck trucks trailer trailers tanker tankers tipper tippers float train trains double doubles demerit demerits".split(
    " ",
  ),
);

/** "MC since 2012, road trains", "Open C, no demerits", "MC, open"; "HR" and "C" alone are other things. */
function isSaidBare(text: string, tokens: readonly Token[], at: number): boolean {
  const isDriven = tokens.some(({ low }) => onTheRoad.has(low));
  const isOpen = tokens[at - 1]?.low === "open" && ((tokens[at]?.gap ?? 0) & ~gap.joined) === 0;
  const name = classAt(text, tokens[at]);
  const isTelling = name !== "C" && name !== "HR";
  return (isDriven && (isOpen || isTelling)) || (isTelling && at === 0 && tokens[1]?.low === "open");
}

function hasLicenceContext(text: string, tokens: readonly Token[], at: number): boolean {
  if (licenceFollows(text, tokens, at) || licenceLeads(text, tokens, at)) return true;
  if (isSaidBare(text, tokens, at)) return true;
  const isClass = tokens[at + 1]?.low === "class" || tokens[at - 1]?.low === "class";
  const next = tokens[at + 2]?.low;
  return isClass && (tokens.some(isLicence) || next === "truck" || next === "driver" || isGeared(tokens, at));
}

const gears = new Set(["manual", "auto", "automatic", "unrestricted"]);

/** "C class, manual": a line of licences that does not say what it is. */
function isGeared(tokens: readonly Token[], at: number): boolean {
  return at <= 1 && tokens.slice(0, 4).some(({ low }) => gears.has(low));
}

function hitOf(name: string, first: number, last: number): KnockOutHit {
  return {
    id: "driver-licence",
    kind: "driver-licence",
    label: name === "C" ? "Driver licence" : `${name} driver licence`,
    first,
    last,
    level: driverLevels[name] ?? 1,
  };
}

function spokenAt(tokens: readonly Token[], at: number): string | undefined {
  const next = tokens[at + 1]?.low;
  if (next !== "rigid" && next !== "combination") return undefined;
  return spoken[`${tokens[at]?.low} ${tokens[at + 1]?.low}`];
}

/** The licence as a plain word: "driver's licence", or "heavy rigid". */
function wordedAt(tokens: readonly Token[], at: number): KnockOutHit | undefined {
  const name = spokenAt(tokens, at);
  if (name !== undefined && tokens.some(isLicence)) return hitOf(name, at, at + 2);
  const end = phraseEnd(tokens, at, plain);
  if (end !== -1) return hitOf("C", at, end);
  const state = phraseEnd(tokens, at, ofState);
  return state === -1 || tokens.some(({ low }) => otherLicences.has(low)) ? undefined : hitOf("C", at, state);
}

const wishReach = 6;
const wishes = new Set(
  "bonus preferred desirable advantage advantageous ideal ideally better great plus nice handy welcome".split(
    " ",
  ),
);

/**
 * Driver licences by class: C, LR, MR, HR, HC, MC. The letters count only beside the word licence or
 * class: HR is also human resources and C a language.
 */
export function findDriverLicences(text: string, tokens: readonly Token[]): KnockOutHit[] {
  const hits: KnockOutHit[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const name = classAt(text, tokens[at]);
    const isClass = name !== undefined && hasLicenceContext(text, tokens, at);
    const hit = isClass ? hitOf(name, at, at + 1) : wordedAt(tokens, at);
    if (hit === undefined) continue;
    hits.push(hit);
    at = hit.last - 1;
  }
  // "HR driver's licence": one licence, named by its class.
  const isNear = (a: KnockOutHit | undefined, b: KnockOutHit | undefined) =>
    a !== undefined && b !== undefined && b.first - a.last <= 2;
  // "car licence (MR would be a bonus)": a preference of its own beside what is required.
  const isWished = (h: KnockOutHit) =>
    ((tokens[h.first]?.gap ?? 0) & gap.open) !== 0 &&
    tokens.slice(h.last, h.last + wishReach).some(({ low }) => wishes.has(low));
  const isClass = (h: KnockOutHit | undefined) => h !== undefined && h.level !== 1 && !isWished(h);
  return hits.filter((h, i) => {
    if (h.level !== 1) return true;
    const [before, after] = [hits[i - 1], hits[i + 1]];
    return !(isClass(before) && isNear(before, h)) && !(isClass(after) && isNear(h, after));
  });
}
