/** A box on the screen, in pixels of the window. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** How far above the window's foot the box covers none of the others; one may be right above another. */
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
 * How far above the window's foot a toast is drawn. It lies over as few kinds of things as it can while it stays in the
 * lower half: what is last in the list is given up first. Over the first kind it never lies, unless there is no room.
 * @param kinds bars and the filled button, then links, then everything else that is pressed.
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
