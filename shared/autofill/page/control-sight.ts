import { shareLeft } from "./paint.ts";

const OFF_SCREEN = /(?:left|top|text-indent|right):\s*-\d{3,}/;
const TINY = /(?:^|;)\s*(?:width|height):\s*[01]px\s*(?:;|$)/;
const SEE_THROUGH = /(?:^|;)\s*opacity:\s*0(?:\.0+)?\s*(?:;|$)/;
const CLIPPED = /overflow(?:-[xy])?:\s*(?:hidden|clip)/;
/** How many levels up a mark applies to this control: a page behind a dialog is `aria-hidden` as a whole. */
const NEAR = 2;
/** In pixels: a smaller box is not one that people type into or tick. */
const LEAST_SIDE = 6;

function isStyledAway(element: Element, level: number): boolean {
  const style = element.getAttribute("style") ?? "";
  if (element.hasAttribute("hidden") || /display:\s*none|visibility:\s*hidden/.test(style)) return true;
  if (OFF_SCREEN.test(style)) return true;
  // A box around floating parts has no height of its own but still shows them.
  if (TINY.test(style) && (level === 0 || CLIPPED.test(style))) return true;
  return level <= NEAR && (SEE_THROUGH.test(style) || element.getAttribute("aria-hidden") === "true");
}

/** The minimum opacity that all surrounding boxes together must leave. */
const LEAST_LEFT = 0.4;

export function hasLayout(element: Element): boolean {
  return typeof (element as { checkVisibility?: unknown }).checkVisibility === "function";
}

/** The element and all its ancestors, through shadow roots and out of the frame that contains the page. */
export function* chainOf(element: Element): Generator<Element> {
  for (let here: Element | null = element; here !== null; ) {
    yield here;
    const root: Node = here.getRootNode();
    const outside: Element | null =
      root instanceof ShadowRoot ? root.host : (here.ownerDocument.defaultView?.frameElement ?? null);
    here = here.parentElement ?? outside;
  }
}

/** True if a box that cannot be scrolled cuts it off. */
function isCutOff(box: DOMRect, holder: Element, { overflowX, overflowY }: CSSStyleDeclaration): boolean {
  if (/^(?:HTML|BODY)$/.test(holder.tagName)) return false;
  const { left, right, top, bottom } = holder.getBoundingClientRect();
  const isClosed = (overflow: string) => overflow === "hidden" || overflow === "clip";
  if (isClosed(overflowX) && (box.right <= left || box.left >= right)) return true;
  return isClosed(overflowY) && (box.bottom <= top || box.top >= bottom);
}

/** True if the browser does not draw it. */
function isDrawnAway(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return true;
  const box = element.getBoundingClientRect();
  const [right, bottom] = [box.right + scrollX, box.bottom + scrollY];
  if (box.width < LEAST_SIDE || box.height < LEAST_SIDE || right < 0 || bottom < 0) return true;
  const chain = [...chainOf(element)];
  if (chain.some((one) => one.hasAttribute("inert"))) return true;
  const styles = chain.map((one) => getComputedStyle(one));
  if (shareLeft(styles) < LEAST_LEFT) return true;
  return styles.some((style, level) => {
    const holder = chain[level];
    return holder?.ownerDocument === element.ownerDocument && isCutOff(box, holder, style);
  });
}

/** Decided by what the browser draws; without layout (a saved page in a test), by the markup. */
export function isOutOfSight(element: Element): boolean {
  if (hasLayout(element) && isDrawnAway(element)) return true;
  let level = 0;
  for (let here: Element | null = element; here !== null; here = here.parentElement) {
    if (here.tagName === "BODY" || here.tagName === "FORM") return false;
    if (isStyledAway(here, level)) return true;
    level += 1;
  }
  return false;
}

/**
 * True for a hidden box in the same row as a visible address box: sites put city and postcode of a looked-up address
 * there. Only for a page without layout, such as a saved one. With layout, hidden boxes are never filled, so that a
 * page cannot collect what its visitor does not see.
 */
export function isPartOfAddress(element: Element): boolean {
  if (hasLayout(element)) return false;
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
