import path from 'node:path';
import ts from 'typescript';
import type { SourceFile } from './tree';

/** One import of a source file. */
export interface Import {
  /** The module as it is written. */
  readonly module: string;
  /** Path below the root for a module of the repository, without extension; null for a package. */
  readonly target: string | null;
  readonly typeOnly: boolean;
}

/**
 * @param source a TypeScript file of the repository
 * @returns its imports and re-exports, static and dynamic
 */
export function importsOf({ file, text }: SourceFile): Import[] {
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean) => {
    if (specifier && ts.isStringLiteralLike(specifier)) {
      found.push({ module: specifier.text, target: resolve(file, specifier.text), typeOnly });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, isTypeImport(node.importClause));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}

function isTypeImport(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause.namedBindings;
  return (
    !clause.name &&
    !!names &&
    ts.isNamedImports(names) &&
    names.elements.every((element) => element.isTypeOnly)
  );
}

function resolve(file: string, module: string): string | null {
  if (module.startsWith('@site/')) return module.slice('@site/'.length);
  if (!module.startsWith('.')) return null;
  return path.posix.join(path.posix.dirname(file), module);
}
