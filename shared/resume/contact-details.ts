import type { ResumeBasics } from "#shared/domain/resumes/resume-model.ts";
import { namesJob } from "#shared/match/job-titles.ts";
import { findLocation } from "./locations.ts";
import { headingSection } from "./sections.ts";
import type { TextLine } from "./text-lines.ts";

const nameChar = /[\p{L}\p{N}._%+\-']/u;
const domainChar = /[A-Za-z0-9.-]/;

/** The e-mail address around an "@", by walking outwards: linear on any line. */
export function findEmail(text: string): string | undefined {
  for (let at = text.indexOf("@"); at !== -1; at = text.indexOf("@", at + 1)) {
    let from = at;
    while (from > 0 && at - from < 64 && nameChar.test(text[from - 1] ?? "")) from -= 1;
    let to = at + 1;
    while (to < text.length && to - at < 200 && domainChar.test(text[to] ?? "")) to += 1;
    const email = text.slice(from, to).replace(/[.-]+$/, "");
    if (from < at && /@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,24}$/.test(email)) return email;
  }
  return undefined;
}

const longest = 400;
/** Australian forms first (04xx, +61, (0x)), then any international or ten-digit number. */
const phones = [
  /(?<![\d+])(?:\+61|0061)[ -.]?(?:\(0\))?[ -]?[2-478](?:[ -.]?\d){8}(?!\d)/,
  /(?<![\d+])04\d{2}[ -.]?\d{3}[ -.]?\d{3}(?!\d)/,
  /(?<![\d+])\(0[2378]\)[ ]?\d{4}[ -.]?\d{4}(?!\d)/,
  /(?<![\d+])0[2378][ -.]?\d{4}[ -.]?\d{4}(?!\d)/,
  /(?<![\d+])1[38]00[ ]?\d{3}[ ]?\d{3}(?!\d)/,
  /(?<![\d+])\+\d{1,3}[ -.]?(?:\(\d{1,4}\)[ -.]?)?\d(?:[ -.]?\d){5,11}(?!\d)/,
  /(?<![\d+])\(\d{3}\)[ -]?\d{3}[ -.]?\d{4}(?!\d)/,
  /(?<![\d+])\d{3}[ -.]\d{3}[ -.]\d{4}(?!\d)/,
];

/** The phone number as written, or undefined. */
export function findPhone(text: string): string | undefined {
  if (text.length > longest) return undefined;
  for (const pattern of phones) {
    const found = pattern.exec(text);
    if (found !== null) return found[0].trim();
  }
  return undefined;
}

const profile =
  /(?:https?:\/\/)?(?:www\.)?(?:linkedin\.com\/[\w\-/%]{1,80}|github\.com\/[\w\-.]{1,60}|gitlab\.com\/[\w\-.]{1,60}|behance\.net\/[\w\-.]{1,60}|[a-z0-9-]{1,40}\.(?:com|net|dev|io|me|com\.au)\/[\w\-./%]{1,80})|https?:\/\/[^\s|,]{4,120}/gi;

function findProfiles(text: string): string[] {
  if (text.length > longest || !/[./]/.test(text)) return [];
  const email = findEmail(text);
  const rest = email === undefined ? text : text.replace(email, " ");
  return (rest.match(profile) ?? []).map((url) => url.replace(/[).,;]+$/, ""));
}

const rightsPattern =
  /\b(working rights|work rights|right to work|australian citizen|permanent resident|citizenship|visa|eligible to work)\b/i;

/** Pieces of a packed header line: "Jane Citizen | 0491 570 006 | Geelong VIC". */
export function headerPieces(text: string): string[] {
  return text
    .split(/\s{2,}|\t|\s?[|•·;]\s?|\s[–—-]\s|,\s|(?:^|\s)(?:e-?mail|mobile|phone|tel|ph|address)\b\s?:?\s?/i)
    .map((p) => p.trim())
    .filter((p) => p !== "");
}

