import { fold } from "../fold.ts";
import { isListButton, listOf, mayPress, optionsIn, pickedText } from "./custom-control.ts";
import { setValue } from "./fill-form.ts";
import { isPlaceholderText } from "./placeholder.ts";

/** Elements that could send a form or open a page: never pressed as an option. */
const AWAY = "a,button,input";
/** Maximum number of spellings that are typed. */
const MOST_TRIES = 3;

/** Number of looks, 25 ms apart: how long a page may take to load a list, and to filter one. */
const LOOKS = { load: 60, filter: 20 };

/** Looks repeatedly, for as long as a page may take to open a list or to show what was picked. */
export async function soon<Found>(
  find: () => Found | undefined,
  looks = LOOKS.load,
): Promise<Found | undefined> {
  for (let look = 0; look < looks; look += 1) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return undefined;
}

function press(element: Element): void {
  for (const name of ["pointerdown", "mousedown", "pointerup", "mouseup", "click"])
    element.dispatchEvent(new MouseEvent(name, { bubbles: true, cancelable: true, composed: true }));
}

function key(element: Element, name: string): void {
  for (const type of ["keydown", "keyup"])
    element.dispatchEvent(
      new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true, composed: true }),
    );
}

function listsOf(page: Document): Element[] {
  return Array.from(page.querySelectorAll("[role=listbox]"));
}

/** The options that the box has opened: of its own list, else of the only list that is new. */
function openOptions(box: Element, before: readonly Element[]): HTMLElement[] {
  const own = listOf(box);
  if (own !== null) return optionsIn(own);
  const fresh = listsOf(box.ownerDocument).filter((one) => !before.includes(one));
  return fresh.length === 1 ? optionsIn(fresh[0] ?? null) : [];
}

/** The only option that equals one of these words, or that begins with a plain yes or no. */
function optionThatSays(options: readonly HTMLElement[], wanted: readonly string[]): HTMLElement | undefined {
  const says = (one: HTMLElement): string => fold(one.textContent ?? "");
  for (const want of wanted.map(fold)) {
    const same = options.filter((one) => says(one) === want);
    const near = /^(?:yes|no)$/.test(want) ? options.filter((one) => says(one).startsWith(`${want} `)) : [];
    const [only, ...others] = same.length > 0 ? same : near;
    if (only !== undefined && others.length === 0) return only;
  }
  return undefined;
}

function mayTake(option: HTMLElement): boolean {
  return option.closest(AWAY) === null && option.querySelector(AWAY) === null;
}

/** Opens a list without typing. False if the press could send the form. */
function open(box: Element): boolean {
  if (!mayPress(box)) return false;
  if ("focus" in box) (box as HTMLElement).focus({ preventScroll: true });
  if (box.getAttribute("aria-expanded") !== "true") press(box);
  return true;
}

async function take(
  box: Element,
  before: readonly Element[],
  wanted: readonly string[],
  looks = LOOKS.load,
): Promise<boolean> {
  const option = await soon(() => optionThatSays(openOptions(box, before), wanted), looks);
  if (option === undefined || !mayTake(option)) return false;
  const words = fold(option.textContent ?? "");
  press(option);
  const shows = (): boolean =>
    fold(pickedText(box)).includes(words) && box.getAttribute("aria-expanded") !== "true";
  return (await soon(() => shows() || undefined)) ?? false;
}

async function typeAndPick(
  box: Element,
  before: readonly Element[],
  wanted: readonly string[],
): Promise<boolean> {
  for (const [at, text] of wanted.slice(0, MOST_TRIES).entries()) {
    if ((box as HTMLInputElement).value !== text) setValue(box, text);
    if (await take(box, before, wanted, at === 0 ? LOOKS.load : LOOKS.filter)) return true;
  }
  setValue(box, wanted[0] ?? "");
  return false;
}

/**
 * Picks one option from the list that a page opens for a box or a button. True only if the page shows it as picked.
 * If the page does not accept it, the person picks; a list without a match is closed again.
 */
export async function pickOption(box: Element, wanted: readonly string[]): Promise<boolean> {
  const before = listsOf(box.ownerDocument);
  if (!isListButton(box)) return typeAndPick(box, before, wanted);
  if (!open(box)) return false;
  if (await take(box, before, wanted)) return true;
  key(box, "Escape");
  return false;
}

/** A button that clears a list and cannot send anything. */
function clearButton(box: Element): Element | undefined {
  const around = box.parentElement?.parentElement ?? null;
  return Array.from(around?.querySelectorAll("[aria-label]") ?? []).find(
    (one) => /^(?:clear|remove)\b/i.test(one.getAttribute("aria-label") ?? "") && mayPress(one),
  );
}

/**
 * Undoes a pick: with the list's own clear button, else with its empty option.
 * @returns false if the page offers neither, so that the pick stays.
 */
export async function unpick(box: Element): Promise<boolean> {
  const before = listsOf(box.ownerDocument);
  const isEmpty = (): boolean => pickedText(box) === "";
  const clear = clearButton(box);
  if (clear !== undefined) press(clear);
  else key(box, "Backspace");
  if (isEmpty()) return true;
  if (!isListButton(box) || !open(box)) return isEmpty();
  const none = await soon(() => {
    const options = openOptions(box, before);
    return options.length > 0 ? options : undefined;
  });
  const option = none?.find((one) => isPlaceholderText(one.textContent ?? ""));
  if (option === undefined || !mayTake(option)) key(box, "Escape");
  else press(option);
  return (await soon(() => isEmpty() || undefined)) ?? false;
}
