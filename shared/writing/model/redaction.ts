import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { escapePattern } from "#shared/domain/text.ts";
import { findPhone } from "#shared/resume/header/phones.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { applyResumeEdits, type ResumeEdit } from "#shared/resume/resume-edits.ts";
import { withoutHidden } from "../verify/hidden-characters.ts";

type Kind = "NAME" | "EMAIL" | "PHONE" | "STREET" | "LINK";

/** The person's identity besides what the resume says. */
export interface Identity {
  fullName: string;
  email: string;
}

/** Replaces identifying text with placeholders, and puts the person's own words back afterwards. */
export interface Redaction {
  hide(text: string): string;
  /** An unknown placeholder stays in the text, and no fact check accepts it. */
  show(text: string): string;
}

const email = /[\p{L}\p{N}._%+'-]{1,64}@[A-Za-z0-9-]{1,63}(?:\.[A-Za-z0-9-]{1,63}){1,4}/gu;
const link =
  /\b(?:https?:\/\/|www\.)[^\s|,<>()]{2,300}|\b(?!(?:asp|vb|ado|ml)\.net\b)[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,40}){0,3}\.(?:com|net|org|io|dev|me|au)\b(?:\/[^\s|,<>()]{0,200})?/gi;
const streetKind =
  "Street|St|Road|Rd|Avenue|Ave|Av|Drive|Dr|Court|Ct|Place|Pl|Crescent|Cres|Lane|Ln|Parade|Pde|Terrace|Tce|Highway|Hwy|Boulevard|Blvd|Close|Way|Circuit|Cct|Grove|Esplanade|Square|Rise|Walk|Row|Mews|Quay|Loop";
const house =
  "(?:(?:unit|apt|apartment|flat|level|lot|suite|u)\\.? ?)?\\d{1,5}[a-z]?(?: ?[/-] ?\\d{1,5}[a-z]?)?,? ";
const street = new RegExp(`\\b${house}(?:\\p{Lu}[\\p{L}'’-]{1,30} ){1,4}(?:${streetKind})\\b\\.?`, "gu");
/** Used only in a contact block, where "12 wattle street" must be an address. */
const headerStreet = new RegExp(`\\b${house}(?:[\\p{L}'’-]{2,30} ){1,4}(?:${streetKind})\\b\\.?`, "giu");
const postBox = /\b(?:G\.?P\.?O\.?|P\.?O\.?|Locked) ?(?:Box|Bag) \d{1,6}\b/gi;
const placeholder = /\[(?:NAME|EMAIL|PHONE|STREET|LINK)_\d{1,4}\]/g;
const mostPhonesOfLine = 6;

const wholeWord = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(text).replace(/\s+/g, "\\s+")}(?![\\p{L}\\p{N}])`, "giu");

/** A number in any grouping, with 0 or +61 in front. */
function anyGrouping(phone: string): RegExp[] {
  const digits = phone.replace(/\D/g, "").slice(-9);
  if (digits.length < 6) return [];
  return [new RegExp(`(?:\\+?61[\\s().-]{0,2}|\\(?0)?${[...digits].join("[\\s().-]{0,2}")}(?!\\d)`, "g")];
}

/**
 * Name, e-mail, telephone, street and links never reach a language model (docs/security.md, LL-06), and neither do
 * names of referees. A part of the name is hidden if it has a capital: "May" in a date is hidden as well and put back
 * later. Both the text that was read and the person's corrections of it are hidden.
 */
export function createRedaction(
  resume: { resumeText: string; resumeEdits?: readonly ResumeEdit[] },
  identity: Identity,
): Redaction {
  const read = readResume(resume.resumeText);
  const rules = literalRules([read, applyResumeEdits(read, resume.resumeEdits ?? [])], identity);
  const tokens = new Map<string, string>();
  const originals = new Map<string, string>();
  const tokenFor = (kind: Kind, text: string) => {
    const known = tokens.get(text);
    if (known !== undefined) return known;
    const token = `[${kind}_${tokens.size + 1}]`;
    tokens.set(text, token);
    originals.set(token, text);
    return token;
  };
  return {
    hide(text) {
      // Remove characters that could be hidden between the letters of an address first.
      let hidden = withoutHidden(text).replace(placeholder, " ");
      for (const [kind, pattern] of rules) hidden = hidden.replace(pattern, (found) => tokenFor(kind, found));
      return hidden.split("\n").map(hidePhones).join("\n");
    },
    show: (text) => text.replace(placeholder, (token) => originals.get(token) ?? token),
  };

  function hidePhones(line: string): string {
    let rest = line;
    for (let n = 0; n < mostPhonesOfLine; n++) {
      const phone = findPhone(rest);
      if (phone === undefined) break;
      rest = rest.replaceAll(phone, tokenFor("PHONE", phone));
    }
    return rest;
  }
}

/** Longest first: the whole name before its parts, an address before its parts. */
function literalRules(models: readonly ResumeModel[], identity: Identity): [Kind, RegExp][] {
  const basics = models.map((model) => model.basics);
  const referees = models.flatMap((model) => model.referees);
  const header = models.flatMap((model) => model.meta.lines.filter((line) => line.section === "header"));
  const streets = header.flatMap(({ text }) => (text.length < 400 ? (text.match(headerStreet) ?? []) : []));
  const own = texts([...basics.map((one) => one.name), identity.fullName]);
  const parts = texts(own.flatMap((name) => name.split(/\s+/))).filter((one) => /^\p{L}{2}/u.test(one));
  const names = [...own, ...texts(referees.map((one) => one.name))];
  const phones = texts([...basics.map((one) => one.phone), ...referees.map((one) => one.contact)]);
  const rule = (kind: Kind, literals: readonly string[], pattern = wholeWord) =>
    literals.map((one): [Kind, RegExp] => [kind, pattern(one)]);
  return [
    ...rule("LINK", texts(basics.flatMap((one) => one.profiles))),
    ...rule("EMAIL", texts([...basics.map((one) => one.email), identity.email])),
    ["EMAIL", email],
    ["LINK", link],
    ...rule("STREET", texts(streets)),
    ["STREET", street],
    ["STREET", postBox],
    ...phones.flatMap(anyGrouping).map((one): [Kind, RegExp] => ["PHONE", one]),
    ...rule("NAME", names),
    ...rule("NAME", parts, capitalWord),
  ];
}

/** The texts that are present, each once. */
function texts(list: readonly (string | undefined)[]): string[] {
  return [
    ...new Set(list.flatMap((one) => (one !== undefined && one.trim().length > 1 ? [one.trim()] : []))),
  ];
}

/** "Robin" and "ROBIN", not "robin": many names are words too. */
function capitalWord(part: string): RegExp {
  const forms = [part, part.toUpperCase()].map(escapePattern);
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${forms.join("|")})(?![\\p{L}\\p{N}_])`, "gu");
}
