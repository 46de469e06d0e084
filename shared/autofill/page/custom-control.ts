import { tidy } from "../fold.ts";
import { isPlaceholderText } from "./placeholder.ts";

/** Controls that a page draws itself, by the roles of ARIA 1.2 and the buttons that act like them. */
const DRAWN =
  "[role=combobox]:not(input):not(select),button[aria-haspopup=listbox],[role=button][aria-haspopup=listbox],[role=radio]:not(input),[role=checkbox]:not(input),[role=switch]:not(input)";
const LIST_INPUT =
  "input[role=combobox],input[aria-autocomplete=list],input[aria-autocomplete=both],input[aria-haspopup=listbox],input[data-uxi-widget-type=selectinput]";
const YES_OR_NO = /^(?:yes|no|ja|nein|oui|non)$/i;
/** Class names that developers give to the selected element. */
const ON = /(?:^|[\s_-])(?:active|selected|checked|pressed)(?=$|[\s_-])/i;

/** True for a control that the page draws itself: a list behind a button, an ARIA role, or 'Yes' and 'No' buttons. */
export function isDrawnControl(element: Element): boolean {
  return element.matches(DRAWN) || answerButtons(element).length > 0;
}

/** A list behind a button or a read-only box, without typing. */
export function isListButton(element: Element): boolean {
  if (element.matches(LIST_INPUT)) return (element as HTMLInputElement).readOnly;
  return element.matches(DRAWN) && !isDrawnChoice(element);
}

/** A text box that opens a list as somebody types. */
export function isListInput(element: Element): boolean {
  return element.matches(LIST_INPUT) && !(element as HTMLInputElement).readOnly;
}

/** A radio button, check box or switch by its role alone. */
export function isDrawnChoice(element: Element): boolean {
  return (
    element.tagName !== "INPUT" && /^(?:radio|checkbox|switch)$/.test(element.getAttribute("role") ?? "")
  );
}

/** Adjacent buttons 'Yes' and 'No' that act as radio buttons; empty for any other element. */
export function answerButtons(element: Element): Element[] {
  if (element.tagName !== "BUTTON" || element.hasAttribute("role") || !mayPress(element)) return [];
  const beside = Array.from(element.parentElement?.children ?? []).filter((one) => one.tagName === "BUTTON");
  const isAnswer = (one: Element): boolean => YES_OR_NO.test(tidy(one.textContent ?? "")) && mayPress(one);
  return beside.length === 2 && beside.every(isAnswer) ? beside : [];
}

/** True for a native box that a page updates together with its drawn one, which is the one people use. */
export function isTwinOfDrawn(element: Element): boolean {
  if (element.tagName !== "INPUT" || (element as HTMLInputElement).type !== "checkbox") return false;
  return Array.from(element.parentElement?.children ?? []).some((one) => answerButtons(one).length > 0);
}

/**
 * True for a read-only box that shows the name of the file next to it, and for a nameless box that searches the
 * select next to it.
 */
export function isFaceOfOther(element: Element): boolean {
  const { type, readOnly } = element as HTMLInputElement;
  if (type !== "text" && type !== "textarea") return false;
  if (readOnly) return element.parentElement?.querySelector(":scope > input[type=file]") != null;
  if (type === "textarea" || element.hasAttribute("name")) return false;
  let here = element.parentElement;
  for (let level = 0; level < 4 && here !== null; level += 1) {
    if (here.nextElementSibling?.tagName === "SELECT" || here.previousElementSibling?.tagName === "SELECT")
      return here.querySelectorAll("input").length === 1;
    here = here.parentElement;
  }
  return false;
}

/** True for a list button over a native select: the select is filled, and the page updates the button. */
export function coversSelect(element: Element): boolean {
  if (!isListButton(element)) return false;
  let here = element.parentElement;
  for (let level = 0; level < 2 && here !== null; level += 1) {
    const inside = here.querySelectorAll(`select,textarea,input:not([type=hidden]),${DRAWN}`);
    // Only the two of them, under one label: a select further up belongs to another question.
    if (here.querySelector("select") !== null)
      return inside.length === 2 && here.querySelectorAll("label,legend").length < 2;
    here = here.parentElement;
  }
  return false;
}

