import { chainOf, hasLayout, isOutOfSight } from "./control-sight.ts";
import { seenOf } from "./custom-control.ts";
import { type Colour, contrast, over } from "./paint.ts";

const WHITE: Colour = [255, 255, 255, 255];
/** Below this contrast, letters cannot be seen against their background. */
const LEAST_CONTRAST = 1.3;
const LEAST_LETTERS = 6;
/** In pixels: the text box of a drawn list is almost 0 wide until somebody types. */
const LEAST_WIDTH = 6;
const NOT_TYPED = /^(?:radio|checkbox|file|button|submit|image|range|color)$/;

/** A colour in any notation, as the browser draws it. */
function colourOf(css: string): Colour {
  const pen = new OffscreenCanvas(1, 1).getContext("2d");
  if (pen === null) return WHITE;
  pen.fillStyle = css;
  pen.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
  return [red, green, blue, alpha];
}

/**
 * True if letters typed into it would be readable: they contrast with the background, have a size, and are inside the
 * box.
 */
function isReadable(element: Element): boolean {
  if (element.tagName === "SELECT" || NOT_TYPED.test((element as HTMLInputElement).type)) return true;
  const chain = [...chainOf(element)].map((one) => getComputedStyle(one));
  const [own] = chain;
  if (own === undefined) return false;
  if (Number.parseFloat(own.fontSize) < LEAST_LETTERS || Math.abs(Number.parseFloat(own.textIndent)) > 100)
    return false;
  // Background images are ignored.
  const solid = chain.findIndex(({ backgroundImage }) => backgroundImage !== "none");
  if (solid !== -1) return true;
  const ground = chain
    .map(({ backgroundColor }) => colourOf(backgroundColor))
    .reduceRight((below, colour) => over(colour, below), WHITE);
  return contrast(over(colourOf(own.webkitTextFillColor || own.color), ground), ground) >= LEAST_CONTRAST;
}

function paints({ backgroundColor, backgroundImage, backdropFilter, opacity, content }: CSSStyleDeclaration) {
  if (content === "none" || Number(opacity) < 0.2) return false;
  return (
    backgroundImage !== "none" || (backdropFilter || "none") !== "none" || colourOf(backgroundColor)[3] > 50
  );
}

/** True if it hides what is below it. For a box around the control, only what it draws over its contents counts. */
function covers(element: Element, control: Element): boolean {
  if (/^(?:img|video|canvas|iframe|object|embed)$/i.test(element.tagName)) return true;
  const extras = ["::before", "::after"].map((part) => getComputedStyle(element, part));
  if (extras.some(paints)) return true;
  return !element.contains(control) && paints(getComputedStyle(element));
}

/** The number of elements over one point that hide nothing, or null if the point is hidden. */
function crossingsAt(element: Element, x: number, y: number): number | null {
  const stack = (element.getRootNode() as Document | ShadowRoot).elementsFromPoint(x, y);
  const at = stack.indexOf(element);
  if (at === -1) return null;
  const above = stack.slice(0, at).filter((one) => !element.contains(one));
  return above.some((one) => covers(one, element)) ? null : above.length;
}

/**
 * Tests the centre and the corners, slightly inside because corners may be round. The centre and three corners must
 * be visible.
 */
function crossings(element: Element): number | null {
  const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
  const [x, y] = [Math.min(width / 4, height / 2), Math.min(height / 4, 6)];
  const middle = crossingsAt(element, left + width / 2, top + height / 2);
  const corners = [left + x, right - x].flatMap((h) =>
    [top + y, bottom - y].map((v) => crossingsAt(element, h, v)),
  );
  const seen = corners.filter((one) => one !== null);
  return middle === null || seen.length < 3 ? null : seen.reduce((sum, one) => sum + one, middle);
}

/** As above, with elements that let clicks through made solid for the test, because they can hide a control as well. */
function crossingsOfSolid(element: Element): number | null {
  const page = element.ownerDocument;
  const before = page.adoptedStyleSheets;
  try {
    const solid = new CSSStyleSheet();
    solid.replaceSync("*{pointer-events:auto!important}");
    page.adoptedStyleSheets = [...before, solid];
  } catch {
    // If the browser lets an extension add no style sheet, the test below decides about elements that let clicks
    // through.
  }
  try {
    return crossings(element);
  } finally {
    page.adoptedStyleSheets = before;
  }
}

type Look = IntersectionObserverEntry & { isVisible?: boolean };

/** What the browser says is painted there; undefined if it cannot say, or does not draw this tab. */
function isHitInBrowser(element: Element): Promise<boolean | undefined> {
  if (element.ownerDocument.hidden || !("isVisible" in IntersectionObserverEntry.prototype))
    return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const end = (answer?: boolean) => {
      observer.disconnect();
      resolve(answer);
    };
    const options = { trackVisibility: true, delay: 100 } as IntersectionObserverInit;
    const observer = new IntersectionObserver(
      ([entry]) => end((entry as Look | undefined)?.isVisible),
      options,
    );
    observer.observe(element);
    setTimeout(end, 400);
  });
}

async function isSeen(element: Element, inside = element): Promise<boolean> {
  if (isOutOfSight(element) || !isReadable(element)) return false;
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const crossed = crossingsOfSolid(element);
  if (crossed === null) return false;
  // To the browser, a label that floats over its box covers it: only boxes without anything over their text are
  // tested.
  if (crossed > 0) return true;
  // To the browser, a box is covered by its own child. So ask about that child, unless it has no size yet.
  const isGrowing = inside !== element && inside.getBoundingClientRect().width < LEAST_WIDTH;
  return isGrowing || (await isHitInBrowser(inside)) !== false;
}

/** What a person sees instead of a box that sites hide to draw their own: its label, or a button next to it. */
function standIns(element: Element): Element[] {
  const labels = Array.from((element as HTMLInputElement).labels ?? []);
  const around: Element[] = [];
  let here = element.parentElement;
  for (let level = 0; level < 3 && here !== null; level += 1) {
    if (here.querySelectorAll("input,select,textarea").length > 1) break;
    around.push(...here.querySelectorAll("button,[role=button],[role=combobox]"));
    here = here.parentElement;
  }
  return [...labels, ...around];
}

/**
 * Whether a person can see this control now. A text box must be visible itself; a choice or a file box may have a
 * visible substitute (docs/security.md, EX-05). True if there is no layout. It may scroll the page.
 */
export async function canBeSeen(element: Element): Promise<boolean> {
  if (!hasLayout(element) || (await isSeen(seenOf(element), element))) return true;
  const isDrawnAnew =
    element.tagName === "SELECT" || /^(?:radio|checkbox|file)$/.test((element as HTMLInputElement).type);
  if (!isDrawnAnew) return false;
  for (const other of standIns(element)) if (await isSeen(other)) return true;
  return false;
}
