import { readAdFacts } from "#shared/engine/ad/facts/ad-facts.ts";
import type { AdInput } from "#shared/engine/analysis.ts";
import { findMarkup, withoutHidden } from "../../verify/hidden-characters.ts";
import type { Target } from "../../verify/scope.ts";
import { spokenTitle } from "./spoken-title.ts";

const longest = 90;
const unsafe = /https?:|www\.|@|[<>[\]{}|]|\b(?:ignore|instruction|system|prompt)\b/i;

/** A name of the ad or the resume as a slot takes it: one short plain line, or an empty text. */
export function plainName(text: string | undefined): string | undefined {
  const name = withoutHidden(text ?? "")
    .replace(/\s+/g, " ")
    .trim();
  if (!/\p{L}/u.test(name) || name.length > longest || unsafe.test(name) || findMarkup(name) !== undefined)
    return undefined;
  return name;
}

const numbered =
  /\b(?:reference|ref|job|position|vacancy|requisition)\.? ?(?:number|no|id|code|ref)?\.?\s?[:#]?\s{0,3}((?:[A-Z]{1,6}[-/ ]?)?\d[\d/-]{1,13}\d[A-Z]?)\b/i;

/** "Reference number: HSV/4521"; a year does not count. */
function referenceOf(text: string): string | undefined {
  const found = numbered.exec(text)?.[1];
  return found === undefined || /^(?:19|20)\d\d$/.test(found) ? undefined : found;
}

const personName =
  "((?:(?:Dr|Mr|Ms|Mrs|Prof)\\.? )?[A-Z][a-z\\u00C0-\\u017F'’-]{1,20}(?: (?:(?:van|de|der|von|Mc|Mac|O['’])? ?)?[A-Z][\\w\\u00C0-\\u017F'’-]{1,20}){1,2})";
/** "Contact: Jo Banks", "Hiring manager: Ana Li", "speak to our Store Manager, Jo Banks, on". */
const labelled = new RegExp(
  `\\b(?:[Cc]ontact(?: person| name| officer)?|[Ee]nquiries|[Ee]nquiries to|[Hh]iring [Mm]anager|[Aa]ttention|[Aa]ttn|[Aa]ddressed to|[Aa]pplications to)\\s?[:–-]?\\s+${personName}(?=\\s*(?:[,.;(\\n–-]|on\\b|at\\b|$))`,
  "m",
);
const withPost = new RegExp(
  `\\b(?:[Cc]ontact|[Cc]all|[Rr]ing|[Ee]mail|[Pp]hone|[Ss]peak (?:to|with)|[Tt]alk (?:to|with)|[Qq]uestions to|[Aa]sk for|[Ee]nquiries to)\\s+(?:our |the |your )?(?:[\\w&’'-]+ ){0,5}?(?:[Mm]anager|[Ll]ead|[Ll]eader|[Cc]oordinator|[Dd]irector|[Oo]fficer|[Ss]upervisor|[Pp]rincipal|[Hh]ead|[Pp]artner|[Aa]dvis[eo]r|[Cc]onsultant|[Oo]wner|[Ss]uperintendent|[Ff]oreman|[Ee]ditor|[Ss]ecretary|[Cc]hef|[Nn]urse|[Rr]ecruiter),? ${personName}(?=\\s*(?:[,.;(\\n–-]|on\\b|at\\b|$))`,
);
/** "Phone Leanne Prewett on 0491 570 118". */
const direct = new RegExp(
  `\\b(?:[Cc]ontact|[Cc]all|[Rr]ing|[Ee]mail|[Pp]hone|[Ss]peak (?:to|with)|[Tt]alk (?:to|with)|[Aa]sk for) ${personName}(?=\\s*(?:[,.;(\\n–-]|on\\b|at\\b|for\\b|$))`,
);
const noPerson =
  /\b(?:Human|People|Talent|Team|Department|Recruitment|Apply|Manager|Services|Resources|Australia|Aboriginal|Torres|Agency|Committee|Council|Centre|Desk|Customer|Officer|Coordinator|Director|Monday|Tuesday|Wednesday|Thursday|Friday|January|February|March|April|June|July|August|September|October|November|December)\b/;

function contactName(text: string, asOf: string): string | undefined {
  const read = readAdFacts(text, { asOf }).contact?.name;
  if (read !== undefined) return read;
  return [labelled, direct, withPost]
    .map((pattern) => pattern.exec(text)?.[1])
    .find((one) => one && !noPerson.test(one));
}

const courtesy = /^(?:Dr|Mr|Ms|Mrs|Prof)\b/;

/** "Dr Ana Li" is greeted as "Dr Li", "Jo Banksia" with both names. */
export function greetedAs(name: string): string {
  const words = name.split(" ");
  return courtesy.test(name) && words.length > 1 ? `${words[0]} ${words.at(-1)}` : name;
}

/**
 * The job and employer of a letter, and the ad's contact and reference. Text that does not look like a name is left
 * out.
 */
export function letterTarget(ad: AdInput, asOf: string): Target {
  const title = plainName(ad.title === undefined ? undefined : spokenTitle(ad.title));
  const company = plainName(ad.company);
  const contact = plainName(contactName(ad.text, asOf));
  const reference = referenceOf(ad.text);
  return {
    ...(title !== undefined && { title }),
    ...(company !== undefined && { company }),
    ...(contact !== undefined && { contact }),
    ...(reference !== undefined && { reference }),
  };
}
