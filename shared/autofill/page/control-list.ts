import { isControl } from "./control-words.ts";
import { answerButtons, isDrawnChoice } from "./custom-control.ts";

export type ControlGroup = { elements: Element[]; form: Element | null };

/** Every element of the document, including those in open shadow roots. */
function* everyElement(root: Document | ShadowRoot | Element): Generator<Element> {
  for (const element of root.querySelectorAll("*")) {
    yield element;
    if (element.shadowRoot !== null) yield* everyElement(element.shadowRoot);
  }
}

/** The container of the choices of one question that the page draws: their group, or their parent. */
function drawnHolder(element: Element): Element | null {
  if (answerButtons(element).length > 0) return element.parentElement;
  const role = element.getAttribute("role");
  if (element.tagName === "INPUT" || role === "switch" || !isDrawnChoice(element)) return null;
  if (role === "radio")
    return element.closest("[role=radiogroup],fieldset,[role=group]") ?? element.parentElement;
  const holder = element.closest("[role=group],fieldset");
  return holder !== null && holder.querySelectorAll("[role=checkbox]").length > 1 ? holder : null;
}

function groupKey(element: Element, form: number, holders: Element[]): string | null {
  const holder = drawnHolder(element);
  if (holder !== null) {
    if (!holders.includes(holder)) holders.push(holder);
    return `drawn ${holders.indexOf(holder)}`;
  }
  const type = element.getAttribute("type")?.toLowerCase();
  const name = element.getAttribute("name");
  if (element.tagName !== "INPUT" || (type !== "radio" && type !== "checkbox") || !name) return null;
  return `${form} ${type} ${name}`;
}

/** The controls of a document in its order; radio buttons and check boxes of one name are one group. */
export function listControls(root: Document): ControlGroup[] {
  const groups: ControlGroup[] = [];
  const named = new Map<string, ControlGroup>();
  const forms: (Element | null)[] = [];
  const holders: Element[] = [];
  for (const element of everyElement(root)) {
    if (!isControl(element) || groups.length >= 600) continue;
    const form = element.closest("form");
    if (!forms.includes(form)) forms.push(form);
    const key = groupKey(element, forms.indexOf(form), holders);
    const known = key === null ? undefined : named.get(key);
    if (known !== undefined) {
      known.elements.push(element);
      continue;
    }
    const group = { elements: [element], form };
    groups.push(group);
    if (key !== null) named.set(key, group);
  }
  return groups;
}
