/** What stays free above and below what was brought into sight. */
const edgePx = 48;

/**
 * Brings the ends of a criterion into sight, each inside its own column and never moving the page. A column that does
 * not scroll by itself, as on a phone, stays as it is.
 */
export function showEnds(desk: HTMLElement): void {
  for (const column of desk.querySelectorAll<HTMLElement>("[data-column]")) {
    const end = column.querySelector<HTMLElement>("[data-picked]");
    if (end && column.scrollHeight > column.clientHeight) scrollInside(column, end);
  }
}

function scrollInside(column: HTMLElement, end: HTMLElement): void {
  const box = end.getBoundingClientRect();
  const top = box.top - column.getBoundingClientRect().top;
  const isSeen = top >= 0 && top + Math.min(box.height, edgePx) <= column.clientHeight;
  if (!isSeen) column.scrollTop += top - column.clientHeight / 3;
}
