import type { CheerioAPI } from "cheerio/slim";

export type PageNode = ReturnType<CheerioAPI["root"]>[number]["children"][number];
export type PageElement = Extract<PageNode, { attribs: unknown }>;

export function isElement(node: PageNode | null | undefined): node is PageElement {
  return node !== null && node !== undefined && "attribs" in node;
}

export function attributeOf(element: PageElement, name: string): string {
  return element.attribs[name] ?? "";
}

/** The element's own text, without that of its child elements. */
export function ownText(element: PageElement): string {
  let text = "";
  for (const child of element.children) if ("data" in child) text += child.data;
  return text;
}

/** The element and its ancestors, at most `steps` of them. */
export function* selfAndParents(element: PageElement | null, steps = 500): Generator<PageElement> {
  let here: unknown = element;
  for (let step = 0; step < steps && isElement(here as PageElement); step += 1) {
    yield here as PageElement;
    here = (here as PageElement).parent;
  }
}

/** All descendants of an element, in document order. */
export function elementsIn(element: PageElement): PageElement[] {
  return element.children.filter(isElement).flatMap((child) => [child, ...elementsIn(child)]);
}
