import { Locator } from "puppeteer";

/**
 * Set-up file of the browser tests. Before an action, the library waits until its element is visible, and watches
 * only that element: if the screen has replaced it in between, the wait times out. Here the element is scrolled into
 * view, also from below a fixed bar, and looked up again if it is gone. A field is cleared with an event, so that the
 * screen notices.
 */
const { click, fill, hover } = Locator.prototype;
const changed = Symbol.for("kelpie.find-replaced");

/** Runs in the page. @throws Error if the element is gone or still not visible; then the locator starts again. */
async function bringIntoSight(element: Element): Promise<Element> {
  const isSeen = () =>
    new Promise<boolean>((resolve) => {
      const observer = new IntersectionObserver(([entry]) => {
        observer.disconnect();
        resolve(entry?.isIntersecting === true);
      });
      observer.observe(element);
    });
  const isBelowBar = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    let above = document.elementFromPoint(x + width / 2, y + height / 2);
    for (; above && !above.contains(element); above = above.parentElement)
      if (getComputedStyle(above).position === "sticky") return true;
    return false;
  };
  if (!(await isSeen()) || isBelowBar()) {
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    if (!(await isSeen())) throw new Error("out of sight");
  }
  if (!element.isConnected) throw new Error("drawn anew");
  return element;
}

/**
 * Runs in the page. The library clears a field without an event; a screen that is drawn again before the first key
 * then restores the old text, and the field contains both. A person's deletion sends an event.
 */
function emptied(element: Element): Element {
  const isText =
    element instanceof HTMLInputElement &&
    /^(?:text|search|email|url|tel|password|number)$/.test(element.type);
  if ((isText || element instanceof HTMLTextAreaElement) && element.value !== "" && !element.disabled) {
    element.value = "";
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }
  return element;
}

const found = <Kind extends Element>(locator: Locator<Kind>) =>
  locator.setEnsureElementIsInTheViewport(false).map(bringIntoSight as unknown as (one: Kind) => Kind);

// A set-up file runs before each test file, and its worker keeps the browser's modules.
if (!Reflect.has(Locator.prototype, changed))
  Object.assign(Locator.prototype, {
    [changed]: true,
    click(this: Locator<Element>, options?: Parameters<typeof click>[0]) {
      return click.call(found(this), options);
    },
    fill(this: Locator<Element>, ...given: Parameters<typeof fill>) {
      return fill.call(found(this).map(emptied), ...given);
    },
    hover(this: Locator<Element>, options?: Parameters<typeof hover>[0]) {
      return hover.call(found(this), options);
    },
  });
