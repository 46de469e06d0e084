import ts from "typescript";
import { blankQuotes } from "./blank-quotes.ts";
import type { TextPiece } from "./text-piece.ts";

interface Range {
  start: number;
  end: number;
}

/** Ranges of literals: two slashes in an address or a regular expression begin no comment. */
function literalRanges(tree: ts.SourceFile): Range[] {
  const ranges: Range[] = [];
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) ranges.push({ start: node.pos, end: node.end });
    else if (
      ts.isLiteralExpression(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isTemplateHead(node)
    )
      ranges.push({ start: node.getStart(tree), end: node.end });
    else ts.forEachChild(node, visit);
  };
  visit(tree);
  return ranges;
}

function commentRanges(tree: ts.SourceFile): Range[] {
  const found: Range[] = [];
  const literals = literalRanges(tree);
  const opening = /\/\/.*|\/\*[\s\S]*?(?:\*\/|$)/g;
  let next = 0;
  for (let match = opening.exec(tree.text); match !== null; match = opening.exec(tree.text)) {
    const start = match.index;
    while ((literals[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    const literal = literals[next];
    if (literal !== undefined && literal.start <= start) opening.lastIndex = literal.end;
    else found.push({ start, end: start + match[0].length });
  }
  return found;
}

/** The comments of a module without comment marks and quotes; directives to tools are left out. */
export function readComments(file: string, tree: ts.SourceFile): TextPiece[] {
  return commentRanges(tree).flatMap(({ start, end }) => {
    const text = tree.text
      .slice(start, end)
      .replace(/^\/\*\*?|^\/\/+|\*\/$|^[ \t]*\*/gm, (mark) => " ".repeat(mark.length));
    if (/^\s*(?:biome-ignore|@ts-|@vitest-|#__)/.test(text)) return [];
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    return [{ place: "comments", file, line, text: blankQuotes(text) }];
  });
}
