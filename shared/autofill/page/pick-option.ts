import { fold } from "../fold.ts";

/** How long a page may take to open its list, and to show what was picked. */
const PATIENCE = 1500;
/** How far up a widget shows what was picked in its box. */
const NEAR = 4;

/** Looks at once, then at each change of the page; undefined when it does not come in time. */
function awaitChange<Found>(page: Document, find: () => Found | undefined): Promise<Found | undefined> {
  const found = find();
  if (found !== undefined) return Promise.resolve(found);
  return new Promise((resolve) => {
    const end = (now: Found | undefined): void => {
      clearTimeout(timer);
      observer.disconnect();
      resolve(now);
    };
    const observer = new MutationObserver(() => {
      const now = find();
      if (now !== undefined) end(now);
    });
    const timer = setTimeout(() => end(find()), PATIENCE);
    observer.observe(page, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}

function listOf(box: Element): Element | null {
  const id = box.getAttribute("aria-controls") ?? box.getAttribute("aria-owns") ?? "";
  const root = box.getRootNode() as Document | ShadowRoot;
  return id === "" ? null : root.getElementById(id);
}

/** The only option that says exactly the wanted words; nothing is picked where two do, or none. */
function optionOf(box: Element, wanted: string): HTMLElement | undefined {
  const list = listOf(box);
  const same = [...(list?.querySelectorAll<HTMLElement>("[role=option]") ?? [])].filter(
    (option) => fold(option.textContent ?? "") === wanted && option.getAttribute("aria-disabled") !== "true",
  );
  const [only] = same;
  return same.length === 1 && only !== undefined && !leadsAway(only) ? only : undefined;
}

/** An option is a line of a list: never what could send a form or open a page. */
function leadsAway(option: Element): boolean {
  const away = "a[href],button:not([type=button]),input[type=submit],input[type=image]";
  return option.closest(away) !== null || option.querySelector(away) !== null;
}

function shows(box: Element, wanted: string): boolean {
  if (box.getAttribute("aria-expanded") === "true") return false;
  if (fold((box as HTMLInputElement).value) === wanted) return true;
  const list = listOf(box);
  let here = box.parentElement;
  for (let step = 0; step < NEAR && here !== null && here.tagName !== "FORM"; step += 1) {
    const lines = [...here.querySelectorAll("*")].filter((one) => !(list?.contains(one) ?? false));
    if (lines.some((one) => one.children.length === 0 && fold(one.textContent ?? "") === wanted)) return true;
    here = here.parentElement;
  }
  return false;
}

/**
 * Picks what was typed from the list that the page opened for it. True only once the page itself shows it as picked:
 * what was typed and not taken is the person's to pick.
 */
export async function pickOption(box: Element, text: string): Promise<boolean> {
  const wanted = fold(text);
  const page = box.ownerDocument;
  const option = await awaitChange(page, () => optionOf(box, wanted));
  if (option === undefined) return false;
  const view = page.defaultView;
  for (const name of ["mousedown", "mouseup", "click"])
    if (view)
      option.dispatchEvent(new view.MouseEvent(name, { bubbles: true, cancelable: true, composed: true }));
  return (await awaitChange(page, () => shows(box, wanted) || undefined)) ?? false;
}
