import type { FillAction } from "../fill-plan.ts";
import { hasValue } from "./control-value.ts";
import { isDrawnControl, isListInput, isOn, mayPress } from "./custom-control.ts";

/** A file on its way from the panel to the page: bytes in base64. */
export type FileToAttach = { name: string; type: string; base64: string };

/** One control to write to; a file's bytes are added to the action, never to the plan that is shown. */
export type FillStep = { ref: number; action: FillAction; file?: FileToAttach };

/** The value before, for undo. */
type Before = { element: Element; value: string; isChecked: boolean };
export type FillResult = { ref: number; done: boolean };
export type FillRun = { results: FillResult[]; undo: () => number };

const MARK = "2px solid #2f7d5b";

function tell(element: Element, ...events: string[]): void {
  const view = element.ownerDocument.defaultView;
  if (view === null) return;
  for (const name of events) element.dispatchEvent(new view.Event(name, { bubbles: true, composed: true }));
}

/** Sets a value with the prototype's setter, which frameworks that watch the element's own property notice. */
export function setValue(element: Element, value: string): void {
  const owner = Object.getPrototypeOf(element) as object;
  const setter = Object.getOwnPropertyDescriptor(owner, "value")?.set;
  if (setter === undefined) element.textContent = value;
  else setter.call(element, value);
  // If a list opens below, the person picks from it; leaving the box would close it and lose the words.
  if (isListInput(element)) tell(element, "input");
  else tell(element, "input", "change", "blur");
}

function choose(elements: readonly Element[], indexes: readonly number[]): boolean {
  const [first] = elements;
  if (first?.tagName === "SELECT") {
    const select = first as HTMLSelectElement;
    const option = select.options[indexes[0] ?? -1];
    if (option === undefined) return false;
    if (select.multiple) option.selected = true;
    else select.selectedIndex = option.index;
    tell(select, "input", "change", "blur");
    return true;
  }
  for (const index of indexes) {
    const box = elements[index] as HTMLInputElement | undefined;
    if (box === undefined || !mayPress(box)) return false;
    // Frameworks listen to clicks; a click ticks the box and never sends the form.
    if (!isTicked(box)) box.click();
  }
  return true;
}

function isTicked(element: Element): boolean {
  return isDrawnControl(element) ? isOn(element) : (element as HTMLInputElement).checked;
}

function attach(element: Element, { name, type, base64 }: FileToAttach): boolean {
  const view = element.ownerDocument.defaultView;
  if (view === null) return false;
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const carrier = new view.DataTransfer();
  carrier.items.add(new view.File([bytes], name, { type }));
  (element as HTMLInputElement).files = carrier.files;
  tell(element, "input", "change");
  return true;
}

function takeStep(elements: readonly Element[], { action, file }: FillStep): boolean {
  const [first] = elements;
  if (first === undefined || elements.some(hasValue)) return false;
  if (action.kind === "options") return choose(elements, action.indexes);
  if (action.kind === "file") return file !== undefined && attach(first, file);
  // Without typing, the filler opens the list of a button and picks from it.
  if (action.kind === "pick" && !isListInput(first)) return true;
  setValue(first, action.kind === "pick" ? (action.wanted[0] ?? "") : action.text);
  return action.kind === "pick" || hasValue(first);
}

function remember(elements: readonly Element[]): Before[] {
  return elements.map((element) => {
    const { value, checked, type } = element as HTMLInputElement;
    return {
      element,
      value: type === "file" ? "" : (value ?? element.textContent ?? ""),
      isChecked: isDrawnControl(element) ? isOn(element) : checked === true,
    };
  });
}

function restore({ element, value, isChecked }: Before): void {
  const input = element as HTMLInputElement;
  if (isDrawnControl(element)) {
    // Press a drawn choice again to undo it; the filler undoes a list that the page draws.
    if (isOn(element) !== isChecked && mayPress(element)) (element as HTMLElement).click();
  } else if (input.type === "checkbox" || input.type === "radio") {
    input.checked = isChecked;
    tell(element, "input", "change");
  } else {
    setValue(element, value);
  }
}

function mark(elements: readonly Element[]): () => void {
  const marked = elements.filter((element): element is HTMLElement => "style" in element);
  const before = marked.map(({ style }) => style.outline);
  for (const element of marked) element.style.outline = MARK;
  return () => {
    for (const [index, element] of marked.entries()) element.style.outline = before[index] ?? "";
  };
}

/** Fills empty controls, marks them, and can undo all of it. It presses no button and sends nothing. */
export function fillForm(elements: readonly (readonly Element[])[], steps: readonly FillStep[]): FillRun {
  const undoes: (() => void)[] = [];
  const results = steps.map((step) => {
    const own = elements[step.ref] ?? [];
    const before = remember(own);
    const done = own.every(({ isConnected }) => isConnected) && takeStep(own, step);
    if (done) {
      const unmark = mark(own);
      undoes.push(() => {
        unmark();
        before.forEach(restore);
      });
    }
    return { ref: step.ref, done };
  });
  return {
    results,
    undo: () => {
      for (const undo of undoes) undo();
      return undoes.splice(0).length;
    },
  };
}