/** True for an element that can be pressed without sending the form or leaving the page. */
export function mayPress(element: Element): boolean {
  if (element.closest("a[href]") !== null) return false;
  const button = element.closest("button,input[type=submit],input[type=image],input[type=reset]");
  if (button === null) return true;
  return (
    button.tagName === "BUTTON" &&
    ((button as HTMLButtonElement).type === "button" || (button as HTMLButtonElement).form === null)
  );
}

/** Whether a drawn choice is selected: by its aria state, else by its class. */
export function isOn(element: Element): boolean {
  const state = ["aria-checked", "aria-pressed", "aria-selected"].map((name) => element.getAttribute(name));
  if (state.some((one) => one !== null)) return state.includes("true");
  return ON.test(element.getAttribute("class") ?? "");
}

/** The box that the page draws around the text box of its list: the largest without another control or label. */
export function holderOf(box: Element): Element | null {
  let holder: Element | null = null;
  let here = box.parentElement;
  for (
    let level = 0;
    level < 4 && here !== null && !/^(?:BODY|FORM|FIELDSET|LABEL)$/.test(here.tagName);
    level += 1
  ) {
    const others = here.querySelectorAll(
      "input:not([type=hidden]),select,textarea,[role=combobox],label,legend",
    );
    if (Array.from(others).some((one) => one !== box)) break;
    holder = here;
    here = here.parentElement;
  }
  return holder;
}

/** The element that a person sees: the drawn box, if its text box only grows during typing. */
export function seenOf(element: Element): Element {
  return isListInput(element) ? (holderOf(element) ?? element) : element;
}

function isPlaceholder(element: Element): boolean {
  return /placeholder/i.test(`${element.id} ${element.getAttribute("class") ?? ""}`);
}

/** The text of the picked option; empty for a placeholder or nothing. */
export function pickedText(box: Element): string {
  const own = box.tagName === "INPUT" ? (box as HTMLInputElement).value : textOf(box);
  if (own.trim() !== "" && !isPlaceholderText(own)) return tidy(own);
  if (box.tagName !== "INPUT") return "";
  // react-select and similar libraries show the picked option in a neighbour and leave the box empty.
  const near = box.parentElement?.parentElement ?? null;
  const holder = holderOf(box);
  if (holder === null || near === null) return "";
  const shown = textOf(holder.contains(near) ? near : holder);
  return isPlaceholderText(shown) || shown === box.getAttribute("placeholder") ? "" : shown;
}

function textOf(root: Element): string {
  const parts: string[] = [];
  const visit = (node: Node): void => {
    if (node.nodeType === 3) parts.push(node.textContent ?? "");
    if (node.nodeType !== 1) return;
    const element = node as Element;
    const isSilent =
      isPlaceholder(element) ||
      /^(?:style|script|svg|button)$/i.test(element.tagName) ||
      /^(?:listbox|status|log|alert)$/.test(element.getAttribute("role") ?? "") ||
      element.hasAttribute("aria-live");
    if (!isSilent) for (const child of element.childNodes) visit(child);
  };
  for (const child of root.childNodes) visit(child);
  return tidy(parts.join(" "));
}

/** The list of a box, by its ARIA attributes; null without any, or if it is not drawn yet. */
export function listOf(box: Element): Element | null {
  const ids = `${box.getAttribute("aria-controls") ?? ""} ${box.getAttribute("aria-owns") ?? ""}`.split(
    /\s+/,
  );
  const root = box.getRootNode() as Document | ShadowRoot;
  for (const id of ids) {
    const found = id === "" ? null : root.getElementById(id);
    if (found !== null)
      return found.matches("[role=listbox]") ? found : (found.querySelector("[role=listbox]") ?? found);
  }
  return null;
}

/** The options of an open list that can be picked. */
export function optionsIn(list: Element | null): HTMLElement[] {
  return Array.from(list?.querySelectorAll<HTMLElement>("[role=option]") ?? []).filter(
    (one) => one.getAttribute("aria-disabled") !== "true",
  );
}
