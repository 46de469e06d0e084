import type { ResumeBasics, ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import { namesJob } from "#shared/engine/roles/job-titles.ts";
import { findEmail } from "./emails.ts";
import { findName } from "./find-name.ts";
import { findLocation } from "./locations.ts";
import { headerPieces } from "./person-name.ts";
import { findContactPhone, findPhone } from "./phones.ts";

const longest = 400;
const profile =
  /(?:https?:\/\/)?(?:www\.)?(?:linkedin\.com\/[\w\-/%]{1,80}|github\.com\/[\w\-.]{1,60}|gitlab\.com\/[\w\-.]{1,60}|behance\.net\/[\w\-.]{1,60}|[a-z0-9-]{1,40}\.(?:com|net|dev|io|me|com\.au)\/[\w\-./%]{1,80})|https?:\/\/[^\s|,]{4,120}/gi;

function findProfiles(text: string): string[] {
  if (text.length > longest || !/[./]/.test(text)) return [];
  const email = findEmail(text);
  const rest = email === undefined ? text : text.replace(email, " ");
  return (rest.match(profile) ?? []).map((url) => url.replace(/(?<![).,;])[).,;]+$/, ""));
}

const rightsPattern =
  /\b(working rights|work rights|right to work|australian citizen|permanent resident|citizenship|visa|eligible to work)\b/i;
const rightsHeading =
  /^(?:work(?:ing)? rights|right to work|citizenship|visa(?: status)?|residency(?: status)?)\W*$/i;

/** Of "Permanent resident. Open to travel. Left a contract early." the first: the others are not for every letter. */
function rightsSentence(text: string): string {
  const sentences = text.split(/(?<=[.;!?])\s+/);
  const told = sentences.find((one) => rightsPattern.test(one)) ?? sentences[0] ?? text;
  return told.replace(/[.;]$/, "");
}

/** The sentence that says who may work here; under a heading of that name, in the line below it. */
function findWorkRights(lines: readonly ResumeLine[]): string | undefined {
  const at = lines.findIndex(({ text }) => text.length < 200 && rightsPattern.test(text));
  const found = lines[at];
  if (found === undefined) return undefined;
  const below = lines[at + 1];
  const isBelow =
    (found.heading === true || rightsHeading.test(found.text)) &&
    below !== undefined &&
    below.text.length < 200;
  return rightsSentence(isBelow ? below.text : found.text);
}

const around = /^(?:mr|mrs|ms|miss|mx|dr|prof)\b|^[\s,.]|^\p{Lu}{2,5}(?:,|$)/iu;

/** "HR licence, clean", "TEACHING PHILOSOPHY": a credential or a heading, and no headline. */
const noLabel = /\b(?:licen[cs]es?|philosophy|statement|objective|profile|tickets?|qualifications?)\b/i;

function findLabel(lines: readonly ResumeLine[], name: string | undefined): string | undefined {
  for (const { text } of lines.slice(0, 8)) {
    if (text.length > 160) continue;
    const rest = name === undefined ? text : text.replace(name, "");
    const whole =
      rest.length < 70 && !/@|\d{3}/.test(rest)
        ? [rest.replace(/^[\s|•·,–—-]+/, "").trim()]
        : headerPieces(rest);
    const isLabel = (p: string) =>
      p !== "" && p.length < 80 && !/@|\d{3}|[.]$/.test(p) && !noLabel.test(p) && namesJob(p);
    const label = whole.find((p) => isLabel(p) && !(rest !== text && around.test(p)));
    if (label !== undefined) return label;
  }
  return undefined;
}

function firstOf(
  lines: readonly ResumeLine[],
  find: (text: string) => string | undefined,
): string | undefined {
  for (const { text } of lines) {
    const found = find(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

const contactHeading = /^(?:my )?(?:contact|personal|details|get in touch|reach me)/i;

/** The lines above the first heading and those under "Contact" or "Personal details", wherever they are. */
function contactLines(lines: readonly ResumeLine[]): ResumeLine[] {
  let isContact = false;
  return lines.filter((line) => {
    if (line.heading === true) isContact = line.section === "other" && contactHeading.test(line.text);
    return line.section === "header" || isContact;
  });
}

/** A referee's data are never the person's own. */
function ownLines(lines: readonly ResumeLine[]): ResumeLine[] {
  return lines.filter((line) => line.section !== "referees");
}

/**
 * Name, headline, contact data and work rights. Contact data may be anywhere but with the referees; the
 * contact block comes first. Absent when not read.
 */
export function readContactDetails(lines: readonly ResumeLine[]): ResumeBasics {
  const own = ownLines(lines);
  const contact = contactLines(lines);
  const top = contact.length > 0 ? contact : own.filter((line) => line.section !== "work").slice(0, 6);
  const email = firstOf(contact, findEmail) ?? firstOf(own, findEmail);
  const name = findName(lines, email);
  const label = findLabel(top, name);
  const phone = firstOf(contact, findContactPhone) ?? firstOf(own, findPhone);
  const location = firstOf(top, findLocation);
  const rights = findWorkRights(own);
  const profiles = top.concat(own.slice(0, 40)).flatMap(({ text }) => findProfiles(text));
  return {
    ...(name === undefined ? {} : { name }),
    ...(label === undefined ? {} : { label }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...(location === undefined ? {} : { location }),
    profiles: [...new Set(profiles)].slice(0, 8),
    ...(rights === undefined ? {} : { workRights: rights }),
  };
}
