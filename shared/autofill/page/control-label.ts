import { tidy } from "../fold.ts";
import { saysSomething, wordsOf } from "./control-words.ts";
import { isListButton } from "./custom-control.ts";

/** An attribute's text; empty without one. */
export function attribute(element: Element, name: string): string {
  return element.getAttribute(name) ?? "";
}

function wordsById(element: Element, ids: string): string {
  const root = element.getRootNode() as Document | ShadowRoot;
  const found = ids.split(/\s+/).map((id) => (id === "" ? null : root.getElementById(id)));
  return tidy(found.map((one) => (one === null ? "" : wordsOf(one))).join(" "));
}

/** The control's name: from its label, the label it refers to, or its own name. */
export function labelsOf(element: Element): string {
  const labels = Array.from((element as HTMLInputElement).labels ?? []);
  const said = labels.map((label) => wordsOf(label)).filter(saysSomething);
  if (said.length > 0) return tidy(said.join(" "));
  const ids = attribute(element, "aria-labelledby").split(/\s+/);
  const byId = wordsById(element, ids.filter((id) => id !== element.id).join(" "));
  return saysSomething(byId) ? byId : ariaLabel(element) || attribute(element, "title");
}

/** Without the button text that a list repeats: 'Country Select One Required'. */
function ariaLabel(element: Element): string {
  const said = attribute(element, "aria-label");
  if (!isListButton(element)) return said;
  const face = tidy(element.textContent ?? "");
  return tidy(said.replace(face === "" ? " " : face, " ").replace(/\brequired$/i, ""));
}

/** The question of a group: its fieldset's legend, or the name of its group. */
export function legendOf(elements: readonly Element[]): string {
  const holder = elements[0]?.closest("fieldset,[role=group],[role=radiogroup]") ?? null;
  if (holder === null || !elements.every((element) => holder.contains(element))) return "";
  const legend = holder.querySelector("legend");
  // The legend of a date inside a group is not the group's.
  const isOwn = legend?.closest("fieldset,[role=group],[role=radiogroup]") === holder;
  if (legend !== null && isOwn && saysSomething(wordsOf(legend))) return wordsOf(legend);
  return wordsById(holder, attribute(holder, "aria-labelledby")) || attribute(holder, "aria-label");
}

/** The heading above a control. */
export function sectionOf(element: Element): string {
  let here: Element | null = element;
  for (let step = 0; step < 12 && here !== null; step += 1) {
    for (let before = here.previousElementSibling; before !== null; before = before.previousElementSibling) {
      const heading = before.matches("h1,h2,h3,h4,h5") ? before : before.querySelector("h2,h3,h4,h5");
      if (heading !== null) return wordsOf(heading, 120);
    }
    const legend: Element | null = here.tagName === "FIELDSET" ? here.querySelector(":scope > legend") : null;
    if (legend !== null) return wordsOf(legend, 120);
    here = here.parentElement;
  }
  return "";
}
