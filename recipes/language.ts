// `npm run new -- language it`: the language in the list of the site, and a copy of the English texts in each workspace.
import { isLanguage, languages } from '@vitrine/contract/site/site-languages.ts';
import { messageFiles, messageFolders, UNTRANSLATED } from '../checks/generated/message-lists.ts';
import type { Changes } from './changes.ts';
import { append, insertBefore, insertImport } from './edit-source.ts';
import { RecipeError, toSentence } from './names.ts';

const LANGUAGES = 'contract/src/site/site-languages.ts';
const CHECK = 'checks/messages.test.ts';

/** Returns what remains to be written by hand. */
export function addLanguage(changes: Changes, code: string | undefined): string[] {
  const language = checkLanguage(code);
  changes.edit(LANGUAGES, (source) =>
    insertBefore(source, 'export const siteLanguages', '} as const satisfies', entryOf(language)),
  );
  changes.edit(CHECK, (source) => insertBefore(source, 'const sameAsEnglish', '};', `  ${language}: [],\n`));
  for (const folder of messageFolders) {
    for (const name of messageFiles(`${folder}/en`)) {
      const english = changes.read(`${folder}/en/${name}`);
      changes.create(`${folder}/${language}/${name}`, copyOf(english, name, language));
    }
    changes.edit(`${folder}/translate.ts`, (source) => {
      const imported = insertImport(source, `import * as ${language} from './${language}/all.ts';`);
      return insertBefore(imported, 'const all', ' };', `, ${language}`);
    });
  }
  return [
    ...messageFolders.map(
      (folder) => `${folder}/${language}: the texts; delete the first line of a file when it is translated`,
    ),
    `${LANGUAGES}: the name, and the sign between a label and its value`,
    `${CHECK}: the words that are the same in English`,
    'server/src/search/search-text.ts: the search configuration of PostgreSQL, if the list does not have the language',
    'e2e/support/checkout.ts, e2e/journeys/checkout.spec.ts: texts and addresses, where the types ask for them',
    'the catalog file: the language in `languages`, and the texts of products, categories, pages and posts',
  ];
}

function checkLanguage(code: string | undefined): string {
  if (code === undefined) throw new RecipeError('The code of the language is missing, such as it.');
  if (!/^[a-z]{2,3}$/.test(code) || nameOf(code, 'en') === code)
    throw new RecipeError(`«${code}» is no code of a language (ISO 639), such as it.`);
  if (isLanguage(code)) throw new RecipeError(`The shop has «${code}» already: ${languages.join(', ')}.`);
  return code;
}

const nameOf = (code: string, language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(code) ?? code;

const rightToLeft = ['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'];

function entryOf(language: string): string {
  const { region, script = '' } = new Intl.Locale(language).maximize();
  return `  ${language}: {
    prefix: '/${language}',
    locale: '${language}',
    openGraph: '${language}_${region}',
    name: '${toSentence(nameOf(language, language))}',
    direction: '${rightToLeft.includes(script) ? 'rtl' : 'ltr'}',
    colon: ': ',
  },
`;
}

/** Constants with the types of the English ones. */
const withTypes = (english: string, language: string): string =>
  english
    .replaceAll(/^export type \w+ = typeof \w+;\n/gm, '')
    .replaceAll(/^export const (\w+) =/gm, 'export const $1: typeof english.$1 =')
    .replaceAll("plural('en',", `plural('${language}',`);

const typesOf = (file: string): string => `import type * as english from '../en/${file}';`;

/** A file of English texts for another language. */
export function copyOf(english: string, file: string, language: string): string {
  const copy = withTypes(english, language);
  const typed = copy.includes('typeof english.') ? insertImport(copy, typesOf(file)) : copy;
  return `${UNTRANSLATED}\n${typed}`;
}

/** Adds a copy of an English constant to the texts of a feature. */
export function addCopy(source: string, constant: string, file: string, language: string): string {
  const single = /^import type \{ (\w+) as english \} .*\n/m.exec(source);
  const several = single
    ? source.replace(single[0], `${typesOf(file)}\n`).replace('typeof english =', `typeof english.${single[1]} =`)
    : source;
  return append(several, `${UNTRANSLATED}\n${withTypes(constant, language).trim()}`);
}
