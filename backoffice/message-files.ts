// The words of a screen come with its script, in every language: a change of language needs no new page, and nobody loads the
// words of screens that are not open. Without this, all words of the back office would be in the first script.
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultLanguage, languages } from '@vitrine/contract/site/site-languages.ts';
import type { Plugin } from 'vite';

const english = new RegExp(`[\\\\/]messages[\\\\/]${defaultLanguage}[\\\\/](?!all\\.ts)[\\w-]+\\.ts$`);
const translate = /[\\/]messages[\\/]translate\.ts$/;
const asWritten = '?as-written';

export function messageFiles(): Plugin {
  return {
    name: 'message-files',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (translate.test(id)) return 'export const translate = (words, language) => words[language];';
      return english.test(id) ? { code: inEveryLanguage(id), moduleSideEffects: false } : null;
    },
  };
}

/** A module whose constants have the words of each language by its code. */
function inEveryLanguage(id: string): string {
  const names = [...readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  const imports = languages.map((language) => {
    const file = language === defaultLanguage ? id + asWritten : join(id, '..', '..', language, basename(id));
    return `import * as ${language} from ${JSON.stringify(file)};`;
  });
  const constants = names.map((name) => {
    const words = languages.map((language) => `${language}: ${language}.${name}`);
    return `export const ${name} = /* @__PURE__ */ Object.freeze({ ${words.join(', ')} });`;
  });
  return [...imports, ...constants].join('\n');
}
