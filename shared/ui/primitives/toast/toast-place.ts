/** A box on the screen, in pixels of the window. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Where the box has to stand above the window's foot to lie over none of the others; they may stand on each other. */
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
 * How far above the window's foot a toast stands: over nothing that is pressed, as long as that leaves it in the lower
 * half; else over no bar and no filled button; 0 where there is no room above those either.
 * @param bars what stands at the foot, and the filled button.
 * @param pressed everything else that is pressed: links, buttons, fields.
 */
export function toastFoot(
  toast: Box,
  bars: readonly Box[],
  pressed: readonly Box[],
  windowHeight: number,
): number {
  const height = toast.bottom - toast.top;
  const overNothing = footClearOf(toast, [...bars, ...pressed], windowHeight);
  if (overNothing <= windowHeight / 2) return overNothing;
  const overNoBar = footClearOf(toast, bars, windowHeight);
  return overNoBar + height > windowHeight ? 0 : overNoBar;
}
