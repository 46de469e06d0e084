function isWideGap(text: string, at: number): boolean {
  return text[at] === " " && text[at + 1] === " " && text[at + 2] === " ";
}

const breaks = ",;|•·▪●\t";
/** Icons of symbol fonts stand between items too. */
const icon = /[\ue000-\uf8ff\u2300-\u23ff\u2600-\u27bf]/;

/** Items of a list line: commas, pipes, bullets and semicolons separate, but not inside brackets. */
export function listItems(text: string): string[] {
  const items: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= text.length; i += 1) {
    const ch = text[i] ?? "|";
    if (ch === "(") depth += 1;
    else if (ch === ")") depth = Math.max(0, depth - 1);
    const isBreak = depth === 0 && (breaks.includes(ch) || icon.test(ch) || isWideGap(text, i));
    if (i < text.length && !isBreak) continue;
    const item = text.slice(from, i).trim().replace(/\.$/, "");
    if (item !== "") items.push(item);
    from = i + 1;
  }
  return items;
}
