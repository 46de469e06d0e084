/** Small text functions that every package uses. */

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Escapes a text for HTML and XML, both between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A regular expression that matches exactly this text. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** The number of words: parts that contain a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** '1 job', '3 jobs', '1,200 jobs'. @param many the plural, if it is not formed with s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** '1,200' */
export function grouped(count: number): string {
  return count.toLocaleString("en-AU");
}

/** The text with at most this many characters; a cut text ends in three dots. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
}

/** The text with single spaces for all white space. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A name with a capital at the start of a line: "Surgical nursing"; "eCommerce" and "n8n" do not change. */
export function capitalised(name: string): string {
  return /^\p{Ll}+(?:[\s/-]|$)/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

/** Dots, or the label of a button that shows the rest of a text. */
const cutEnd = /(?:…|\.{3}|\b(?:read|see|show|view|load) (?:more|all|the full (?:ad|description))[›»>.]?)$/i;

/** True for an ad's text that is cut off. */
export const isCut = (text: string): boolean => cutEnd.test(text.trimEnd().slice(-60));
