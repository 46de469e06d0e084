/** The forms in which one name is written. */
export interface Names {
  /** Files and paths: `saved-search`. */
  kebab: string;
  /** Values: `savedSearch`. */
  camel: string;
  /** Components: `SavedSearch`. */
  pascal: string;
  /** What people read: `Saved search`. */
  words: string;
}

/** @throws Error when it is no name in kebab-case. */
export function namesOf(name: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name in kebab-case, such as saved-search.`);
  const parts = name.split("-");
  const upper = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  const pascal = parts.map(upper).join("");
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { kebab: name, camel, pascal, words: upper(parts.join(" ")) };
}

/** Texts by file: those that are new, and those that exist with their new lines in place. */
export type Files = Record<string, string>;

/** Reads a file of the project. */
export type ReadText = (file: string) => string;

/**
 * Puts lines before a place that is found exactly once.
 * @throws Error when the file no longer looks as this generator knows it.
 */
export function insertBefore(text: string, place: string, lines: string): string {
  const parts = text.split(place);
  if (parts.length !== 2) throw new Error(`"${place.trim()}" stands ${parts.length - 1} times, not once.`);
  return parts.join(lines + place);
}
