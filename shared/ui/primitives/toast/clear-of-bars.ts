/** A box on the screen, in pixels of the window. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/**
 * How far above the window's foot a box has to stand so that it lies over none of the bars; they may stand on each
 * other. 0 where there is no room above them.
 */
export function footClearOf(box: Box, bars: readonly Box[], windowHeight: number): number {
  const height = box.bottom - box.top;
  const besides = bars
    .filter(({ left, right }) => left < box.right && right > box.left)
    .sort((a, b) => b.bottom - a.bottom);
  let foot = 0;
  for (const bar of besides) {
    const [top, bottom] = [windowHeight - foot - height, windowHeight - foot];
    if (bar.top < bottom && bar.bottom > top) foot = windowHeight - bar.top;
  }
  return foot + height > windowHeight ? 0 : foot;
}
