// Every test of the project by its file and title, read from the sources.
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';

const root = join(import.meta.dirname, '../..');
const folders = [
  'contract/src',
  'server/src',
  'storefront/app',
  'storefront/worker',
  'backoffice/app',
  'ui/src',
  'host/src',
  'checks',
  'conformance',
  'recipes',
  'e2e',
  'proofs',
];

export interface WrittenTest {
  /** As it is written, with its open parts (`%s`, `${path}`), without ids and tags. */
  readonly title: string;
  /** The requirements it proves: `… (STATE-3, ERROR-1)`. */
  readonly ids: readonly string[];
  readonly source: string;
}

export interface TestFile {
  /** Test files are known by their names. */
  readonly name: string;
  /** From the root of the project. */
  readonly path: string;
  readonly source: string;
  readonly tests: readonly WrittenTest[];
}

export const readTestFiles = (): TestFile[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|spec|proof)\.tsx?$/.test(name))
      .toSorted()
      .map((name) => readTests(join(folder, name), readFileSync(join(root, folder, name), 'utf8'))),
  );

export function readTests(path: string, source: string): TestFile {
  const tests: WrittenTest[] = [];
  const collect = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) ? titleOf(node) : undefined;
    if (title !== undefined) tests.push({ ...splitTitle(title), source: node.getText() });
    ts.forEachChild(node, collect);
  };
  collect(ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true));
  return { name: basename(path), path, source, tests };
}

/** The titles of `test('…')` and `test.each([…])('…')`; a skipped test proves nothing. */
function titleOf({ expression, arguments: [first] }: ts.CallExpression): string | undefined {
  const callee = ts.isCallExpression(expression) ? expression.expression : expression;
  if (!first || !/^(test|it)(\.each)?$/.test(callee.getText())) return;
  if (ts.isStringLiteralLike(first)) return first.text;
  if (ts.isTemplateExpression(first)) return first.getText().slice(1, -1);
  return;
}

/** Tags of Playwright, such as `@mobile`, are at the very end. */
function splitTitle(written: string): Pick<WrittenTest, 'title' | 'ids'> {
  const withoutTags = written.replace(/(?: @\w+)+$/, '');
  const [, title = withoutTags, ids = ''] = /^(.*) \(([A-Z]+-\d+(?:, [A-Z]+-\d+)*)\)$/s.exec(withoutTags) ?? [];
  return { title, ids: ids === '' ? [] : ids.split(', ') };
}
