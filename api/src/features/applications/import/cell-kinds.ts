import { readStatus } from "#shared/domain/applications/import/read-status.ts";
import { isAustralianPlace, isState, saysRemote } from "#shared/domain/australia.ts";
import { type DayRules, readDay } from "#shared/language/days.ts";
import { titleHeads } from "#shared/language/title-heads.ts";
import { isLocalityName } from "#shared/language/word-classes.ts";

const blank =
  /^(?:n\/?a|none|nil|null|undefined|unknown|tb[acd]|to be (?:advised|confirmed|announced)|not (?:yet|applicable)|[?\-–—_.~/\s]+|#n\/a|#ref!|#value!|#name\?)$/i;
/** A cell that says there is nothing to say. */
export const isBlank = (text: string): boolean => text.trim() === "" || blank.test(text.trim());

const yes = /^(?:true|yes|y|x|✓|✔|✅|☑|checked|done|1)$/iu;
const no = /^(?:false|no|n|✗|✘|❌|☐|unchecked|0|)$/iu;
export const isYes = (text: string): boolean => yes.test(text.trim());
export const isFlag = (text: string): boolean => yes.test(text.trim()) || no.test(text.trim());

const url = /^(?:https?:\/\/|www\.)\S+$|^[\w-]+(?:\.[\w-]+)+\/\S*$/i;
export const isUrl = (text: string): boolean => url.test(text.trim());
const email = /^[^\s@]{1,64}@[^\s@]{1,190}\.[^\s@.]{2,24}$/;
export const isEmail = (text: string): boolean => email.test(text.trim());
const money =
  /[$€£]\s?\d|^\d{2,3}(?:[,.]?\d{3}|k)\b|\b\d+(?:\.\d+)?\s?(?:k|p\.?a|p\.?d|ph|p\/h|\/ ?h(?:r|our)?|per (?:hour|day|week|annum|year))\b/i;
export const isMoney = (text: string): boolean => text.length <= 60 && money.test(text);
const phone = /^[+(]?\d[\d\s()+-]{7,18}$/;
export const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const number = /^-?[\d,.]{1,15}%?$/;

const anyDay: DayRules = { order: "day-first", asOf: "2026-01-01", isPast: false };
/** A written day, in either order of day and month. */
export const isDay = (text: string): boolean =>
  readDay(text, anyDay) !== undefined || readDay(text, { ...anyDay, order: "month-first" }) !== undefined;

/** A cell that is no title: a day, an address, a sum, a flag. */
export const looksLikeValue = (text: string): boolean =>
  isUrl(text) || isEmail(text) || /\d{2}/.test(text) || /^(?:true|false)$/i.test(text.trim());

const isPlace = (text: string): boolean =>
  isState(text.trim().toUpperCase()) ||
  isAustralianPlace(text) ||
  saysRemote(text) ||
  isLocalityName(text.trim().toLowerCase());

function hasTitleHead(text: string): boolean {
  const words = text.toLowerCase().match(/[a-z][a-z-]+/g) ?? [];
  return words.some((word) => titleHeads.has(word) || titleHeads.has(word.replace(/s$/, "")));
}

/** A cell that a person has filled in: a number, a job title or a place. */
export const looksLikeEntry = (text: string): boolean =>
  /\d/.test(text) || hasTitleHead(text) || isPlace(text);

/** Shares of a column's cells, of those that are not empty. */
export interface ColumnFacts {
  n: number;
  day: number;
  flag: number;
  yes: number;
  url: number;
  email: number;
  money: number;
  place: number;
  status: number;
  titleHead: number;
  number: number;
  phone: number;
  /** Most cells are the row's number, as in "1, 2, 3". */
  isCount: boolean;
  uuid: number;
  distinct: number;
  length: number;
}

const cellsLooked = 400;

/** What the cells of a column are like. */
export function columnFacts(all: readonly string[]): ColumnFacts {
  const cells = all
    .map((cell) => cell.trim())
    .filter((cell) => !isBlank(cell))
    .slice(0, cellsLooked);
  const share = (holds: (cell: string) => boolean) =>
    cells.length === 0 ? 0 : cells.filter(holds).length / cells.length;
  const numbers = cells.map(Number).filter(Number.isInteger);
  return {
    n: cells.length,
    day: share(isDay),
    flag: share(isFlag),
    yes: share(isYes),
    url: share(isUrl),
    email: share(isEmail),
    money: share(isMoney),
    place: share(isPlace),
    status: share((cell) => cell.length <= 40 && readStatus(cell) !== null),
    titleHead: share((cell) => cell.length <= 90 && hasTitleHead(cell)),
    number: share((cell) => number.test(cell)),
    phone: share((cell) => phone.test(cell)),
    isCount:
      numbers.length > 1 &&
      numbers.length >= cells.length * 0.6 &&
      numbers.every((one, at) => one === (numbers[0] ?? 0) + at),
    uuid: share((cell) => uuid.test(cell)),
    distinct: new Set(cells).size,
    length: cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length),
  };
}
