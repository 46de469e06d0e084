import { isControl } from "./control-words.ts";

export type ControlGroup = { elements: Element[]; form: Element | null };

/** Every element of the document, those in open shadow roots in their place. */
function* everyElement(root: Document | ShadowRoot | Element): Generator<Element> {
  for (const element of root.querySelectorAll("*")) {
    yield element;
    if (element.shadowRoot !== null) yield* everyElement(element.shadowRoot);
  }
}

function groupKey(element: Element, form: number): string | null {
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
  for (const element of everyElement(root)) {
    if (!isControl(element) || groups.length >= 600) continue;
    const form = element.closest("form");
    if (!forms.includes(form)) forms.push(form);
    const key = groupKey(element, forms.indexOf(form));
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
