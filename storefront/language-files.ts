// Only one language's words reach a browser. The client is built once with the words of all languages; then each script
// is written once per language, and the minifier removes the words of the others. docs/decisions/028-script-bundles-per-language.md
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultLanguage, type Language, languages } from '@vitrine/contract/site/site-languages.ts';
import { minifySync, type Plugin } from 'vite';
import { scriptsIn } from './app/i18n/script-address.ts';

/** Stands for the language of the page until the scripts are written. */
const placeholder = '__PAGE_LANGUAGE__';
const folder = 'assets/';
const words = new RegExp(`[\\\\/]messages[\\\\/]${defaultLanguage}[\\\\/](?!all\\.ts)[\\w-]+\\.ts$`);
const translate = /[\\/]messages[\\/]translate\.ts$/;
const inDefault = '?words';

export function languageFiles(): Plugin {
  const written: string[] = [];
  return {
    name: 'language-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      if (translate.test(id)) return 'export const translate = (words) => words;';
      if (!words.test(id)) return null;
      return { code: chooser(id), moduleSideEffects: false };
    },
    generateBundle: {
      // Vite completes the scripts in this step, too.
      order: 'post',
      handler(_, bundle) {
        for (const [name, file] of Object.entries(bundle)) {
          if (file.type !== 'chunk' || !name.startsWith(folder)) continue;
          written.push(name);
          for (const language of languages) {
            const source = scriptIn(language, name, file.code);
            this.emitFile({ type: 'asset', fileName: join(folder, language, basename(name)), source });
          }
        }
      },
    },
    writeBundle({ dir }) {
      if (!dir) return this.error('the build has no folder');
      for (const name of written) rmSync(join(dir, name));
    },
  };
}

/** A module with the words of every language, of which the page's are chosen. */
function chooser(id: string): string {
  const names = [...readFileSync(id, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  const pathIn = (language: Language) =>
    language === defaultLanguage ? id + inDefault : join(id, '..', '..', language, basename(id));
  const imports = languages.map((language) => `import * as ${language} from ${JSON.stringify(pathIn(language))};`);
  const others = languages.filter((language) => language !== defaultLanguage);
  const choices = names.map((name) => {
    const cases = others.map((language) => `${placeholder} === '${language}' ? ${language}.${name} : `);
    return `export const ${name} = ${cases.join('')}${defaultLanguage}.${name};`;
  });
  return [...imports, ...choices].join('\n');
}

function scriptIn(language: Language, name: string, code: string): string {
  if (!code.includes(placeholder)) return code;
  const { code: small, errors } = minifySync(name, code.replaceAll(placeholder, JSON.stringify(language)), {
    module: true,
    compress: true,
    mangle: { toplevel: true },
  });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0]?.message}`);
  return small;
}

interface RouteList {
  routes: Record<string, unknown>;
}

/**
 * The router's list of routes and their scripts, once per language. Routes of other languages are left out: a change of
 * language loads a new document.
 */
export function writeRouteLists(clientFolder: string): void {
  const assets = join(clientFolder, folder);
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  const [, start = '', json = ''] =
    /^([\w.]+=)(.*);$/s.exec(name ? readFileSync(join(assets, name), 'utf8') : '') ?? [];
  if (!name || !json) throw new Error('React Router has changed: its list of routes was not found');
  for (const language of languages) {
    const list = JSON.parse(scriptsIn(language, json)) as RouteList;
    const isOther = (id: string) => languages.some((other) => other !== language && id.startsWith(`${other}-`));
    const routes = Object.fromEntries(Object.entries(list.routes).filter(([id]) => !isOther(id)));
    writeFileSync(join(assets, language, name), `${start}${JSON.stringify({ ...list, routes })};`);
  }
  rmSync(join(assets, name));
}
