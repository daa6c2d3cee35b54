// Builds small projects with the plugins of vite.config.ts.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { appModules } from './app-modules.ts';
import { leanImports, leanRouter } from './lean-router.ts';
import { separateSourceMaps } from './source-maps.ts';

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
const router = 'node_modules/react-router/dist/production/lib';
const fogOfWar = `${router}/dom/ssr/fog-of-war.js`;
const routerFile = `${router}/router/router.js`;
const errorFile = `${router}/dom/ssr/errorBoundaries.js`;
const routerProject = {
  'main.js': `import { discover } from './${fogOfWar}'; import { create } from './${routerFile}'; import { shell } from './${errorFile}'; discover(window.a, window.b); create(window.c); shell(window.d);`,
  [fogOfWar]:
    'export const discover = (routeDiscovery, ssr) => { if (routeDiscovery.mode === "lazy" && ssr === true) alert("lazy"); else alert("initial"); };',
  [routerFile]:
    'export const create = (init) => { if (init.instrumentations) alert("instrumented"); alert("created"); };',
  [errorFile]: 'export const shell = (renderScripts) => alert(renderScripts ? "scripts" : "shell");',
};

test('unused code of the router is not in the build', async () => {
  const script = scriptIn(await buildProject(routerProject, leanRouter()));
  expect(script).toContain('initial');
  expect(script).toContain('created');
  expect(script).not.toMatch(/lazy|instrumented|scripts/);
});

test('a router with other code stops the build', async () => {
  const changed = {
    ...routerProject,
    [routerFile]: 'export const create = (init) => alert(init.instrumentations?.[0]);',
  };
  await expect(buildProject(changed, leanRouter())).rejects.toThrow(/nothing to patch for instrumentation/);
});

test('a router with another file name stops the build', async () => {
  const moved = {
    'main.js': `import { create } from './${routerFile}'; create(window.c);`,
    [routerFile]: routerProject[routerFile] ?? '',
  };
  await expect(buildProject(moved, leanRouter())).rejects.toThrow(/nothing to patch for lazy route discovery/);
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
