import { tidy } from "../fold.ts";
import { attribute, sectionOf } from "./control-label.ts";
import { isDrawnControl, mayPress } from "./custom-control.ts";

const ADD = /^\W{0,3}(?:add|new)\b/i;
const REMOVE = /^\W{0,3}(?:remove|delete)\b/i;
const LONGEST = 60;

function textOf(button: Element): string {
  return tidy(attribute(button, "aria-label") || (button.textContent ?? ""));
}

function buttonsThat(page: Document, says: RegExp): HTMLElement[] {
  return Array.from(page.querySelectorAll<HTMLElement>("button,[role=button]")).filter((button) => {
    const text = textOf(button);
    return text.length <= LONGEST && says.test(text) && mayPress(button) && !isDrawnControl(button);
  });
}

/** The page's buttons that may add an entry to a list; none of them can send a form or leave the page. */
export function addButtons(page: Document): { element: HTMLElement; text: string; section: string }[] {
  return buttonsThat(page, ADD).map((element) => ({
    element,
    text: textOf(element),
    section: sectionOf(element),
  }));
}

/** The page's buttons that remove an entry. */
export function removeButtons(page: Document): HTMLElement[] {
  return buttonsThat(page, REMOVE);
}

/** True if it is still the button that was read. */
export function isAddButton(element: Element): element is HTMLElement {
  return element.isConnected && ADD.test(textOf(element)) && mayPress(element);
}