const noName =
  /\b(resume|curriculum|vitae|cv|address|phone|mobile|email|page|profile|contact|details|application|confidential|bachelor|master|diploma|certificate|university|college|degree|about|street|new york|san francisco|los angeles)\b/i;
const nameWord = /^[\p{Lu}][\p{L}\p{M}'’.-]*$/u;
const particle = /^(de|da|di|del|della|van|von|der|den|la|le|bin|al|el|dos|du|ter|ten|of|y|e)$/;

/** Two to five capitalised words and nothing else: a person's name. */
export function looksLikeName(text: string): boolean {
  const clean = text.replace(/^(name|resume of|curriculum vitae of|cv of)\s*:?\s*/i, "").trim();
  if (clean.length > 60 || noName.test(clean) || /\d|@/.test(clean)) return false;
  const words = clean.split(/\s+/);
  if (words.length < 2 || words.length > 5) return false;
  if (!words.every((w) => nameWord.test(w) || particle.test(w) || /^\([\p{L}]+\)$/u.test(w))) return false;
  return true;
}

function findName(lines: readonly TextLine[]): { name: string; line: number } | undefined {
  for (const strict of [true, false]) {
    for (let n = 0; n < Math.min(lines.length, 12); n += 1) {
      const text = lines[n]?.text ?? "";
      const line = lines[n];
      if (text.length > 200 || line === undefined || headingSection(line) !== undefined) continue;
      const whole = looksLikeName(text) ? [text] : headerPieces(text);
      const name = whole.find(
        (p) => looksLikeName(p) && findLocation(p) === undefined && !(strict && namesJob(p)),
      );
      if (name !== undefined)
        return { name: name.replace(/^(name|resume of|curriculum vitae of|cv of)\s*:?\s*/i, ""), line: n };
    }
  }
  return undefined;
}

function findLabel(lines: readonly TextLine[], name: string | undefined): string | undefined {
  for (const { text } of lines.slice(0, 8)) {
    if (text.length > 160) continue;
    const rest = name === undefined ? text : text.replace(name, "");
    const whole =
      rest.length < 70 && !/@|\d{3}/.test(rest)
        ? [rest.replace(/^[\s|•·,–—-]+/, "").trim()]
        : headerPieces(rest);
    const label = whole.find((p) => p !== "" && p.length < 80 && namesJob(p) && !/@|\d{3}|[.]$/.test(p));
    if (label !== undefined) return label;
  }
  return undefined;
}

function firstOf(lines: readonly TextLine[], find: (text: string) => string | undefined): string | undefined {
  for (const { text } of lines) {
    const found = find(text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Name, headline, contact data and work rights. `header` are the lines before the first heading; contact
 * data is also looked for in the rest of the text, the name only at the top. Absent when not read.
 */
export function readContactDetails(header: readonly TextLine[], all: readonly TextLine[]): ResumeBasics {
  const top = header.length > 0 ? header : all.slice(0, 6);
  const name = findName(top)?.name ?? findName(all.slice(0, 6))?.name;
  const label = findLabel(top, name);
  const email = firstOf(all, findEmail);
  const phone = firstOf(top, findPhone) ?? firstOf(all, findPhone);
  const location = firstOf(top, findLocation);
  const rights = all.find(({ text }) => text.length < 200 && rightsPattern.test(text))?.text;
  const profiles = [...new Set(top.concat(all.slice(0, 40)).flatMap(({ text }) => findProfiles(text)))].slice(
    0,
    8,
  );
  return {
    ...(name === undefined ? {} : { name }),
    ...(label === undefined ? {} : { label }),
    ...(email === undefined ? {} : { email }),
    ...(phone === undefined ? {} : { phone }),
    ...(location === undefined ? {} : { location }),
    profiles,
    ...(rights === undefined ? {} : { workRights: rights }),
  };
}
