// The words of a screen come with its script, in every language: a change of language needs no new page, and nobody loads the
// words of screens that are not open. A file has the words of a feature in several constants, so each constant is a module of its
// own for the bundler.
import { basename, join } from 'node:path';
import { defaultLanguage, languages } from '@vitrine/contract/site/site-languages.ts';
import type { Plugin } from 'vite';

/** The id of a constant with words, such as `messages/en/orders.ts?todayMessages`. */
const words = new RegExp(`^(.*[\\\\/]messages[\\\\/]${defaultLanguage}[\\\\/](?!all\\.ts)[\\w-]+\\.ts)\\?(\\w+)$`);
const importOfWords = new RegExp(
  `import \\{([^}]*)\\} from '([^']*/messages/${defaultLanguage}/(?!all\\.ts)[\\w-]+\\.ts)';`,
  'g',
);
const translate = /[\\/]messages[\\/]translate\.ts$/;

export function messageFiles(): Plugin {
  return {
    name: 'message-files',
    apply: 'build',
    enforce: 'pre',
    transform(code) {
      const divided = code.replace(importOfWords, importEach);
      return divided === code ? null : { code: divided, map: null };
    },
    load(id) {
      if (translate.test(id)) return 'export const translate = (words, language) => words[language];';
      const [, file, name] = words.exec(id) ?? [];
      return file && name ? { code: inEveryLanguage(file, name), moduleSideEffects: false } : null;
    },
  };
}

/** Imports each constant from a module of its own. */
const importEach = (_: string, names: string, file: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => `import { ${name} } from '${file}?${name}';`)
    .join(' ');

/** A module with a constant that has the words of each language by its code. */
function inEveryLanguage(file: string, name: string): string {
  const imports = languages.map((language) => {
    const translated = join(file, '..', '..', language, basename(file));
    return `import { ${name} as ${language} } from ${JSON.stringify(`${translated}?words=${name}`)};`;
  });
  return [...imports, `export const ${name} = /* @__PURE__ */ Object.freeze({ ${languages.join(', ')} });`].join('\n');
}
