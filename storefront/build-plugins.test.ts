// Builds small projects with the plugins of vite.config.ts.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { appModules } from './app-modules.ts';
import { leanImports, leanPackages, leaveOut } from './lean-packages.ts';
import { separateSourceMaps } from './source-maps.ts';
import { cut, type UnusedFeature } from './unused-features/unused-feature.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Writes the files, builds main.js, and says where the build is. */
async function buildProject(files: Record<string, string>, plugin: Plugin): Promise<string> {
  const root = mkdtempSync(join(tmpdir(), 'vitrine-build-'));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    build: {
      outDir: 'build/client',
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: { input: join(root, 'main.js'), output: { entryFileNames: '[name].js' } },
    },
  });
  return join(root, 'build');
}

const scriptIn = (folder: string) => readFileSync(join(folder, 'client/main.js'), 'utf8');
const menuFile = 'node_modules/menus/menu.js';
const menuProject = {
  'main.js': `import { open, drag } from './${menuFile}'; import { start } from './start.js'; open(window.a); drag(); start();`,
  'start.js': 'export const start = () => alert("started");',
  [menuFile]: `function open(menu) {
  if (menu.isNested) {
    alert("nested");
  }
  alert("opened");
}
function drag() {
  alert("dragged");
}
export { open, drag };
`,
};
const nestedMenus: UnusedFeature = {
  name: 'nested menus',
  file: /menus[\\/]menu\.js$/,
  edits: [cut('open', 'if (menu.isNested) {', 'alert("opened");')],
  empty: ['drag'],
  usedBy: [/nestedMenu/],
};

test('unused features of packages are not in the build, and the lines of their source maps stay', async () => {
  const script = scriptIn(await buildProject(menuProject, leanPackages([nestedMenus])));
  expect(script).toContain('opened');
  expect(script).toContain('started');
  expect(script).not.toMatch(/nested|dragged/);
  const code = menuProject[menuFile];
  const lineOf = (text: string, word: string) => text.split('\n').findIndex((line) => line.includes(word));
  expect(lineOf(leaveOut(code, nestedMenus), 'opened')).toBe(lineOf(code, 'opened'));
});

const changes: [string, Record<string, string>, RegExp][] = [
  [
    'a package with other code',
    { [menuFile]: menuProject[menuFile].replace('isNested', 'nested') },
    /has changed, no text "if \(menu\.isNested\) \{" in open: look at "nested menus"/,
  ],
  [
    'a package without the end of what is left out',
    { [menuFile]: menuProject[menuFile].replace('alert("opened")', 'alert("shown")') },
    /no text .*opened.* after .*isNested/,
  ],
  [
    'a package without the function',
    { [menuFile]: 'export const open = (menu) => alert(menu);\nexport const drag = () => 0;\n' },
    /no function open: look at "nested menus"/,
  ],
  [
    'a package with other files',
    { 'main.js': "import { start } from './start.js'; start();" },
    /packages have changed: no file for nested menus/,
  ],
  [
    'code of the shop that uses what is left out',
    { 'start.js': 'export const start = () => nestedMenu();' },
    /start\.js uses what unused-features leaves out: nested menus/,
  ],
];
for (const [name, files, message] of changes)
  test(`${name} stops the build`, async () => {
    await expect(buildProject({ ...menuProject, ...files }, leanPackages([nestedMenus]))).rejects.toThrow(message);
  });

const lateProject = {
  'main.js': "import('./late.js').then(({ late }) => late());",
  'late.js': 'export const late = () => alert(1);',
};

test('Vite leaves import() unchanged', async () => {
  const script = scriptIn(await buildProject(lateProject, leanImports()));
  expect(script).not.toContain('vite:preloadError');
  expect(script).toMatch(/import\(/);
});

test('a Vite with another name for its preload helper stops the build', async () => {
  await expect(buildProject({ 'main.js': 'alert(1);' }, leanImports())).rejects.toThrow(/preload helper was not found/);
});

test('source maps are built but not served, and no script names one', async () => {
  const folder = await buildProject(lateProject, separateSourceMaps());
  const served = readdirSync(join(folder, 'client'), { recursive: true, encoding: 'utf8' });
  expect(served).toContain('main.js');
  expect(served.filter((name) => name.endsWith('.map'))).toEqual([]);
  expect(scriptIn(folder)).not.toContain('sourceMappingURL');
  const map = JSON.parse(readFileSync(join(folder, 'maps/main.js.map'), 'utf8'));
  expect(map.sourcesContent.join()).toContain("import('./late.js')");
});

test('modules of the app are found by their path; a moved one stops the build', () => {
  const pattern = appModules(['root', 'entry.client', 'session/token']);
  for (const id of ['/shop/storefront/app/root.tsx', 'C:\\shop\\app\\session\\token.ts', '/app/entry.client.tsx'])
    expect(pattern.test(id), id).toBe(true);
  for (const id of ['/app/session/tokens.ts', '/app/entryXclient.tsx', '/app/layout/root.ts'])
    expect(pattern.test(id), id).toBe(false);
  expect(() => appModules(['root', 'layout/moved'])).toThrow(/no such module.*layout\/moved/);
});
