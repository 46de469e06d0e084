/** Where a page has the rest of a text behind a button. */
const moreBehind = /\b(?:read|see|show|view|load) (?:more|all|the full (?:ad|description))[›»>.]?$/i;

/** An ad's text that breaks off: it ends in dots, or in the button that shows its rest. */
export function isCut(text: string): boolean {
  const end = text.trimEnd().slice(-60);
  return end.endsWith("…") || end.endsWith("...") || moreBehind.test(end);
}
