import {
  type Criterion,
  type CriterionLevel,
  criteriaLimits,
  mostCriteria,
} from "#shared/domain/criteria/criterion.ts";
import { oneLine } from "#shared/domain/text.ts";
import { readNswCapabilities } from "./nsw-capabilities.ts";

interface Read {
  label: string;
  text: string;
  level: CriterionLevel | null;
}

const numbered =
  /^(?:(?:(?:key )?selection criteri(?:on|a)|ksc|esc|dsc|sc|kc|criterion|question|q)[ .:#-]{0,2}(\d{1,2})|(\d{1,2})|\(?([a-h]))[.):\u2013-]{1,2}\s*(?=\S)|^(?:ksc|sc|q)(\d{1,2})\s+(?=\S)/i;
const bullet = /^[\u2022\u25cf\u25aa\u25e6\u2023\u2043\uf0b7*\u2013\u2014-]\s*(?=\S)/;
const criteriaHead =
  /^(?:(?:the |key |essential |desirable |mandatory |highly |your )*(?:selection|assessment|appointment)? ?criteri(?:a|on)|(?:essential|desirable)(?: (?:requirements?|skills|experience|attributes))?|how (?:you|we) will (?:you )?be assessed|key (?:attributes|capabilities)|(?:focus|key) capabilities|what we are looking for|who (?:we are|we're) looking for|to be successful)\b/i;
const desirable = /\b(?:desirable|preferred|highly regarded|well regarded|nice to have)\b/i;
const essential = /\b(?:essential|mandatory|must have|required)\b/i;
const instruction =
  /^(?:please|applicants|candidates|your response|you (?:should|must|need)|to apply|responses?|address|(?:in )?no (?:more|longer) than|maximum|max\b|note\b|word limit)/i;

/** A short line that does not end a sentence. */
const isHeading = (line: string) =>
  line.length < 90 &&
  line.split(" ").length < 10 &&
  !/[.;,?!]$/.test(line) &&
  !bullet.test(line) &&
  !numbered.test(line);

const levelOf = (line: string, zone: CriterionLevel | null): CriterionLevel | null =>
  /\((?:essential|mandatory)\)/i.test(line) ? "essential" : /\(desirable\)/i.test(line) ? "desirable" : zone;

const withoutLevel = (text: string) => oneLine(text.replace(/ ?\((?:essential|mandatory|desirable)\)/gi, ""));

/** Splits "1. What ...? 2. Tell us ..." within one line; needs at least two numbers. */
function inlineItems(text: string): Read[] {
  const marks = [...text.matchAll(/(?<![^\s(:;,.?])(\d{1,2})[.)]\s+(?=[A-Z"\u201c])/g)];
  const rising = marks.filter((mark, at) => Number(mark[1]) === at + 1);
  if (rising.length < 2) return [];
  return rising.map((mark, at) => ({
    label: mark[1] ?? "",
    text: oneLine(text.slice(mark.index + mark[0].length, rising[at + 1]?.index ?? text.length)),
    level: null,
  }));
}

interface Zone {
  items: Read[];
  level: CriterionLevel | null;
  isOpen: boolean;
}

function labelOf(line: string): { label: string; rest: string } | null {
  const mark = numbered.exec(line);
  if (mark === null) return null;
  const number = mark[1] ?? mark[2] ?? mark[3] ?? mark[4] ?? "";
  const name = /^ksc/i.test(line) ? "KSC " : "";
  return { label: `${name}${number}`, rest: line.slice(mark[0].length) };
}

/** Opens or closes the list. @returns true if the line was a heading. */
function takeHeading(zone: Zone, line: string, isPasted: boolean): boolean {
  if (criteriaHead.test(line) && line.length < 120) {
    zone.isOpen = true;
    if (desirable.test(line)) zone.level = "desirable";
    else if (essential.test(line)) zone.level = "essential";
    return true;
  }
  if (isPasted || !isHeading(line)) return false;
  zone.isOpen = false;
  return true;
}

const labelled = /^(?:desirable|essential|mandatory)\b[^:]{0,30}:(.{2,})$/i;

function takeLine(zone: Zone, line: string, isPasted: boolean): void {
  const mark = labelOf(line);
  const isListed = mark !== null || bullet.test(line);
  const short = labelled.exec(line)?.[1];
  if (short === undefined && !isListed && takeHeading(zone, line, isPasted)) return;
  if (!zone.isOpen && !isPasted && mark?.label.startsWith("KSC") !== true) return;
  if (short !== undefined) {
    const level = desirable.test(line) ? "desirable" : "essential";
    zone.items.push({ label: "", text: oneLine(short), level });
    return;
  }
  if (!isListed && (!isPasted || instruction.test(line))) return;
  const text = withoutLevel(mark?.rest ?? line.replace(bullet, ""));
  zone.items.push({ label: mark?.label ?? "", text, level: levelOf(line, zone.level) });
}

const opener =
  /(?<=[.;:)])\s+(?=(?:demonstrated|proven|ability|strong|excellent|high(?:ly)?|experience|knowledge|well[- ]developed|understanding|sound|relevant|tertiary|current|capacity|commitment|effective|possession)\b)/i;

/** Splits a block that lost its numbers where a criterion usually begins. */
function unnumberedBlock(text: string): Read[] {
  const inline = inlineItems(text);
  if (inline.length > 0) return inline;
  return text.split(opener).map((one) => ({ label: "", text: oneLine(one), level: null }));
}

const fewestLetters = 8;

function asCriteria(items: readonly Read[]): Criterion[] {
  const plain = items.filter(({ text }) => text.length >= fewestLetters);
  const own = plain.filter((one, at) => plain.findIndex(({ text }) => text === one.text) === at);
  return own
    .slice(0, mostCriteria)
    .map((one, at) => ({ ...one, id: `c${at + 1}`, text: one.text.slice(0, criteriaLimits.text) }));
}

const linesOf = (text: string) =>
  text
    .split(/\r\n|[\n\r]/)
    .map((line) => line.replace(/\t+/g, " ").trim())
    .filter((line) => line !== "");

/**
 * The criteria, questions or capabilities that a text lists, in order: numbered ones, those under a heading that
 * names them, lists inside a line.
 * @param isPasted true for a pasted list, whose every line is a criterion, even without numbers.
 */
export function readCriteria(text: string, isPasted = false): Criterion[] {
  const capabilities = readNswCapabilities(text);
  if (capabilities.length > 1)
    return asCriteria(capabilities.map((one) => ({ label: "", text: one, level: null })));
  const lines = linesOf(text);
  if (isPasted && lines.length === 1) return asCriteria(unnumberedBlock(lines[0] ?? ""));
  const zone: Zone = { items: [], level: null, isOpen: false };
  for (const line of lines) takeLine(zone, line, isPasted);
  const marked = zone.items.filter(({ label }) => label.startsWith("KSC"));
  const rest = zone.items.filter(({ level }) => level === "desirable");
  return asCriteria(
    marked.length > 1 ? [...marked, ...rest.filter((one) => !marked.includes(one))] : zone.items,
  );
}

/** The questions that a text lists inside a line or line by line: "1. What have you built? 2. Tell us ...". */
export function readQuestions(text: string): Criterion[] {
  const listed = linesOf(text).flatMap(inlineItems);
  if (listed.length > 0) return asCriteria(listed);
  const asked = linesOf(text)
    .filter((line) => line.endsWith("?") && (numbered.test(line) || bullet.test(line)))
    .map((line) => ({
      label: labelOf(line)?.label ?? "",
      text: (labelOf(line)?.rest ?? line.replace(bullet, "")).trim(),
      level: null,
    }));
  return asCriteria(asked);
}
