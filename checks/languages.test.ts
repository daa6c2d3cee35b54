// Languages are data (contract/src/site/site-languages.ts): no code may treat one of them by name.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@vitrine/contract/site/site-languages.ts';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = [
  'contract/src',
  'server/src',
  'storefront/app',
  'storefront/worker',
  'backoffice/app',
  'ui/src',
  'host/src',
]
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/messages\//.test(file));

const code = `['"\`](?:${languages.join('|')})['"\`]`;
const byName = [
  new RegExp(`[!=]==? ${code}|${code} [!=]==?`),
  new RegExp(`\\bcase ${code}:`),
  /\bis(French|English|German)\b/,
  /\{ en: .*\bfr: /,
];

const comparesLanguage = (line: string): boolean => byName.some((pattern) => pattern.test(line));

test('the check finds what it forbids', () => {
  for (const line of ["language === 'fr'", "'en' !== lang", "case 'fr':", 'isFrench(x)', "{ en: 'A', fr: 'B' }"])
    expect(comparesLanguage(line), line).toBe(true);
  expect(comparesLanguage("translate(cartMessages, 'fr')")).toBe(false);
});

test('no code compares a language by name', () => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter(comparesLanguage)
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});
