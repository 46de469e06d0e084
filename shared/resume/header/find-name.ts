import type { ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import { unspaced } from "#shared/language/letter-spacing.ts";
import { classifyPart } from "./classify-part.ts";
import { findEmail } from "./emails.ts";
import { isLocation } from "./locations.ts";
import { bareName, headerPieces, looksLikeName } from "./person-name.ts";
import { findContactPhone } from "./phones.ts";

/** Letters only, without accents, so that "Küster" agrees with "kuster" and "kuester". */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[^\p{L}]/gu, "")
    .toLowerCase();
}

const umlauts: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", ø: "oe", å: "aa" };

/** How many words of the name stand in the e-mail address. */
function wordsInEmail(name: string, email: string): number {
  const words = name.split(/\s+/).filter((word) => plain(word).length > 2);
  const isIn = (word: string) =>
    email.includes(plain(word)) ||
    email.includes(word.toLowerCase().replace(/[äöüßøå]/g, (letter) => umlauts[letter] ?? letter));
  return words.filter(isIn).length;
}

interface Candidate {
  name: string;
  score: number;
}

/** A spaced line without wider gaps hides its words; the e-mail address shows them: "J O H N D O E". */
function respaced(text: string, email: string): string {
  const joined = unspaced(text);
  if (joined === text || joined.includes(" ")) return joined;
  const parts = (email.split("@")[0] ?? "").split(/[._-]/);
  const at = (parts[0] ?? "").length;
  return parts.length === 2 && parts.join("") === joined.toLowerCase()
    ? `${joined.slice(0, at)} ${joined.slice(at)}`
    : joined;
}

function piecesOf(text: string): string[] {
  let rest = text;
  for (const known of [findEmail(text), findContactPhone(text)])
    if (known !== undefined) rest = rest.replace(known, " | ");
  return headerPieces(rest.replace(/(?:https?:\/\/|www\.)\S{1,200}/g, " | "));
}

function positionPoints(line: ResumeLine, at: number): number {
  if (line.section !== "header") return 0;
  if (at < 3) return 3;
  return at < 8 ? 2 : 1;
}

/** Words of a trade or a company speak against a name, the e-mail address for it. */
function scoreName(piece: string, isWhole: boolean, points: number, email: string): number {
  const agreeing = wordsInEmail(bareName(piece), email);
  if (agreeing === 0 && (isLocation(piece) || points === 0)) return 0;
  const kind = classifyPart(piece);
  const against = kind === "title" || kind === "employer" ? 3 : 0;
  return points + (isWhole ? 1 : 0) + (agreeing > 0 ? 3 : 0) + (agreeing > 1 ? 1 : 0) - against;
}

/** "kiri acacia-ward": a name in small letters, at the very top and in the address. */
const smallName = /^\p{Ll}{2,}(?:[ '\u2019-]\p{Ll}{2,}){1,3}$/u;

const iconColumn = /^\S\t/;

function candidatesOf(lines: readonly ResumeLine[], at: number, email: string): Candidate[] {
  const line = lines[at];
  // "Desired position:" is a label.
  if (line === undefined || line.text.length > 200 || line.heading === true || line.text.endsWith(":"))
    return [];
  const text = respaced(line.text, email);
  const next = lines[at + 1];
  const isLone = /^\p{L}[\p{L}'’-]+$/u;
  const both =
    next !== undefined && isLone.test(text) && isLone.test(next.text) ? `${text} ${next.text}` : "";
  const points = positionPoints(line, at);
  const found: Candidate[] = [];
  // A letter before a tab is an icon of a contact line.
  if (looksLikeName(text) && !iconColumn.test(line.text))
    found.push({ name: bareName(text), score: scoreName(text, true, points, email) });
  else
    for (const piece of piecesOf(text).filter(looksLikeName))
      found.push({ name: bareName(piece), score: scoreName(piece, false, points, email) });
  const isOneWord = points === 3 && isLone.test(text) && wordsInEmail(text, email) === 1;
  if (isOneWord) found.push({ name: text, score: points + 3 });
  const isSmall = points === 3 && at === 0 && smallName.test(text) && wordsInEmail(text, email) > 0;
  if (isSmall)
    found.push({ name: text.replace(/(?<!\p{L})\p{Ll}/gu, (one) => one.toUpperCase()), score: points + 3 });
  if (looksLikeName(both) && wordsInEmail(both, email) === 2) found.push({ name: both, score: points + 4 });
  return found;
}

const enough = 3;
/** Nothing further down can say more than a whole line at the top with the e-mail's words. */
const sure = 7;

/** Most lines: there plain letters are all letters. */
const ascii = /^[\x20-\x7E]*$/;

/** Cheap look before the dear one: below the header only lines sharing a word with the address can win. */
function mayAgree(text: string, email: string): boolean {
  if (text.length > 200) return false;
  if (/^(?:\S\s){3}/.test(text)) return true;
  const words = ascii.test(text)
    ? text.toLowerCase().split(/[^a-z]+/)
    : text
        .toLowerCase()
        .normalize("NFD")
        .replace(/\p{M}/gu, "")
        .split(/[^\p{L}]+/u);
  return words.some((word) => word.length > 2 && email.includes(word));
}

/**
 * The person's name: at the top, or elsewhere when the e-mail address agrees with it. Absent when nothing
 * is sure enough.
 */
export function findName(lines: readonly ResumeLine[], email: string | undefined): string | undefined {
  const local = (email ?? "").toLowerCase();
  let best: Candidate = { name: "", score: enough - 1 };
  lines.forEach(({ section, text }, at) => {
    if (best.score >= sure) return;
    const isNear = section === "header" || (section !== "referees" && mayAgree(text, local));
    if (!isNear) return;
    for (const one of candidatesOf(lines, at, local)) if (one.score > best.score) best = one;
  });
  return best.name === "" ? undefined : best.name;
}
