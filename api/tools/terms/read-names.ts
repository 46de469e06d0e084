import ts from "typescript";
import { splitName } from "./split-name.ts";
import type { TextPiece } from "./text-piece.ts";

function boundNames(name: ts.BindingName): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((one) => (ts.isOmittedExpression(one) ? [] : boundNames(one.name)));
}

function exportedNames(statement: ts.Statement): ts.Node[] {
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    return clause !== undefined && ts.isNamedExports(clause) ? clause.elements.map(({ name }) => name) : [];
  }
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => boundNames(name));
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name] : [];
}

/** The names that a module exports, as words. */
export function readNames(file: string, tree: ts.SourceFile): TextPiece[] {
  return tree.statements.flatMap(exportedNames).map((name) => ({
    place: "names",
    file,
    line: tree.getLineAndCharacterOfPosition(name.getStart(tree)).line + 1,
    text: splitName(name.getText(tree)),
  }));
}
