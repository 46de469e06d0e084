/** Attributes with technical names, which all change if a site is rebuilt. */
const NAMES = [
  "data-ui",
  "data-automation-id",
  "data-qa",
  "data-testid",
  "data-field",
  "data-name",
  "data-field-path",
  "formcontrolname",
];
const REFERENCES = [
  "for",
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "form",
  "list",
];

/** An eight-letter word for each new word, always the same for the same word, so that figures are comparable. */
function createRenamer(): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    let mixed = (known.size + 1) * 2_654_435_761;
    let name = "";
    for (let letter = 0; letter < 8; letter += 1) {
      name += String.fromCharCode(97 + (mixed % 26));
      mixed = Math.floor(mixed / 26) + known.size;
    }
    known.set(word, `${name}${known.size.toString(36)}`);
    return known.get(word) ?? name;
  };
}

/**
 * Replaces every class, id, name and technical attribute of a page with a meaningless word, and keeps references
 * intact. Visible words, types, roles and states stay.
 */
export function scramblePage(page: Document): void {
  const rename = createRenamer();
  const renameEach = (words: string): string => words.split(/\s+/).filter(Boolean).map(rename).join(" ");
  for (const element of page.querySelectorAll("*")) {
    if (element.id !== "") element.id = rename(element.id);
    for (const name of ["name", ...NAMES]) {
      const value = element.getAttribute(name);
      if (value) element.setAttribute(name, rename(value));
    }
    for (const name of ["class", ...REFERENCES]) {
      const value = element.getAttribute(name);
      if (value) element.setAttribute(name, renameEach(value));
    }
  }
}
