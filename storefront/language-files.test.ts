// Builds a small project with the words of every language.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { languages } from '@vitrine/contract/site/site-languages.ts';
import { build } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { languageFiles, writeRouteLists } from './language-files.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function writeFiles(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-languages-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

const alertTitle = (constant: string) =>
  `import { ${constant} } from './messages/en/cart.ts'; import { translate } from './messages/translate.ts'; alert(translate(${constant}, location.hash).title);`;

const project = {
  'main.js': alertTitle('cartMessages'),
  'drawer.js': alertTitle('drawerMessages'),
  'messages/translate.ts': 'export const translate = () => alert("the table of all languages");',
  ...Object.fromEntries(
    languages.map((language) => [
      `messages/${language}/cart.ts`,
      ['cart', 'drawer']
        .map((name) => `export const ${name}Messages = { title: '${name} in ${language}' };`)
        .join('\n'),
    ]),
  ),
};

test('each script is written once per language, with the words that it shows in that language', async () => {
  const root = writeFiles(project);
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [languageFiles()],
    build: {
      outDir: 'build',
      modulePreload: false,
      rolldownOptions: {
        input: [join(root, 'main.js'), join(root, 'drawer.js')],
        output: { entryFileNames: 'assets/[name].js' },
      },
    },
  });
  expect(readdirSync(join(root, 'build/assets')).toSorted()).toEqual(languages.toSorted());
  for (const language of languages) {
    const folder = join(root, 'build/assets', language);
    const scripts = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    // Both constants are in one file, but no script has the words of both.
    const withWords = [...scripts.keys()].filter((name) => / in /.test(scripts.get(name) ?? ''));
    expect(withWords.toSorted()).toEqual(['drawer.js', 'main.js']);
    for (const [script, words] of [
      ['main.js', `cart in ${language}`],
      ['drawer.js', `drawer in ${language}`],
    ] as const) {
      const code = scripts.get(script) ?? '';
      expect(code.match(/\w+ in \w+/g)).toEqual([words]);
      expect(code).not.toMatch(/all languages|__PAGE_LANGUAGE__/);
    }
  }
});

test('the list of routes names the routes and scripts of one language', () => {
  const routes = { root: { module: '/assets/root.js' } };
  const list = {
    routes: Object.assign(
      routes,
      ...languages.map((language) => ({ [`${language}-cart`]: { module: '/assets/cart.js' } })),
    ),
  };
  const files = Object.fromEntries(languages.map((language) => [`assets/${language}/main.js`, '']));
  const root = writeFiles({ ...files, 'assets/manifest-1a.js': `window.routes=${JSON.stringify(list)};` });
  writeRouteLists(root);
  expect(readdirSync(join(root, 'assets')).toSorted()).toEqual(languages.toSorted());
  expect(readFileSync(join(root, 'assets/de/manifest-1a.js'), 'utf8')).toBe(
    `window.routes=${JSON.stringify({
      routes: { root: { module: '/assets/de/root.js' }, 'de-cart': { module: '/assets/de/cart.js' } },
    })};`,
  );
});

test('a build without the list of routes is refused', () => {
  const root = writeFiles({ 'assets/main.js': '' });
  expect(() => writeRouteLists(root)).toThrow(/list of routes was not found/);
});
