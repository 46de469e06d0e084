/** Where names part: not within brackets, not before "Ltd", nor where a later title follows ("Graduate, then Engineer"). */
export function commaPieces(text: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === "(") depth += 1;
    else if (sign === ")") depth = Math.max(0, depth - 1);
    if (sign !== "," || depth > 0 || text[at + 1] !== " ") continue;
    if (/^(?:(?:inc|llc|ltd|pty|co)\b(?!-)|then |later )/i.test(text.slice(at + 2, at + 8))) continue;
    pieces.push(text.slice(from, at));
    from = at + 2;
  }
  return [...pieces, text.slice(from)];
}
