import { stateNames } from "#shared/domain/australia.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";
import { lowered } from "../deeds/deed.ts";
import { article } from "../letter-phrases.ts";
import { withArticle } from "../letter-target.ts";
import { commaPieces } from "./comma-pieces.ts";

const noun =
  /^(?:bachelor|b(?:sc|a|eng|com|bus|ed|n)\b|llb\b|m(?:sc|ba)\b|cert(?:ificate)? (?:i{1,3}|iv)\b|master|doctor|doctorate|phd|diploma|advanced diploma|associate degree|graduate (?:certificate|diploma)|certificate|.*\b(?:clearance|certificate|licence|license|check|card|registration|permit|passport|medical|degree|qualification|ticket|accreditation))\b/i;
const plural = /\b(?:registrations|licences|tickets|certificates|vaccinations)$/i;
const school = /\b(?:university|tafe|college|institute|school|academy|polytechnic|RMIT|UTS|UNSW)\b/i;

/** The name of a paper is short; so is what a pattern here gets to read. */
const longest = 300;

/** The name says what it is: a licence, a degree, a check. */
export const isPaper = (name: string): boolean =>
  !/^(?:own\b|\[)/i.test(name) &&
  !remark.test(name) &&
  !blemish.test(name) &&
  !denied.test(name) &&
  isPaperName(name);

/** "Police check - for the pub job in": what is remarked of a paper may limit it. */
const remark = / [-\u2013\u2014] \p{Ll}/u;

/** "Driving record (one speeding fine 2023)": no letter begins with it. */
const blemish =
  /\b(?:record|fines?|offences?|convictions?|demerits?|points|expired|lapsed|waiting|pending)\b/i;

/** "I do not hold an X-ray licence", "no forklift ticket". */
const denied = /\b(?:not|no|never|without|don['\u2019]?t|haven['\u2019]?t|I)\b/i;

const isPaperName = (name: string): boolean =>
  noun.test(name) || plural.test(name) || findTerms(name).some(({ term }) => term.kind === "licence");

/** "AHPRA, full registration" is the registration with AHPRA. */
function turned(item: string): string {
  const [, body, what, rest = ""] =
    /^([^,]*\b(?:college|board|institute|council|agency|authority|AHPRA)\b[^,]*), ((?:full |provisional |current |general )?registration)\b(.*)$/i.exec(
      // "Board of Keepers (full registration, since 2020)"
      item.replace(
        /^([^(),]{3,80}) \(((?:full |provisional |current |general )?registration\b[^()]*)\)$/i,
        "$1, $2",
      ),
    ) ?? [];
  return body === undefined || what === undefined
    ? item
    : `${what} with ${/^the /i.test(body) ? "" : "the "}${body}${rest}`;
}

const registered =
  /^((?:registered|enrolled) \p{L}+)(?: \([^()]*\))?, ((?:the )?[^,]*\b(?:college|board|institute|council|agency|authority|AHPRA)\b[^,]*)/iu;

const ahpra =
  /^AHPRA[ -]((?:Registered|Enrolled) (?:Nurse|Midwife)|(?:Registered )?[A-Z]\p{L}+(?:ist|er|or|wife|nurse))(?: \([^()]*\))?$/u;

/** "Registered Nurse (Division 1), Nursing and Midwifery Board" is the registration as one. */
function asRegistration(item: string): string | undefined {
  const [, asWhat] = ahpra.exec(item) ?? [];
  if (asWhat !== undefined) return `AHPRA registration as ${article(asWhat)}`;
  const [, title, body] = registered.exec(item) ?? [];
  if (title === undefined || body === undefined) return undefined;
  return `registration as ${article(title)} with ${/^(?:the |AHPRA)/i.test(body) ? "" : "the "}${body}`;
}

const ofState = new Set([
  "Qld",
  "Vic",
  "Tas",
  ...Object.values(stateNames).map((name) => name.split(" ")[0]),
]);
/** "Working with Children Check" goes on as a name, "C class licence" begins with one. */
const isSentenceCase = (name: string) =>
  /^\S{2,} \p{Ll}/u.test(name) && !/ \p{Lu}\p{Ll}/u.test(name) && !ofState.has(name.split(" ")[0]);

/** "Driver's licence" and "First aid" are no names; "WA Electrician's licence" and "White Card" keep what they begin with. */
const lowerPaper = (name: string) =>
  (isSentenceCase(name) ? lowered(name) : name).replace(
    /^(?=(?:Driver|Current|Open|Full|Forklift|Manual|Unrestricted|High)\b)\p{Lu}/u,
    (one) => one.toLowerCase(),
  );

/** "Employee WWCC to": its date was read and cut out. */
const dangling = / (?:to|until|till|from|since|valid|expires|expiring|renewed|dated|done)$/i;
/** "National police certificate March 2026", "Dogman DG 2019". */
const monthAndYear = / ((?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{Ll}* )?(?:19|20)\d\d)$/iu;

function onePaper(item: string): string {
  const [name = "", ...parts] = commaPieces(turned(item).replace(/^([^(]*?): /, "$1, "));
  const at = parts.findIndex((part) => school.test(part) && !part.startsWith("["));
  // "TAFE SA 2018": the school and the year.
  const [, place = parts[at] ?? "", year] = /^(.{3,}?) ((?:19|20)\d\d)$/.exec(parts[at] ?? "") ?? [];
  const from = at === -1 ? "" : ` from ${withArticle(place)}`;
  // "[SCHOOL]": what an anonymous copy leaves out.
  const rest = parts.filter((part, n) => n !== at && !part.startsWith("["));
  if (year !== undefined) rest.unshift(year);
  const head = name
    .replace(/ since (?:\p{L}+ )?\d{4}$/u, "")
    .replace(dangling, "")
    .replace(/ \(([^()]*\d{4}|open|unrestricted)\)$/, (_, when: string) => {
      rest.unshift(when);
      return "";
    })
    .replace(monthAndYear, (_, when: string) => {
      rest.unshift(when);
      return "";
    });
  const named =
    noun.test(head) && !plural.test(head) && !/registration with /.test(head)
      ? article(lowerPaper(head))
      : lowerPaper(head);
  const aside = rest
    .join(", ")
    .replace(/ \(([^()]*)\)/g, (_, inner: string) => `, ${inner.replace(": ", " ")}`);
  return `${named}${from}${aside === "" ? "" : ` (${aside})`}`;
}

/** "Checks: NDIS Worker Screening, …": the name of the part before what stands in it. */
const partLabel =
  /^(?:(?:checks?|licen[cs]es?|tickets?|qualifications?|training|certificates?|papers?|clearances?|memberships?|registrations?|education|studies|study)(?: (?:and|&) \p{L}+)?)\s?:\s+/iu;
/** Languages are spoken, and not held. */
const ofLanguages = /^languages?\b/i;
/** "2021            Diploma of Dog Care": a column of years. */
const yearColumn = /^((?:19|20)\d\d)\s{2,}(\S.*)$/;

/**
 * Papers as the resume lists them, for a sentence: "Bachelor of Nursing, Deakin University, 2014" is "a Bachelor of
 * Nursing from Deakin University (2014)"; "White Card, NSW driver licence" are two.
 */
export function paperPhrases(whole: string): string[] {
  if (whole.length > longest || ofLanguages.test(whole)) return [];
  const item = whole.replace(partLabel, "").replace(yearColumn, "$2, $1");
  const registration = asRegistration(item);
  if (registration !== undefined) return [registration];
  const parts = commaPieces(item.replace(/[.;]$/, "")).map((part) => part.replace(/^(?:and|plus|&) /i, ""));
  const groups: string[] = [];
  for (const part of parts) {
    const isOwn =
      groups.length === 0 ||
      (isPaper(part) &&
        !school.test(part) &&
        !/^(?:full|provisional|current|general) registration/i.test(part));
    if (isOwn) groups.push(part);
    else groups[groups.length - 1] += `, ${part}`;
  }
  return groups.map(onePaper);
}

const status =
  /^(?:an? )?((?:australian|new zealand|permanent|dual|temporary)[\p{L} ]*\b(?:citizen|resident)(?: of australia)?)\b[^.]*$/iu;

/** What the resume says of the right to work, as a sentence of the person; undefined where it is no such thing. */
export function rightsSentence(rights: string): string | undefined {
  if (rights.length > longest) return undefined;
  const [first = ""] = rights.trim().split(/(?<=[.!?])\s+/);
  const said = first.replace(/(?<![.;,])[.;,]+$/, "");
  if (/^I (?:am|have|hold|can)\b/.test(said)) return `${said}.`;
  const held = status.exec(said)?.[1];
  if (held !== undefined)
    return `I am ${article(`${/^(?:permanent|dual|temporary)/i.test(held) ? held.toLowerCase() : held}`)}.`.replace(
      / of australia\b/,
      " of Australia",
    );
  // "Licence and visa" is a heading that was taken for it.
  if (/\band visa\b/i.test(said) && said.split(" ").length < 5) return undefined;
  if (/\b(?:visa|right to work|work rights)\b/i.test(said) && said.split(" ").length < 12)
    return `I hold ${/^(?:full|unrestricted|right)/i.test(said) ? said.toLowerCase() : article(said)}.`;
  return undefined;
}
