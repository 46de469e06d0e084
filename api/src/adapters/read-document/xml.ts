import { load } from "cheerio/slim";
import { ParseError } from "./parsed-document.ts";

/** An element of an XML part: prefixed name, attributes, children in order. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  /** Where it is in the text of its part, in UTF-16 units, when it was read with places. */
  place?: { from: number; to: number };
}

/** Word nests about 30 deep; a file that goes far beyond is an attack on recursion. */
const deepest = 400;

interface Node {
  type: string;
  name?: string;
  data?: string;
  attribs?: Record<string, string>;
  startIndex?: number | null;
  endIndex?: number | null;
  children?: Node[];
}

/**
 * Reads an XML part. Entities of a DOCTYPE are not known and stay as text: nothing expands, nothing is fetched.
 * @throws ParseError `corrupt` without a root element or nested too deep.
 */
export function readXml(bytes: Uint8Array): XmlElement {
  return readRoot(new TextDecoder().decode(bytes), {});
}

/** As `readXml`, with the place of each element; of a text that is well-formed they are exact. */
export function readPlacedXml(text: string): XmlElement {
  return readRoot(text, { withStartIndices: true, withEndIndices: true });
}

function readRoot(text: string, places: { withStartIndices?: true; withEndIndices?: true }): XmlElement {
  const document = load(text, { xml: { decodeEntities: true, ...places } });
  const root = (document.root()[0] as unknown as Node | undefined)?.children?.find(
    (node) => node.type === "tag",
  );
  if (!root) throw new ParseError("corrupt");
  return asElement(root);
}

function asElement(root: Node): XmlElement {
  const top = emptyElement(root);
  const open: { node: Node; element: XmlElement; depth: number }[] = [{ node: root, element: top, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.depth > deepest) throw new ParseError("corrupt");
    for (const node of next.node.children ?? []) {
      if (node.type === "text") next.element.children.push(node.data ?? "");
      if (node.type !== "tag") continue;
      const element = emptyElement(node);
      next.element.children.push(element);
      open.push({ node, element, depth: next.depth + 1 });
    }
  }
  return top;
}

function emptyElement(node: Node): XmlElement {
  const { name = "", attribs = {}, startIndex, endIndex } = node;
  const isPlaced = typeof startIndex === "number" && typeof endIndex === "number";
  return {
    name,
    attributes: attribs,
    children: [],
    ...(isPlaced && { place: { from: startIndex, to: endIndex + 1 } }),
  };
}

export function elements(element: XmlElement): XmlElement[] {
  return element.children.filter((one) => typeof one !== "string");
}

export function children(element: XmlElement, name: string): XmlElement[] {
  return elements(element).filter((one) => one.name === name);
}

export function child(element: XmlElement | undefined, name: string): XmlElement | undefined {
  return element && elements(element).find((one) => one.name === name);
}

export function attribute(element: XmlElement | undefined, name: string): string | undefined {
  return element && Object.hasOwn(element.attributes, name) ? element.attributes[name] : undefined;
}

export function textOf(element: XmlElement): string {
  return element.children.filter((one) => typeof one === "string").join("");
}
