import type { UnchangeableReason } from "#shared/domain/resumes/unplaced-lines.ts";
import { attribute, child, elements, readPlacedXml, type XmlElement } from "../read-document/xml.ts";
import { isWellFormed } from "./well-formed.ts";

/** The file cannot be changed at all. */
export class Unchangeable extends Error {
  readonly reason: UnchangeableReason;

  /** @param detail for whoever looks after it, never shown. */
  constructor(reason: UnchangeableReason, detail = "") {
    super(`${reason} ${detail}`.trim());
    this.name = "Unchangeable";
    this.reason = reason;
  }
}

/** The text of the body's part with every element's place in it. */
export interface WordBody {
  source: string;
  root: XmlElement;
  parents: ReadonlyMap<XmlElement, XmlElement>;
}

/**
 * Reads the body's part so that it can be changed by places: what is not changed stays byte for byte.
 * @throws Unchangeable `damaged` when its places cannot be believed.
 */
export function readWordBody(bytes: Uint8Array): WordBody {
  const source = decoded(bytes);
  if (!isWellFormed(source)) throw new Unchangeable("damaged");
  const root = readPlacedXml(source);
  const parents = new Map<XmlElement, XmlElement>();
  const open = [root];
  for (let next = open.pop(); next; next = open.pop())
    for (const one of elements(next)) {
      parents.set(one, next);
      open.push(one);
    }
  return { source, root, parents };
}

/** @throws Unchangeable when the bytes are not the UTF-8 that Word writes. */
function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    throw new Unchangeable("damaged");
  }
}

export function sourceOf({ source }: WordBody, element: XmlElement): string {
  const { from, to } = placeOf(element);
  return source.slice(from, to);
}

/** @throws Unchangeable for an element that was read without its place. */
export function placeOf(element: XmlElement): { from: number; to: number } {
  if (!element.place) throw new Unchangeable("damaged");
  return element.place;
}

/** The elements around one, innermost first. */
export function* around({ parents }: WordBody, element: XmlElement): Generator<XmlElement> {
  for (let at = parents.get(element); at; at = parents.get(at)) yield at;
}

/** An element with all that it holds, in order. */
export function* within(element: XmlElement): Generator<XmlElement> {
  yield element;
  for (const one of elements(element)) yield* within(one);
}

/** A content control whose words come from elsewhere, or may not be changed. */
export function isBoundControl(element: XmlElement): boolean {
  if (element.name !== "w:sdt") return false;
  const properties = child(element, "w:sdtPr");
  const lock = attribute(child(properties, "w:lock"), "w:val") ?? "unlocked";
  const bound = [
    "w:dataBinding",
    "w15:dataBinding",
    "w:showingPlcHdr",
    "w:date",
    "w:dropDownList",
    "w:comboBox",
  ];
  return lock !== "unlocked" || bound.some((name) => child(properties, name) !== undefined);
}
