// Every test of the house by its file and title, read from the sources.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const ROOMS = [
  'contract/src',
  'server/src',
  'storefront/app',
  'storefront/worker',
  'backoffice/app',
  'ui/src',
  'host/src',
  'checks',
  'conformance',
  'e2e',
  'proofs',
];

export interface WrittenTest {
  readonly title: RegExp;
  readonly source: string;
}

export interface TestFile {
  readonly name: string;
  readonly path: string;
  readonly source: string;
  readonly tests: readonly WrittenTest[];
}

export const readTestFiles = (): TestFile[] =>
  ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|spec|proof)\.tsx?$/.test(name))
      .map((name) => readTestFile(join(room, name))),
  );

function readTestFile(path: string): TestFile {
  const source = readFileSync(join(root, path), 'utf8');
  const tests: WrittenTest[] = [];
  const ctx = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) ? titleOf(node) : undefined;
    if (title) tests.push({ title, source: node.getText() });
    ts.forEachChild(node, ctx);
  };
  ctx(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return { name: basename(path), path, source, tests };
}

/** Of `test('…')` and `test.each([…])('…')`; what is left out on purpose proves nothing. */
function titleOf({ expression, arguments: [first] }: ts.CallExpression): RegExp | undefined {
  const callee = ts.isCallExpression(expression) ? expression.expression : expression;
  if (!first || !/^(test|it)(\.each)?$/.test(callee.getText())) return;
  if (ts.isStringLiteralLike(first)) return pattern(first.text.split(/%[a-z#]|\$\w+/));
  if (ts.isTemplateExpression(first))
    return pattern([first.head.text, ...first.templateSpans.map(({ literal }) => literal.text)]);
  return;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const pattern = (fixed: readonly string[]): RegExp => new RegExp(`^${fixed.map(escaped).join('(.*)')}$`);

/** The test of that title; what fills the open parts of a title must stand in the file. */
export const findTest = ({ tests, source }: TestFile, title: string): WrittenTest | undefined =>
  tests.find((test) => {
    const [, ...filled] = test.title.exec(title) ?? [];
    return test.title.test(title) && filled.every((part) => source.includes(part));
  });
