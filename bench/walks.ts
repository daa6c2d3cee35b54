// How many files of the server somebody may have to read to follow an endpoint: those that declare what its use case can run.
// Types, tables and texts are not counted, nor what is called through the context; a file that only passes on exports is not read.
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '..');
const isRead = (file: string) => file.startsWith('server/src/') && !/-tables\.ts$|\/messages\//.test(file);

/** A name of another file. */
type Reference = readonly [file: string, name: string];

interface Module {
  readonly declarations: ReadonlyMap<string, ts.Node>;
  /** Names that are imported or passed on. */
  readonly references: ReadonlyMap<string, Reference>;
}

const modules = new Map<string, Module>();

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const read = {
    declarations: new Map(source.statements.flatMap(declarationsOf)),
    references: new Map(source.statements.flatMap((statement) => referencesOf(file, statement))),
  };
  modules.set(file, read);
  return read;
}

function declarationsOf(statement: ts.Statement): [name: string, node: ts.Node][] {
  if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name)
    return [[statement.name.text, statement]];
  if (!ts.isVariableStatement(statement)) return [];
  return statement.declarationList.declarations.flatMap((node) => namesIn(node.name).map((name) => [name, node]));
}

const namesIn = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));

function referencesOf(file: string, statement: ts.Statement): [name: string, Reference][] {
  const list = ts.isImportDeclaration(statement)
    ? statement.importClause?.namedBindings
    : ts.isExportDeclaration(statement)
      ? statement.exportClause
      : undefined;
  if (!list || !(ts.isNamedImports(list) || ts.isNamedExports(list))) return [];
  const { moduleSpecifier } = list.parent.kind === ts.SyntaxKind.ImportClause ? list.parent.parent : list.parent;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier) || !moduleSpecifier.text.startsWith('.')) return [];
  const from = relative(root, join(root, dirname(file), moduleSpecifier.text));
  return [...list.elements]
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ name, propertyName }) => [name.text, [from, (propertyName ?? name).text]]);
}

/** The files that are reached from an exported function. */
export function filesReached(file: string, name: string): ReadonlySet<string> {
  const visited = new Set<string>();
  const files = new Set<string>();
  const visit = (at: string, called: string): void => {
    if (!isRead(at) || visited.has(`${at} ${called}`)) return;
    visited.add(`${at} ${called}`);
    const { declarations, references } = moduleOf(at);
    const declaration = declarations.get(called);
    const reference = references.get(called);
    if (declaration) {
      files.add(at);
      visitNames(declaration, (inside) => visit(at, inside));
    } else if (reference) visit(...reference);
  };
  visit(file, name);
  return files;
}

function visitNames(node: ts.Node, visit: (name: string) => void): void {
  if (ts.isTypeNode(node)) return;
  const isProperty =
    (ts.isPropertyAccessExpression(node.parent) || ts.isPropertyAssignment(node.parent)) && node.parent.name === node;
  if (ts.isIdentifier(node) && !isProperty) visit(node.text);
  ts.forEachChild(node, (child) => visitNames(child, visit));
}
