import { companyEnding, judgePart, titleWord } from "./judge-part.ts";
import { isLocation, splitTown } from "./locations.ts";

const signs =
  /\s{2,}|\t+|\s[|•·–—-]\s|\s?[|•·⋄]\s?|\s\/\s|\s@\s|\s?[\p{Co}\p{So}]\s?|\s[\u0370-\u03ff]\s|\sat\s(?=[\p{Lu}[])/gu;
/** When the work is done: "Team Member - Nights, Mallee Foods". */
const shift =
  /^(?:permanent |rotating )?(?:(?:night|day|afternoon|morning|evening|weekend|pm|am)(?:s| shifts?| fill)?|weekdays|shift ?work|shifts|roster|on[- ]call|fifo|dido|school holidays)(?=,|$|\s[|•·–—-]\s)/i;

/** "Bus drivers - transit and intercity", "Forklift operator / despatch": what goes on in small letters and names no house belongs to the title. */
function goesOn(before: string, after: string): boolean {
  if (!/^\p{Ll}/u.test(after) || !titleWord.test(before)) return false;
  const piece = after.split(signs, 1)[0] ?? after;
  return !terms.test(piece) && !["employer", "location"].includes(judgePart(piece));
}

const mostSecond = 4;
const doerWord = /^\p{Lu}\p{L}{3,}(?:er|or|ist|ie|ian)$/u;

/** "Nursery Hand / Sales, Gum Gardens, Mordialloc": both sides of the stroke are the title, and the employer stands behind the comma. */
function isTwofold(before: string, after: string): boolean {
  const [second = "", house] = commaPieces(after.split(signs, 1)[0] ?? after);
  // "Forklift Operator / Dispatch Clerk", "Plant Operator / Truckie": two words for one job.
  const isBare = house === undefined && !before.includes(", ") && second.split(" ").length <= mostSecond;
  if (isBare && judgePart(before) === "title" && (judgePart(second) === "title" || doerWord.test(second)))
    return true;
  if (house === undefined || before.includes(", ") || second.split(" ").length > mostSecond) return false;
  const [one, two] = [judgePart(before), judgePart(second)];
  return (
    (one === "title" || two === "title") &&
    ![one, two].some((kind) => kind === "employer" || kind === "location")
  );
}

/** "Helper, University of Maine at Farmington": of an institution the place behind "at" is its name. */
function isOfHouse(before: string): boolean {
  const pieces = commaPieces(before);
  return pieces.length > 1 && judgePart(pieces.at(-1) ?? "") === "employer";
}

/** A line parts at its signs; a shift behind a dash goes with the title before it, it is no employer. */
export function splitSigns(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(signs)) {
    const behind = index + sign.length;
    const after = text.slice(behind);
    const before = text.slice(from, index);
    if (/[–—/-]/.test(sign) && (shift.test(after) || goesOn(before, after))) continue;
    if (sign.includes("/") && isTwofold(before, after)) continue;
    if (sign === " at " && isOfHouse(before)) continue;
    pieces.push(before);
    from = behind;
  }
  return [...pieces, text.slice(from)];
}

/** A part of a house. */
export const ward =
  /\b(?:ward|department|dept|unit|team|division|branch|faculty|theatres?|level|grade|year)\b/i;

const town = /^\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}{2,})?$/u;
const houseName = /^\p{Lu}[\p{L}'\u2019&-]+(?: (?:\p{Lu}[\p{L}'\u2019&-]*|&|and|of))+$/u;

/** "Gum Landscapes, Werribee": a name of words that trades use, too, before a town. */
function isHouseInTown([house = "", place = ""]: readonly string[]): boolean {
  const isNamed = houseName.test(house) && !titleWord.test(house) && !ward.test(house);
  return isNamed && judgePart(house) === "title" && town.test(place) && judgePart(place) === "unknown";
}

