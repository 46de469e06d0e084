/** "E X P E R I E N C E" back to a word; words of a spaced line are two or more spaces apart. */
export function unspaced(text: string): string {
  if (!/^(\S\s){3,}/.test(text)) return text;
  return text
    .split(/\s{2,}/)
    .map((word) => (/^(\S )+\S$/.test(word) ? word.replaceAll(" ", "") : word))
    .join(" ");
}
