// Builds small projects with the plugins of vite.config.ts.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { appModules } from './offline-worker.ts';
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
const lateProject = {
  'main.js': "import('./late.js').then(({ late }) => late());",
  'late.js': 'export const late = () => alert(1);',
};

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
