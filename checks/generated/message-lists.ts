// `messages/<language>/all.ts` collects the texts of a language, so that `translate` finds them by name and types report a language that
// lacks one. Neither Node nor the bundler of the programs can import a folder, so the list is a file.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@vitrine/contract/site/site-languages.ts';
import { type GeneratedFile, root } from './generated-file.ts';

export const messageFolders = [
  'contract/src/messages',
  'server/src/messages',
  'storefront/app/messages',
  'backoffice/app/messages',
];

/** The line above texts that `npm run new` has copied from English. */
export const UNTRANSLATED = '// To be translated: these are the English texts.';

const listName = 'all.ts';

/** The files with texts of a language, by name without extension: the order that the formatter wants. */
export const messageFiles = (folder: string): string[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.ts') && name !== listName)
    .map((name) => name.replace(/\.ts$/, ''))
    .toSorted()
    .map((name) => `${name}.ts`);

export const messageLists = (): GeneratedFile[] =>
  messageFolders
    .flatMap((folder) => languages.map((language) => join(folder, language)))
    .map((folder) => ({
      path: join(folder, listName),
      text: [
        '// Written by `npm run generate`.',
        ...messageFiles(folder).map((name) => `export * from './${name}';`),
        '',
      ].join('\n'),
    }));
