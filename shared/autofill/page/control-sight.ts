const OFF_SCREEN = /(?:left|top|text-indent|right):\s*-\d{3,}/;
const TINY = /(?:^|;)\s*(?:width|height):\s*[01]px\s*(?:;|$)/;
const SEE_THROUGH = /(?:^|;)\s*opacity:\s*0(?:\.0+)?\s*(?:;|$)/;
const CLIPPED = /overflow(?:-[xy])?:\s*(?:hidden|clip)/;
/** How far up a mark still means this control: a page behind a dialog is `aria-hidden` as a whole. */
const NEAR = 2;

function isStyledAway(element: Element, level: number): boolean {
  const style = element.getAttribute("style") ?? "";
  if (element.hasAttribute("hidden") || /display:\s*none|visibility:\s*hidden/.test(style)) return true;
  if (OFF_SCREEN.test(style)) return true;
  // A box around floating parts has no height of its own and shows them all the same.
  if (TINY.test(style) && (level === 0 || CLIPPED.test(style))) return true;
  return level <= NEAR && (SEE_THROUGH.test(style) || element.getAttribute("aria-hidden") === "true");
}

/** By what the browser draws; where there is no layout (a saved page in a test), by what the markup says. */
export function isOutOfSight(element: Element): boolean {
  const drawn = element as Element & { checkVisibility?: (options: object) => boolean };
  if (typeof drawn.checkVisibility === "function") {
    if (!drawn.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
    const box = element.getBoundingClientRect();
    if (box.width <= 2 || box.height <= 2 || box.right < 0 || box.bottom + scrollY < 0) return true;
  }
  let level = 0;
  for (let here: Element | null = element; here !== null; here = here.parentElement) {
    if (here.tagName === "BODY" || here.tagName === "FORM") return false;
    if (isStyledAway(here, level)) return true;
    level += 1;
  }
  return false;
}

/**
 * A hidden box in the same row as a visible address box: sites put city and postcode of a looked-up address there.
 * Nothing else that is hidden is ever written to, so that a page cannot collect what its visitor does not see.
 */
export function isPartOfAddress(element: Element): boolean {
  if (
    !/city|suburb|town|state|region|zip|post_?code|country/i.test(
      `${element.id} ${element.getAttribute("name") ?? ""}`,
    )
  )
    return false;
  let here = element.parentElement;
  for (let step = 0; step < 6 && here !== null && here.tagName !== "FORM"; step += 1) {
    for (const box of here.querySelectorAll("input"))
      if (/address|street|location/i.test(`${box.id} ${box.name}`) && !isOutOfSight(box)) return true;
    here = here.parentElement;
  }
  return false;
}
