/** Small text functions that every package uses. */

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** For HTML and XML, between tags as in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

/** A text as a regular expression that finds just this text. */
export function escapePattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/** Words as a person counts them: what holds a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** '1 job', '3 jobs', '1,200 jobs'. @param many where an s is not enough. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${grouped(count)} ${count === 1 ? one : many}`;
}

/** '1,200' */
export function grouped(count: number): string {
  return count.toLocaleString("en-AU");
}

/** At most so many characters, the last three of a cut text being dots. */
export function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 3)}...` : text;
}

/** All white space as single blanks. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

/** A name as one begins a line: "Surgical nursing", while "eCommerce" and "n8n" stay as they are. */
export function capitalised(name: string): string {
  return /^\p{Ll}+(?:[\s/-]|$)/u.test(name) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
}

/** Dots, or the button behind which a page has the rest of a text. */
const cutEnd = /(?:…|\.{3}|\b(?:read|see|show|view|load) (?:more|all|the full (?:ad|description))[›»>.]?)$/i;

/** An ad's text that breaks off. */
export const isCut = (text: string): boolean => cutEnd.test(text.trimEnd().slice(-60));
