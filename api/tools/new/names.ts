/** The spellings of one name. */
export interface Names {
  /** Files and paths: `saved-search`. */
  kebab: string;
  /** Values: `savedSearch`. */
  camel: string;
  /** Components: `SavedSearch`. */
  pascal: string;
  /** For people: `Saved search`. */
  words: string;
}

/** @throws Error if it is not a name in kebab-case. */
export function namesOf(name: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is no name in kebab-case, such as saved-search.`);
  const parts = name.split("-");
  const upper = (part: string) => part.charAt(0).toUpperCase() + part.slice(1);
  const pascal = parts.map(upper).join("");
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  return { kebab: name, camel, pascal, words: upper(parts.join(" ")) };
}

/** Texts by file: new files, and existing files with their new lines. */
export type Files = Record<string, string>;

/** Reads a file of the project. */
export type ReadText = (file: string) => string;

/**
 * Inserts lines before a text that occurs exactly once.
 * @throws Error if the file no longer has the form that this generator knows.
 */
export function insertBefore(text: string, place: string, lines: string): string {
  const parts = text.split(place);
  if (parts.length !== 2) throw new Error(`"${place.trim()}" stands ${parts.length - 1} times, not once.`);
  return parts.join(lines + place);
}
