/** A box on the screen, in pixels of the window. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** The smallest distance from the window's bottom at which the box covers none of the others, which may be stacked. */
function footClearOf(box: Box, others: readonly Box[], windowHeight: number): number {
  const height = box.bottom - box.top;
  const besides = others
    .filter(({ left, right }) => left < box.right && right > box.left)
    .sort((a, b) => b.bottom - a.bottom);
  let foot = 0;
  for (const other of besides) {
    const [top, bottom] = [windowHeight - foot - height, windowHeight - foot];
    if (other.top < bottom && other.bottom > top) foot = windowHeight - other.top;
  }
  return foot;
}

/**
 * The distance of a toast from the window's bottom. In the lower half of the window it covers as few kinds of
 * controls as possible, and the last kinds of the list first. It covers the first kind only if there is no room.
 * @param kinds bars and the filled button, then links, then all other controls.
 */
export function toastFoot(toast: Box, kinds: readonly (readonly Box[])[], windowHeight: number): number {
  const height = toast.bottom - toast.top;
  for (let most = kinds.length; most > 1; most -= 1) {
    const foot = footClearOf(toast, kinds.slice(0, most).flat(), windowHeight);
    if (foot <= windowHeight / 2) return foot;
  }
  const foot = footClearOf(toast, kinds[0] ?? [], windowHeight);
  return foot + height > windowHeight ? 0 : foot;
}
