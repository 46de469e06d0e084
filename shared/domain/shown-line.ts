/** Maximum length of a shown line; a click shows the whole line. */
const longestShown = 140;
const shortestShown = 50;
const border = /[,;:\u2013\u2014(]| (?:and|or|including|such as|with|to ensure|in order to) /g;

/** The text without the given marks at its end. */
function withoutEnd(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

/** The line as it is shown: without its full stop, and cut at the last clause that fits. */
export function shownLine(line: string): string {
  const whole = withoutEnd(line.replace(/\s+/g, " "), " .;,");
  if (whole.length <= longestShown) return whole;
  let end = 0;
  for (const { index } of whole.slice(0, longestShown).matchAll(border))
    if (index >= shortestShown) end = index;
  if (end === 0) end = whole.lastIndexOf(" ", longestShown - 1);
  return `${withoutEnd(whole.slice(0, end > 0 ? end : longestShown - 1), " ,;:(\u2013\u2014-")}\u2026`;
}
