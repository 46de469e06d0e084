import type { AdInput } from "#shared/engine/analysis.ts";
import { readAdFacts } from "#shared/engine/read-ad/facts/ad-facts.ts";
import { findMarkup, withoutHidden } from "../../verify/hidden-characters.ts";
import type { Target } from "../../verify/scope.ts";
import { article } from "./letter-phrases.ts";
import { spokenTitle } from "./spoken-title.ts";

const longest = 90;
const unsafe = /https?:|www\.|@|[<>[\]{}|]|\b(?:ignore|instruction|system|prompt)\b/i;

/** A name of the ad as it may stand in a letter: one short plain line, or nothing. */
function plainName(text: string | undefined): string | undefined {
  const name = withoutHidden(text ?? "")
    .replace(/\s+/g, " ")
    .trim();
  if (!/\p{L}/u.test(name) || name.length > longest || unsafe.test(name) || findMarkup(name) !== undefined)
    return undefined;
  return name;
}

const numbered =
  /\b(?:reference|ref|job|position|vacancy|requisition)\.? ?(?:number|no|id|code|ref)?\.?\s?[:#]?\s{0,3}((?:[A-Z]{1,6}[-/ ]?)?\d[\d/-]{1,13}\d[A-Z]?)\b/i;

/** "Reference number: HSV/4521"; a year is none. */
function referenceOf(text: string): string | undefined {
  const found = numbered.exec(text)?.[1];
  return found === undefined || /^(?:19|20)\d\d$/.test(found) ? undefined : found;
}

const courtesy = /^(?:Dr|Mr|Ms|Mrs|Prof)\b/;

/** "Dr Ana Li" is greeted as "Dr Li", "Jo Banksia" with both names. */
function greetedAs(name: string | undefined): string | undefined {
  const plain = plainName(name);
  if (plain === undefined || !courtesy.test(plain)) return plain;
  const words = plain.split(" ");
  return words.length < 2 ? undefined : `${words[0]} ${words.at(-1)}`;
}

/** The job and the employer that a letter is addressed to, whom it greets and the ad's number; what does not look like a name is left out. */
export function letterTarget(ad: AdInput, asOf: string): Target {
  const title = plainName(ad.title === undefined ? undefined : spokenTitle(ad.title));
  const company = plainName(ad.company);
  const contact = greetedAs(readAdFacts(ad.text, { asOf }).contact?.name);
  const reference = referenceOf(ad.text);
  return {
    ...(title !== undefined && { title }),
    ...(company !== undefined && { company }),
    ...(contact !== undefined && { contact }),
    ...(reference !== undefined && { reference }),
  };
}

/** "the Registered Nurse role at Bellarine District Health (reference 4521)". */
export function nameRole({ title, company, reference }: Target): string {
  const role =
    title === undefined
      ? "the advertised role"
      : /\b(?:role|position|job)\b/i.test(title)
        ? `the ${title}`
        : `the ${title} role`;
  const number = reference === undefined ? "" : ` (reference ${reference})`;
  // "… at Homes for the Aged Inc." ends in one stop.
  const house = number === "" ? company?.replace(/\.$/, "") : company;
  return `${house === undefined ? role : `${role} at ${withArticle(house)}`}${number}`;
}

const body =
  /^(?:university|institute|department|ministry|office|city|shire|faculty|commission|bureau|council|museum|school|college|centre|center|academy|bank) (?:of|for) /i;

/** "Australian War Memorial", "Federal Circuit and Family Court (Division 1)": houses of the public that one names with "the". */
const institution =
  /^(?!the )\p{Lu}[\p{L}'\u2019 ]{2,60} (?:Memorial|Museum|Court|Tribunal|Commission|Zoo|Parliament|Ombudsman|Authority)(?: of \p{Lu}[\p{L} ]{1,40})?(?: \([^()]{1,40}\))?$/u;

/** "state primary school", "busy cafe in Carlton": what an employer is, where its name is not told. */
const unnamed =
  /^(?!(?:an?|the|my|our|own|self|various|several|different|many|two|three|four) )\p{Ll}[\p{L}-]{0,20} (?:[\p{L}\d,&'\u2019-]{1,20} ){0,4}?(?:school|agency|company|firm|hospital|clinic|practice|surgery|pharmacy|cafe|caf\u00e9|restaurant|hotel|pub|club|bakery|shop|store|supermarket|salon|gym|farm|station|orchard|winery|factory|plant|warehouse|workshop|garage|builder|contractor|kindergarten|childcare centre|centre|council|charity|household|family|bank|university|college|office|studio)(?! (?!in |at |near |on )\p{Ll})/u;

/** "the University of New England", "an NSW regional agency", "a state primary school"; other employers need no article. */
export function withArticle(employer: string): string {
  if (body.test(employer) || institution.test(employer)) return `the ${employer}`;
  if (unnamed.test(employer)) return article(employer);
  return /^[A-Z]{2,5} \p{Ll}.* (?:agency|company|firm|school|hospital)$/u.test(employer)
    ? article(employer)
    : employer;
}
