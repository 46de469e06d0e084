const unprintable = new Set(["\u00ad", "\u200b", "\ufeff", "\ufffd"]);

/** The text without characters that files and XML cannot contain. Tabs and line ends stay. */
export function printable(text: string): string {
  let kept = "";
  for (const char of text.toWellFormed()) {
    const isControl = char < " " && char !== "\t" && char !== "\n";
    if (!isControl && !unprintable.has(char)) kept += char;
  }
  return kept;
}
