/** A list mark at the start of a line, with its space. A hyphen counts, a number does not. */
export const listMark = /^\s*[•·▪◦‣●○■□*–—-]\s+/u;

/** The line without characters that neither files nor XML can hold. Tabs stay. */
export function printable(text: string): string {
  let kept = "";
  for (const char of text.toWellFormed()) {
    const isControl = char < " " && char !== "\t" && char !== "\n";
    if (!isControl && char !== "\u00ad" && char !== "\u200b" && char !== "\ufeff" && char !== "\ufffd")
      kept += char;
  }
  return kept;
}
