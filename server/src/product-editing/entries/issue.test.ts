import { languages } from '@vitrine/contract/site/site-languages.ts';
import { expect, test } from 'vitest';
import { readPart } from '../../import/read-yaml-part.ts';
import { fileIssueMessages } from '../../messages/en/file-issue.ts';
import { createIssue, fileIssueText, type IssueCode, issueAt, issueText } from './issue.ts';

/** Values that are codes themselves. */
const samples: Partial<Record<IssueCode, readonly (string | number)[]>> = {
  missing: ['price'],
  'in-variants': ['gtin'],
  unknown: ['brand', 'nobody'],
  duplicate: ['coupon', 'TEN'],
  'wrong-type': ['whole'],
  yaml: ['indent', 'detail', 7],
  'picture-left-out': ['https://a.example/a.png', 'slow', ''],
};
const codes = Object.keys(fileIssueMessages) as IssueCode[];

test.each(languages)('every issue has a text in %s, with all its values', (language) => {
  expect(codes.length).toBeGreaterThan(100);
  for (const code of codes) {
    const values = samples[code] ?? ['7', '8', '9'];
    const text = issueText({ code, values }, language);
    expect(text.trim(), code).not.toBe('');
    expect(text, code).not.toMatch(/undefined|null|\[object/);
    // Messages of other programs are passed on as they are.
    if (language !== 'en' && code !== 'refused') expect(text, code).not.toBe(issueText({ code, values }));
  }
});

test('an issue names file, line and place as far as they are known', () => {
  const found = createIssue('not-a-number', 'abc');
  expect(fileIssueText(issueAt(found, { file: 'a.csv', line: 3, place: 'price' }))).toBe(
    'a.csv:3, price: "abc" is not a number; type digits only, such as 24.50',
  );
  expect(fileIssueText(issueAt(createIssue('file-not-found'), { file: 'a.csv' }))).toBe('a.csv: file not found');
  expect(fileIssueText(issueAt(createIssue('busy')))).toBe('another import is running; try again later');
});

test.each([
  ['store: { name: "\\q" }', 'à partir de la colonne 17', 'ab Spalte 17'],
  ['store:\n  name: a: b', 'entre guillemets', 'Anführungszeichen'],
])('what the parser finds in %j is told in French and German, without its English words', (text, french, german) => {
  const read = readPart('a.yaml', { text, linesBefore: 0, firstProduct: 0 });
  const [found] = 'issues' in read ? read.issues : [];
  if (!found) throw new Error('nothing was found');
  const [, english] = found.values;
  expect([issueText(found, 'fr'), issueText(found, 'de')]).toEqual([
    expect.stringContaining(french),
    expect.stringContaining(german),
  ]);
  expect(issueText(found)).toContain(english);
  expect(issueText(found, 'fr') + issueText(found, 'de')).not.toContain(english);
});

test('a text that begins with an asterisk is told apart from endless repetitions', () => {
  const codesIn = (text: string) => {
    const read = readPart('a.yaml', { text, linesBefore: 0, firstProduct: undefined });
    return 'issues' in read ? read.issues.map(({ code }) => code) : [];
  };
  expect(codesIn('store: { name: *new* }')).toEqual(['yaml-alias']);
  const lists = ['a: &a [x, x, x, x, x, x, x, x, x, x]'];
  for (const [name, before] of ['ba', 'cb', 'dc', 'ed'].map((pair) => [...pair]))
    lists.push(`${name}: &${name} [${Array.from({ length: 10 }, () => `*${before}`).join(', ')}]`);
  expect(codesIn(lists.join('\n'))).toEqual(['yaml-aliases']);
});