/**
 * "Chef de Partie, Karri Vine, Margaret River": the first piece alone names the work, a ward goes with it;
 * what follows a told employer is its own part.
 */
function splitTriple(pieces: readonly string[], hasPlace: boolean): string[] | undefined {
  const [title = "", ...others] = pieces;
  if (others.length < 2 || judgePart(title) !== "title") return undefined;
  const told = pieces.findIndex((piece) => judgePart(piece) === "employer" && !ward.test(piece));
  if (told > 0) return [pieces.slice(0, told).join(", "), ...pieces.slice(told)];
  if (others.length === 2 && isHouseInTown(others)) return [title, others.join(", ")];
  if (others.some((piece) => judgePart(piece) !== "unknown" || ward.test(piece))) return undefined;
  // The place is told already: what stands last is the employer, and a team goes with the title.
  return hasPlace ? [pieces.slice(0, -1).join(", "), pieces.at(-1) ?? ""] : [...pieces];
}

/** "Third in Charge, Marlowe & Co, Chadstone": no word tells the work, but one the employer. */
function splitAround(pieces: readonly string[]): string[] | undefined {
  const told = pieces.findIndex((piece) => judgePart(piece) === "employer" && !ward.test(piece));
  if (told < 1 || told === pieces.length - 1 || pieces.length > 3) return undefined;
  return [pieces.slice(0, told).join(", "), ...pieces.slice(told)];
}

/** Where names part: not within brackets, not before "Ltd", nor where a later title follows ("Graduate, then Engineer"). */
export function commaPieces(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    if (sign !== "," || depth > 0 || text[at + 1] !== " ") continue;
    if (/^(?:(?:inc|llc|ltd|pty|co)\b(?!-)|then |later )/i.test(text.slice(at + 2, at + 8))) continue;
    pieces.push(text.slice(from, at));
    from = at + 2;
  }
  return [...pieces, text.slice(from)];
}

/** "Gum Analytics Geelong VIC" and "Gum Analytics Remote": a place at the end. */
export function splitTail(text: string): string[] {
  if (isLocation(text)) return [text];
  const remote = /^(.{2,80}) (remote|hybrid)$/i.exec(text);
  if (remote !== null) return [remote[1] ?? "", remote[2] ?? ""];
  const town = splitTown(text);
  if (town === undefined) return [text];
  // "Gum Hospital, ME": one word before the region that names a house is no town.
  const name = town.place.split(",")[0] ?? "";
  return !name.includes(" ") && companyEnding.test(name) ? [text] : [town.before, town.place];
}

/** "Research Fellow, Institute for Cold Seas, Derwent University": a part of the house goes with it. */
function splitHouse(pieces: readonly string[]): string[] {
  const told = pieces.findIndex((piece, n) => n > 0 && judgePart(piece) === "employer" && !ward.test(piece));
  const from = told === -1 ? pieces.length - 1 : told;
  return [pieces.slice(0, from).join(", "), pieces.slice(from).join(", ")];
}

const houseWord =
  /^(?:systems|operations|services|solutions|technologies|technology|logistics|holdings|products|projects)$/i;

/**
 * A comma separates title, employer or place only when the pieces say so themselves: "Registered Nurse,
 * Emergency Department, Corio Health" is a title with its ward, and an employer.
 */
