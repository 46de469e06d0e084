/** Red, green, blue and alpha, each 0 to 255. */
export type Colour = readonly [number, number, number, number];

/** A colour over another one, as the browser mixes them. */
export function over([r, g, b, a]: Colour, [gr, gg, gb, ga]: Colour): Colour {
  const part = a / 255;
  const mix = (top: number, below: number) => Math.round(top * part + below * (1 - part));
  return [mix(r, gr), mix(g, gg), mix(b, gb), Math.max(a, ga)];
}

function luminance([r, g, b]: Colour): number {
  const [x = 0, y = 0, z = 0] = [r, g, b].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * x + 0.7152 * y + 0.0722 * z;
}

/** WCAG 2.2's contrast ratio, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Filters that can make an element invisible; a shadow or a hue cannot. */
const FADING = /opacity|blur|brightness|contrast|url/;

type Drawing = Pick<CSSStyleDeclaration, "opacity" | "maskImage" | "filter">;

/**
 * How visible an element is after the opacity of all its ancestors.
 * @param chain the computed styles of the element and its ancestors.
 * @returns 0 (invisible) to 1.
 */
export function shareLeft(chain: Iterable<Drawing>): number {
  let left = 1;
  for (const { opacity, maskImage, filter } of chain) {
    // A mask may leave anything, so a masked element counts as invisible.
    if ((maskImage || "none") !== "none" || FADING.test(filter)) return 0;
    left *= opacity === "" ? 1 : Number(opacity);
  }
  return left;
}
