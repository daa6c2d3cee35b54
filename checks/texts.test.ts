// Rules for the texts that shoppers and merchants read, checked in the source files that contain them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = ['contract/src', 'server/src', 'storefront/app', 'backoffice/app', 'ui/src', 'host/src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** String literals of one line that contain a space: texts, not identifiers. */
const literal = /'((?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)* (?:[^"\\\n]|\\.)*)"|`([^`\n]* [^`\n]*)`/g;

const isTextFile = (file: string): boolean => /\/messages\/[a-z]+\/[\w-]+\.ts$/.test(file);

const texts = files.flatMap((file) => {
  const code = readFileSync(join(root, file), 'utf8');
  if (!isTextFile(file)) return [];
  return code
    .split('\n')
    .filter((line) => !/^\s*(import|\/\/|\/?\*)/.test(line))
    .flatMap((line) => [...line.matchAll(literal)])
    .map(([, single, double, template]) => ({ file, text: single ?? double ?? template ?? '' }));
});

const breaking = (pattern: RegExp): string[] =>
  texts.filter(({ text }) => pattern.test(text)).map(({ file, text }) => `${file}: ${text}`);

describe('texts', () => {
  test('are found in every language', () => {
    expect(texts.length).toBeGreaterThan(900);
    expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Add to cart', 'Ajouter au panier']));
  });

  test('have a no-break space before double punctuation marks and inside French quotation marks', () => {
    expect(breaking(/[\p{L}\d’})»] [:;!?»%](?![\w?])|« /u)).toEqual([]);
  });

  test('of screens for staff are joined by messages, which know the signs of the language', () => {
    const screens = files.filter((file) => file.startsWith('backoffice/app') && file.endsWith('.tsx'));
    expect(screens.length).toBeGreaterThan(100);
    const joined = screens.flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(
          /\$\{[^{}\n]+\}[:;?!] \$\{|^\s*\{[^\s{}][^{}\n]*\}[:;?!] \{/gm,
        ),
      ].map(([text]) => `${file}: ${text.trim()}`),
    );
    expect(joined).toEqual([]);
  });

  test('have typographic apostrophes, except the one text the specification quotes with another', () => {
    const straight = texts.filter(({ text }) => /\p{L}'\p{L}/u.test(text)).map(({ text }) => text);
    expect(straight).toEqual(["We couldn't find what you searched for."]);
  });

  test('use US spelling and plain words', () => {
    expect(breaking(/\b(cancelled|colours?|whoever|somebody|in vain|shelf|en rayon|log(ged)? in)\b/i)).toEqual([]);
  });
});
