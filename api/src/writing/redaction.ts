import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { findPhone } from "#shared/resume/phones.ts";

type Kind = "NAME" | "EMAIL" | "PHONE" | "STREET" | "LINK";

/** Who the person is, besides what the resume says. */
export interface Identity {
  fullName: string;
  email: string;
}

/** Puts placeholders where a text names or reaches a person, and the person's own words back afterwards. */
export interface Redaction {
  hide(text: string): string;
  /** A placeholder that was never given out stays, and no fact check lets it pass. */
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
/** In a contact block, where "12 wattle street" can be nothing else. */
const headerStreet = new RegExp(`\\b${house}(?:[\\p{L}'’-]{2,30} ){1,4}(?:${streetKind})\\b\\.?`, "giu");
const postBox = /\b(?:G\.?P\.?O\.?|P\.?O\.?|Locked) ?(?:Box|Bag) \d{1,6}\b/gi;
const placeholder = /\[(?:NAME|EMAIL|PHONE|STREET|LINK)_\d{1,4}\]/g;
const mostPhonesOfLine = 6;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const wholeWord = (text: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(text).replace(/\s+/g, "\\s+")}(?![\\p{L}\\p{N}])`, "giu");

/** A number in any grouping, with 0 or +61 in front. */
function anyGrouping(phone: string): RegExp | undefined {
  const digits = phone.replace(/\D/g, "").slice(-9);
  if (digits.length < 6) return undefined;
  return new RegExp(`(?:\\+?61[\\s().-]{0,2}|\\(?0)?${[...digits].join("[\\s().-]{0,2}")}(?!\\d)`, "g");
}

/**
 * Name, e-mail, telephone, street and links never reach a language model (security.md LL-06). The names of
 * referees count too. A part of the name is hidden where it has a capital: "May" in a date is hidden with it,
 * and comes back with it.
 */
export function createRedaction(model: ResumeModel, identity: Identity): Redaction {
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
  const rules = literalRules(model, identity);
  return {
    hide(text) {
      let hidden = text.replace(placeholder, " ");
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

/** Longest first: the whole name before its parts, an address before what it holds. */
function literalRules(model: ResumeModel, identity: Identity): [Kind, RegExp][] {
  const { name, email: ownEmail, phone, profiles } = model.basics;
  const header = model.meta.lines.filter((line) => line.section === "header").map((line) => line.text);
  const streets = header.flatMap((line) => (line.length < 400 ? (line.match(headerStreet) ?? []) : []));
  const names = [name, identity.fullName, ...model.referees.map((one) => one.name)].filter(isText);
  const parts = [...new Set(isText(name) ? name.split(/\s+/) : [])].filter((one) => /^\p{L}{2}/u.test(one));
  const phones = [phone, ...model.referees.map((one) => one.contact)].filter(isText).map(anyGrouping);
  return [
    ...profiles.filter(isText).map((one): [Kind, RegExp] => ["LINK", wholeWord(one)]),
    ...[ownEmail, identity.email].filter(isText).map((one): [Kind, RegExp] => ["EMAIL", wholeWord(one)]),
    ["EMAIL", email],
    ["LINK", link],
    ...streets.map((one): [Kind, RegExp] => ["STREET", wholeWord(one)]),
    ["STREET", street],
    ["STREET", postBox],
    ...phones.flatMap((one): [Kind, RegExp][] => (one ? [["PHONE", one]] : [])),
    ...names.map((one): [Kind, RegExp] => ["NAME", wholeWord(one)]),
    ...parts.map((one): [Kind, RegExp] => ["NAME", capitalWord(one)]),
  ];
}

const isText = (text: string | undefined): text is string => text !== undefined && text.trim().length > 1;

/** "Robin" and "ROBIN", not "robin": many names are words too. */
function capitalWord(part: string): RegExp {
  const forms = [part, part.toUpperCase()].map(escaped);
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${forms.join("|")})(?![\\p{L}\\p{N}_])`, "gu");
}
