// Rules for the texts of the languages that types cannot express. Types make sure that no text is missing or superfluous.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language, languages, siteLanguages } from '@vitrine/contract/site/site-languages.ts';
import { describe, expect, test } from 'vitest';
import { root } from './generated/generated-file.ts';
import { messageFiles, messageFolders, UNTRANSLATED } from './generated/message-lists.ts';

/** Words that are the same in English. A new language needs its own list. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  fr: [
    'Actions',
    'Code',
    'Contact',
    'Cookies',
    'Ctrl',
    'Date',
    'Description',
    'District',
    'Eircode',
    'Excellent',
    'Images',
    'Journal',
    'Logo',
    'Menu',
    'Message',
    'Options',
    'Page',
    'Pages',
    'Port',
    'Province',
    'SKU',
    'Stock',
    'Suggestions',
    'Total',
    'Visible',
  ],
  de: [
    '(optional)',
    'Code',
    'Cookies',
    'Details',
    'Eircode',
    'Journal',
    'Logo',
    'Material',
    'Name',
    'Name: ',
    'Newsletter',
    'Passkey',
    'Passkeys',
    'Person',
    'Port',
    'Region',
    'Server',
    'Shop',
    'SKU',
    'Status',
    'System',
    'Text',
    'Token',
  ],
};

type Text = string | ((...args: never[]) => unknown);

/** All texts of a folder by their path, such as `cartMessages.total`. */
async function readTexts(folder: string, language: Language): Promise<Map<string, Text>> {
  const texts = new Map<string, Text>();
  const collect = (value: unknown, path: string): void => {
    if (typeof value === 'string' || typeof value === 'function') texts.set(path, value as Text);
    else if (typeof value === 'object' && value !== null)
      for (const [key, inner] of Object.entries(value)) collect(inner, path ? `${path}.${key}` : key);
  };
  collect({ ...((await import(join(root, folder, language, 'all.ts'))) as object) }, '');
  return texts;
}

/** Names of states and provinces are often the same. */
const isName = (path: string): boolean => path.startsWith('zoneNames.');

/** Without placeholders: `{name}` and `${name}`. */
const wordsIn = (text: string): string => text.replace(/\$?\{[^{}]*\}/g, '');

/** The categories that counts have; French has one more for whole millions. */
const categoriesOf = (language: Language): string[] => {
  const rules = new Intl.PluralRules(siteLanguages[language].locale);
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))];
};

const formNames = /\b(zero|one|two|few|many|other):/g;

interface PluralCall {
  readonly language: string;
  readonly categories: readonly string[];
}

function pluralCalls(code: string): PluralCall[] {
  return code.split(/\bplural\(/).flatMap((rest, at) => {
    if (at === 0) return [];
    const language = /^'(\w+)'/.exec(rest)?.[1] ?? '';
    return [{ language, categories: [...rest.matchAll(formNames)].map(([, name = '']) => name) }];
  });
}

test('the check reads plural forms', () => {
  const code = "a: (n) => plural('fr', n, { one: `b`, other: 'c' }),\n d: (n) => plural('de', n, {\n other: '' })";
  expect(pluralCalls(code)).toEqual([
    { language: 'fr', categories: ['one', 'other'] },
    { language: 'de', categories: ['other'] },
  ]);
});

const others = languages.filter((language) => language !== defaultLanguage);

describe.each(messageFolders)('%s', (folder) => {
  test.each(languages)('no text is empty: %s', async (language) => {
    const texts = await readTexts(folder, language);
    expect(texts.size).toBeGreaterThan(20);
    const empty = [...texts].filter(([, text]) => typeof text === 'string' && text.trim() === '');
    expect(empty).toEqual([]);
  });

  test.each(others)('texts take the same values and have the same placeholders as in English: %s', async (language) => {
    const english = await readTexts(folder, defaultLanguage);
    const texts = await readTexts(folder, language);
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted());
    const placeholders = (text: Text | undefined) =>
      typeof text === 'function' ? text.length : [...(text ?? '').matchAll(/\{\w+\}/g)].map(String).toSorted();
    const different = [...texts].flatMap(([path, text]) => {
      const [here, there] = [placeholders(text), placeholders(english.get(path))];
      return JSON.stringify(here) === JSON.stringify(there) ? [] : [{ path, here, there }];
    });
    expect(different).toEqual([]);
  });

  test.each(others)('texts differ from English: %s', async (language) => {
    const english = await readTexts(folder, defaultLanguage);
    const known = sameAsEnglish[language] ?? [];
    const same = [...(await readTexts(folder, language))].flatMap(([path, text]) =>
      typeof text === 'string' &&
      text === english.get(path) &&
      /\p{L}/u.test(wordsIn(text)) &&
      !isName(path) &&
      !known.includes(text)
        ? [`${path}: ${text}`]
        : [],
    );
    expect(same).toEqual([]);
  });

  test.each(others)('every text is translated: %s', (language) => {
    const copied = messageFiles(join(folder, language)).filter((file) =>
      readFileSync(join(root, folder, language, file), 'utf8').includes(UNTRANSLATED),
    );
    expect(copied).toEqual([]);
  });

  test.each(languages)('plural forms are those of the language: %s', (language) => {
    const wrong = messageFiles(join(folder, language)).flatMap((file) =>
      pluralCalls(readFileSync(join(root, folder, language, file), 'utf8'))
        .filter(
          (call) =>
            call.language !== language ||
            categoriesOf(language).some((category) => !call.categories.includes(category)),
        )
        .map((call) => `${file}: ${JSON.stringify(call)}`),
    );
    expect(wrong).toEqual([]);
  });
});

test('the words that are the same in English are listed for every language', () => {
  expect(Object.keys(sameAsEnglish).toSorted()).toEqual(others.toSorted());
});