export function splitComma(text: string, hasPlace = false): string[] {
  const pieces = commaPieces(text);
  const last = pieces.at(-1) ?? "";
  if (pieces.length < 2 || pieces.length > 6) return [text];
  // "Geebung, Queensland, Australia" is one place.
  if (pieces.length > 2 && isLocation(text)) return [text];
  const rest = pieces.slice(0, -1).join(", ");
  const lastTwo = pieces.slice(-2).join(", ");
  if (pieces.length > 2 && isLocation(lastTwo))
    return [...splitComma(pieces.slice(0, -2).join(", "), true), lastTwo];
  const lastKind = judgePart(last);
  if (lastKind === "location" && !isLocation(text)) return [...splitComma(rest, true), last];
  const firstKind = judgePart(pieces[0] ?? "");
  // "Accounting Analyst, Systems" is a title: such a word alone is no house.
  if (pieces.length === 2 && firstKind === "title" && houseWord.test(last)) return [text];
  // "Educator, three-year-old kindergarten room": in small letters it is no house's name; "same school" is one.
  const isRoom = /^\p{Ll}(?!ame ).*\b(?:rooms?|wards?|units?|teams?|sections?|floor)$/u.test(last);
  if (firstKind === "title" && lastKind === "employer" && !isRoom) return splitHouse(pieces);
  if (isRoom) return [text];
  if (firstKind !== "title" && lastKind === "title") return [rest, last];
  // "Wayfinder, Gum Support Agency": a title that nobody knows before an employer's name.
  if (pieces.length === 2 && firstKind === "unknown" && lastKind === "employer" && !ward.test(rest))
    return [rest, last];
  // "Media helper, Biology Department, University of Gum": a title that nobody knows before the part of a house.
  if (firstKind === "unknown" && lastKind === "employer" && !ward.test(pieces[0] ?? "") && ward.test(rest))
    return [pieces[0] ?? "", pieces.slice(1).join(", ")];
  return splitTriple(pieces, hasPlace) ?? splitAround(pieces) ?? [text];
}

/** "Web Developer Palo Alto, CA": what follows the last title word is a place. */
export function splitPlace(text: string): string[] {
  const words = text.split(" ");
  for (let n = words.length - 1; n > 0; n -= 1) {
    if (!titleWord.test(words[n - 1] ?? "")) continue;
    const tail = words.slice(n).join(" ");
    return isLocation(tail) ? [words.slice(0, n).join(" "), tail] : [text];
  }
  return [text];
}

const strongCompany =
  /\b(?:university|pty|ltd|limited|inc|gmbh|llc|plc|college|hospital|tafe|council|bank|hotel|corporation|corp)\b/i;

/** "Research Officer University of Ballarat": an employer straight after the last title word. */
export function splitEmployer(text: string): string[] {
  if (!strongCompany.test(text)) return [text];
  const words = text.split(" ");
  for (let n = words.length - 1; n > 0; n -= 1) {
    const word = words[n - 1] ?? "";
    if (!titleWord.test(word) || word.endsWith(",")) continue;
    const tail = words.slice(n).join(" ");
    const isName = /^\p{Lu}/u.test(tail) && strongCompany.test(tail) && !titleWord.test(tail);
    return isName ? [words.slice(0, n).join(" "), tail] : [text];
  }
  return [text];
}

/** "Site Specialist with Gum Pty Ltd": behind such a word only a house that says so is the employer. */
export function splitLinked(text: string): string[] {
  const found = /^(.{3,60}?) (?:with|for|in) (?:the )?(?=\p{Lu})/u.exec(text);
  if (found === null) return [text];
  const [whole = "", title = ""] = found;
  const house = text.slice(whole.length);
  // Behind "with" any house, behind "for" and "in" only one that says so.
  const tells = / with (?:the )?$/.test(whole) ? companyEnding : strongCompany;
  return titleWord.test(title) && tells.test(house) && !titleWord.test(house) ? [title, house] : [text];
}

export const terms =
  /^(?:full[- ]?time|part[- ]?time|casual|contract|permanent|temporary|temp|fixed[- ]term|freelance|self[- ]employed|internship|seasonal|acting|secondment|maternity leave(?: cover)?|(?:employment |time )?(?:dates?|period|frame)(?: employed| of employment)?|duration|tenure|from|since|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|evenings?|(?:school|summer|uni|christmas) holidays|about \d.*|(?:\d+\+?|one|two|three|four|five|six|seven|eight|nine|ten)\s?(?:years?|yrs?|months?|mos?|weeks?|days?|hours?|hrs?)\b.*)$/i;
