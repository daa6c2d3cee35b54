// English texts have the spelling of the United States, and texts in the code promise nothing on behalf of a shop.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => /\.(ts|yaml)$/.test(name) && name !== 'all.ts')
    .map((name) => join(folder, name));

const workspaces = ['contract/src', 'server/src', 'storefront/app', 'backoffice/app'];
const messages = (language: string) => workspaces.flatMap((folder) => filesIn(`${folder}/messages/${language}`));

/** The English texts of the demo shop: what is written per language under `en`. */
function englishIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === 'en' && typeof part === 'string' ? [part] : englishIn(part),
  );
}

const british =
  /\b(\w*(?:colour|favour|behaviour|neighbour|honour|flavour|harbour|labour)\w*|catalogues?|centres?|grey|cos(?:y|ier)|(?:kilo|centi|milli)?metres?|litres?|fibres?|theatres?|aluminium|jewellery|licence|cheque|programmes?|cancell(?:ed|ing)|travell(?:ed|ing|er)|(?:organ|recogn|apolog|author|personal|custom)is(?:e|ed|es|ing|ation)|whilst|learnt|storey|mould(?:ed|s)?|tyres?)\b/gi;

/** Comments and names of keys are not read by shoppers. */
const textOf = (file: string): string =>
  read(file)
    .split('\n')
    .filter((line) => !/^\s*(import|export \*|\/\/|\/?\*)/.test(line))
    .map((line) => line.replace(/^\s*[\w'.-]+:/, '').replaceAll('\\u00a0', ' '))
    .join('\n');

test('British spellings are found', () => {
  expect('a grey mug, eleven kilometres, in colour'.match(british)).toHaveLength(3);
  expect('a gray mug, 2 meters, in color, centered, programming'.match(british)).toBeNull();
});

test('English texts of the shop have the spelling of the United States', () => {
  const found = messages('en').flatMap((file) =>
    [...textOf(file).matchAll(british)].map(([word]) => `${file}: ${word}`),
  );
  expect(messages('en').length).toBeGreaterThan(40);
  expect(found).toEqual([]);
});

test('English texts of the demo shop have the spelling of the United States', () => {
  const texts = filesIn('server/demo').flatMap((file) =>
    englishIn(parse(read(file))).flatMap((text) => [...text.matchAll(british)].map(([word]) => `${file}: ${word}`)),
  );
  expect(englishIn(parse(read('server/demo/store.yaml'))).length).toBeGreaterThan(40);
  expect(texts).toEqual([]);
});

/** Promises to shoppers that only a merchant can make. The 14 days of a withdrawal are law, and the software keeps what it says it deletes. */
const promises = {
  en: /working days?|business days?|\b30 days\b|free (returns|shipping)|arrive regularly|up to \w+ days/i,
  fr: /jours? ouvrés?|\b30 jours\b|retours? gratuits?|arrivent régulièrement|jusqu’à \w+ jours/i,
  de: /Werktage?|\b30 Tage|kostenlose Rücksendung|regelmäßig neue|bis zu \w+ Tage/i,
};

test.each(Object.entries(promises))('texts in the code promise nothing in %s', (language, pattern) => {
  const found = messages(language).flatMap((file) => {
    // Merchants read the latter two, not shoppers.
    if (/retained-data\.ts$|file-issue\.ts$|^backoffice\//.test(file)) return [];
    const [promise] = pattern.exec(textOf(file)) ?? [];
    return promise ? [`${file}: ${promise}`] : [];
  });
  expect(found).toEqual([]);
});
