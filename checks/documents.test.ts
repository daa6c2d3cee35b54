// Documents name files of the code and link to each other. Decisions may name files that are gone: they tell what was true when they were made.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
  cwd: root,
  encoding: 'utf8',
}).split('\n');

const documents = ['docs/architecture.md', 'docs/glossary.md', 'docs/operation.md', 'CONTRIBUTING.md'].concat(
  files.filter((file) => /(^|\/)README\.md$/.test(file)),
);

/** Files that the recipes of CONTRIBUTING.md create. */
const examples =
  /(^|\/)((staff-)?gifts(-[a-z]+)*|create-gift|payments\/invoice|list-stores|print-stores)(\.api)?(\.test)?\.tsx?$/;

/** Paths in backticks, without patterns such as `*-messages.ts`, `-routes.ts` and `x.test.ts`. */
const namedFiles = (text: string): string[] =>
  [...text.matchAll(/`([\w.][\w./-]*\.(?:tsx?|mjs|ya?ml|txt))`/g)]
    .map(([, path]) => path ?? '')
    .filter((path) => !/(^|\/)x[.-]/.test(path) && !examples.test(path));

const isThere = (path: string): boolean => files.some((file) => file === path || file.endsWith(`/${path}`));

test.each(documents)('%s names only files that exist', (document) => {
  expect(namedFiles(readFileSync(join(root, document), 'utf8')).filter((path) => !isThere(path))).toEqual([]);
});

test('file names are recognized', () => {
  expect(namedFiles(readFileSync(join(root, 'docs/architecture.md'), 'utf8')).length).toBeGreaterThan(80);
  expect(isThere('rule-messages.ts')).toBe(false);
});

test('links between documents lead to files that exist', () => {
  const links = files
    .filter((file) => file.endsWith('.md') && !file.endsWith('/000-template.md'))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g)].map(([, path = '']) => ({
        file,
        path: join(dirname(file), path),
      })),
    );
  expect(links.length).toBeGreaterThan(100);
  const isFileOrFolder = (path: string) => files.some((file) => file === path || file.startsWith(join(path, '/')));
  expect(links.filter(({ path }) => !isFileOrFolder(path))).toEqual([]);
});
