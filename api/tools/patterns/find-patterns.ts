import { createHash } from "node:crypto";
import ts from "typescript";

/** A regular expression in the code. */
export interface Pattern {
  source: string;
  flags: string;
  /** "path:line" of the expression. */
  place: string;
}

/** The expressions of one file: literals, and strings passed to RegExp. Those built at run time are not found. */
export function findPatterns(file: string, text: string): Pattern[] {
  const found: Pattern[] = [];
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const add = (node: ts.Node, source: string, flags: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
    found.push({ source, flags, place: `${file}:${line + 1}` });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf("/");
      add(node, node.text.slice(1, end), node.text.slice(end + 1));
    } else if (ts.isNewExpression(node) && node.expression.getText(tree) === "RegExp") {
      const [source, flags] = node.arguments ?? [];
      if (source !== undefined && ts.isStringLiteralLike(source))
        add(node, source.text, flags !== undefined && ts.isStringLiteralLike(flags) ? flags.text : "");
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}

/** "/source/flags", as it is written. */
export function written({ source, flags }: Pick<Pattern, "source" | "flags">): string {
  return `/${source}/${flags}`;
}

/** The key under which a pattern's verdict is stored. */
export function patternKey(pattern: Pick<Pattern, "source" | "flags">): string {
  return createHash("sha256").update(written(pattern)).digest("hex").slice(0, 16);
}
