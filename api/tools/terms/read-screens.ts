import ts from "typescript";
import type { TextPiece } from "./text-piece.ts";

const uiPackages = /^(?:dashboard\/src|extension|shared\/ui)\//;
const noScreen = /\.(?:test|e2e|limits)\.tsx?$|\.mjs$|\/(?:testing|e2e|tools|fixtures|look-book)\//;
/** Attributes whose values programs read. */
const machineAttributes =
  /^(?:className|class|id|key|href|src|to|type|name|role|style|htmlFor|rel|d|data-.*)$/;

/** True for a node whose literals are not shown on a screen: imports, types, class names, keys, comparisons. */
function isMachineText(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isExportDeclaration(node) ||
    ts.isTypeNode(node) ||
    ts.isRegularExpressionLiteral(node) ||
    (ts.isJsxAttribute(node) && ts.isIdentifier(node.name) && machineAttributes.test(node.name.text)) ||
    (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === "cn")
  );
}

/** True for a sentence, a label or a part of one; a single lower-case word is a key. */
function isReadable(text: string): boolean {
  return (
    /[A-Za-z]{2}/.test(text) && (/\S\s+\S/.test(text) || /^\s*[A-Z][a-z]/.test(text) || /^\s|\s$/.test(text))
  );
}

/** The texts that a module of the UI packages shows: JSX text, and string literals that are not for programs. */
export function readScreens(file: string, tree: ts.SourceFile): TextPiece[] {
  if (!uiPackages.test(file) || noScreen.test(file)) return [];
  const pieces: TextPiece[] = [];
  const add = (start: number, text: string) => {
    const line = tree.getLineAndCharacterOfPosition(start).line + 1;
    pieces.push({ place: "screens", file, line, text: text.replaceAll(/[^\S\n]/g, " ") });
  };
  const visit = (node: ts.Node): void => {
    if (isMachineText(node)) return;
    if (ts.isJsxText(node)) {
      if (!node.containsOnlyTriviaWhiteSpaces) add(node.pos, node.text);
    } else if (
      (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) &&
      isReadable(node.text)
    )
      add(node.getStart(tree), node.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return pieces;
}
