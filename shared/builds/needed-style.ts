import { type AtRule, parse, type Root, type Rule } from "postcss";

/**
 * The rules of a built style sheet that a page of complete HTML needs: those whose classes all occur in it, in their
 * order. A class inside `:not()`, `:is()` and similar selectors does not exclude a rule.
 * @throws CssSyntaxError for an incomplete sheet.
 */
export function neededStyle(css: string, html: string): string {
  const classes = classesIn(html);
  const sheet = parse(css);
  sheet.walkComments((comment) => void comment.remove());
  sheet.walkRules((rule) => {
    if (!standsInside(rule) && !isNeeded(rule, classes)) rule.remove();
  });
  removeEmpty(sheet);
  return sheet.toString();
}

/** A rule inside another one, such as a step of an animation, stays or goes with it. */
function standsInside({ parent }: Rule): boolean {
  return (
    parent?.type === "rule" || (parent?.type === "atrule" && (parent as AtRule).name.endsWith("keyframes"))
  );
}

/** An empty media query is removed; an empty layer stays, because it fixes the order of the layers. */
function removeEmpty(sheet: Root): void {
  sheet.walkAtRules(/^(?:media|supports|container)$/, (question) => {
    let empty: AtRule | undefined = question;
    while (empty?.nodes?.length === 0 && empty.name !== "layer") {
      const { parent } = empty as AtRule;
      empty.remove();
      empty = parent?.type === "atrule" ? (parent as AtRule) : undefined;
    }
  });
}

function isNeeded({ selectors }: Rule, classes: ReadonlySet<string>): boolean {
  return selectors.some((selector) =>
    classNamesIn(outsideBrackets(selector)).every((name) => classes.has(name)),
  );
}

const pieces = /"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\\[\s\S]|[^"'\\]/g;

/** The selector without bracketed parts of any kind. */
function outsideBrackets(selector: string): string {
  let depth = 0;
  let text = "";
  for (const [piece] of selector.matchAll(pieces)) {
    if (piece === ")" || piece === "]") depth -= 1;
    else if (piece === "(" || piece === "[") depth += 1;
    else if (depth === 0) text += piece;
  }
  return text;
}

function classNamesIn(selector: string): string[] {
  const names = selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\[\s\S]|[\w-])+)/gi);
  return [...names].map(([, name = ""]) =>
    name.replace(/\\(?:([0-9a-f]{1,6}) ?|([\s\S]))/gi, (_all, code?: string, sign = "") =>
      code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}

const marks: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

function classesIn(html: string): Set<string> {
  const values = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value = ""]) => value);
  const plain = values.join(" ").replace(/&(amp|quot|#x27|lt|gt);/g, (mark) => marks[mark] ?? mark);
  return new Set(plain.split(/\s+/));
}
