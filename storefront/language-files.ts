// Only one language's words reach a browser. The client is built once with the words of all languages; then each script
// is written once per language, and the minifier removes the words of the others. docs/decisions/028-script-bundles-per-language.md
// A file has the words of a feature in several constants. Each constant is a module of its own for the bundler, so a page loads
// those it shows and not the others of the file.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultLanguage, type Language, languages } from '@vitrine/contract/site/site-languages.ts';
import { minifySync, type Plugin } from 'vite';
import { scriptsIn } from './app/i18n/language.ts';

/** Stands for the language of the page until the scripts are written. */
const placeholder = '__PAGE_LANGUAGE__';
const folder = 'assets/';
/** The id of a constant with words, such as `messages/en/cart.ts?cartMessages`. */
const words = new RegExp(`^(.*[\\\\/]messages[\\\\/]${defaultLanguage}[\\\\/](?!all\\.ts)[\\w-]+\\.ts)\\?(\\w+)$`);
const importOfWords = new RegExp(
  `import \\{([^}]*)\\} from '([^']*/messages/${defaultLanguage}/(?!all\\.ts)[\\w-]+\\.ts)';`,
  'g',
);
const translate = /[\\/]messages[\\/]translate\.ts$/;

export function languageFiles(): Plugin {
  const written: string[] = [];
  return {
    name: 'language-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code) {
      const divided = code.replace(importOfWords, importEach);
      return divided === code ? null : { code: divided, map: null };
    },
    load(id) {
      if (translate.test(id)) return 'export const translate = (words) => words;';
      const [, file, name] = words.exec(id) ?? [];
      return file && name ? { code: chooser(file, name), moduleSideEffects: false } : null;
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

/** Imports each constant from a module of its own. The lines stay where they are, for source maps. */
const importEach = (all: string, names: string, file: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
    .map((name) =>
      name.startsWith('type ') ? `import { ${name} } from '${file}';` : `import { ${name} } from '${file}?${name}';`,
    )
    .join(' ') + '\n'.repeat(all.split('\n').length - 1);

/** A module with a constant in every language, of which that of the page is chosen. */
function chooser(file: string, name: string): string {
  const imports = languages.map(
    (language) =>
      `import { ${name} as ${language} } from ${JSON.stringify(`${join(file, '..', '..', language, basename(file))}?words=${name}`)};`,
  );
  const others = languages.filter((language) => language !== defaultLanguage);
  const cases = others.map((language) => `${placeholder} === '${language}' ? ${language} : `);
  return [...imports, `export const ${name} = ${cases.join('')}${defaultLanguage};`].join('\n');
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
