import type { XmlElement } from "./xml.ts";
import { attribute, child, children } from "./xml.ts";

/** What decides whether a run of a Word file can be seen. Undefined = as inherited. */
export interface Look {
  vanish?: boolean;
  /** `RRGGBB` in capitals, or `auto`. */
  colour?: string;
  /** Font size in points. */
  size?: number;
  /** Something other than white lies behind the text. */
  isShaded?: boolean;
  isBullet?: boolean;
}

export type Styles = ReadonlyMap<string, Look>;

/** `w:vanish` and its kin are on without a value, off with 0 or false. */
function isOn(element: XmlElement | undefined): boolean | undefined {
  return element && !["0", "false", "off"].includes(attribute(element, "w:val") ?? "1");
}

/** Shading that is not white; `auto` and `clear` without a fill are none. */
export function isShading(element: XmlElement | undefined): boolean | undefined {
  const fill = element && (attribute(element, "w:fill") ?? "auto").toUpperCase();
  return fill === undefined ? undefined : !["AUTO", "FFFFFF", ""].includes(fill);
}

/** The look that run properties (`w:rPr`) set. */
export function lookOf(properties: XmlElement | undefined): Look {
  if (!properties) return {};
  const colour = child(properties, "w:color");
  const theme = colour && attribute(colour, "w:themeColor");
  const isLight = theme === "background1" || theme === "light1";
  const size = Number(attribute(child(properties, "w:sz"), "w:val"));
  const highlight = attribute(child(properties, "w:highlight"), "w:val");
  const isMarked = highlight !== undefined && highlight !== "none" && highlight !== "white";
  return defined({
    vanish: isOn(child(properties, "w:vanish")),
    colour: isLight ? "FFFFFF" : attribute(colour, "w:val")?.toUpperCase(),
    size: Number.isFinite(size) && size > 0 ? size / 2 : undefined,
    isShaded: isMarked || isShading(child(properties, "w:shd")),
  });
}

function defined(look: { [key in keyof Look]: Look[key] | undefined }): Look {
  return Object.fromEntries(Object.entries(look).filter(([, value]) => value !== undefined));
}

const deepest = 10;

/** Styles by id, with what they inherit. @param root `w:styles`; undefined when the file has none. */
export function readStyles(root: XmlElement | undefined): Styles {
  const own = new Map<string, { look: Look; parent: string | undefined }>();
  for (const style of root ? children(root, "w:style") : []) {
    const id = attribute(style, "w:styleId");
    if (id === undefined) continue;
    const paragraph = child(style, "w:pPr");
    const isBullet = child(paragraph, "w:numPr") !== undefined && /bullet/i.test(id);
    const look = { ...lookOf(child(style, "w:rPr")), ...(isBullet ? { isBullet } : {}) };
    if (hasShading(style, deepest)) look.isShaded = true;
    own.set(id, { look, parent: attribute(child(style, "w:basedOn"), "w:val") });
  }
  const styles = new Map<string, Look>();
  for (const id of own.keys()) {
    const chain: Look[] = [];
    for (
      let at: string | undefined = id;
      at !== undefined && chain.length < deepest;
      at = own.get(at)?.parent
    )
      chain.unshift(own.get(at)?.look ?? {});
    styles.set(id, Object.assign({}, ...chain));
  }
  return styles;
}

function hasShading(element: XmlElement, depth: number): boolean {
  return element.children.some(
    (one) =>
      typeof one !== "string" &&
      ((one.name === "w:shd" && isShading(one) === true) || (depth > 0 && hasShading(one, depth - 1))),
  );
}

/** Numbering ids whose first level is a list of marks; numbers and letters are not repeated in the text. */
export function readBullets(root: XmlElement | undefined): ReadonlySet<string> {
  const bulleted = new Set<string>();
  const lists = new Set<string>();
  for (const list of root ? children(root, "w:abstractNum") : []) {
    const [level] = children(list, "w:lvl");
    const id = attribute(list, "w:abstractNumId");
    if (id !== undefined && attribute(child(level, "w:numFmt"), "w:val") === "bullet") lists.add(id);
  }
  for (const number of root ? children(root, "w:num") : []) {
    const id = attribute(number, "w:numId");
    const list = attribute(child(number, "w:abstractNumId"), "w:val");
    if (id !== undefined && list !== undefined && lists.has(list)) bulleted.add(id);
  }
  return bulleted;
}

/** Unseen: marked hidden, not higher than a point, or white with nothing dark behind it. */
export function isHiddenLook({ vanish, colour, size, isShaded }: Look): boolean {
  if (vanish === true || (size !== undefined && size <= 1)) return true;
  return isShaded !== true && colour !== undefined && /^F[8-F]F[8-F]F[8-F]$/.test(colour);
}
