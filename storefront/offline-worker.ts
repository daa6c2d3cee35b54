// Builds the service worker (worker/service-worker.ts) with the build's version and the files that it must cache before
// any visit.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const source = fileURLToPath(new URL('worker/service-worker.ts', import.meta.url));
const fileName = 'service-worker.js';
/** Ends the id of a module that only the worker uses. */
export const ownCopy = '?worker-copy';
/** Loaded lazily: without a connection they could not be fetched. */
const shell = appModules([
  'entry.client',
  'root',
  'layout/deferred/extras',
  'features/cart/screen/cart-layers',
  'features/cart/actions/add-to-cart',
  'pages/public/offline-page',
]);

export const offlineWorker = (): Plugin => ({
  name: 'offline-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  buildStart() {
    this.emitFile({ type: 'chunk', id: source, fileName });
  },
  // The worker has its own copy of the contract's modules, because it cannot share files with the pages.
  resolveId: {
    order: 'pre',
    async handler(id, importer) {
      if (importer !== source && !importer?.endsWith(ownCopy)) return null;
      const found = await this.resolve(id, importer.replace(ownCopy, ''), { skipSelf: true });
      return found && { ...found, id: found.id + ownCopy };
    },
  },
  generateBundle: {
    // The style sheet is made last.
    order: 'post',
    handler(_, bundle) {
      const worker = bundle[fileName];
      if (worker?.type !== 'chunk') return this.error('the worker was not built');
      if (worker.imports.length > 0) this.error(`the worker must stand alone, but imports ${worker.imports}`);
      const version = createHash('sha256').update(Object.keys(bundle).sort().join()).update(worker.code).digest('hex');
      const files = shellOf(bundle).map((name) => `/${name.replace(/^assets\/(?=[^/]+\.js$)/, 'assets/{language}/')}`);
      worker.code = `const buildVersion = '${version.slice(0, 12)}', shellFiles = ${JSON.stringify(files)};\n${worker.code}`;
      const map = bundle[`${fileName}.map`];
      // One line more at the top of the script, so one line more in its map.
      if (map?.type === 'asset') map.source = String(map.source).replace('"mappings":"', '"mappings":";');
    },
  },
});

function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const names = new Set(Object.keys(bundle).filter((name) => name.endsWith('.css')));
  const add = (name: string) => {
    const file = bundle[name];
    if (names.has(name) || file?.type !== 'chunk') return;
    names.add(name);
    for (const imported of file.imports) add(imported);
  };
  for (const [name, file] of Object.entries(bundle)) {
    if (file.type === 'chunk' && [file.facadeModuleId ?? '', ...file.moduleIds].some((id) => shell.test(id))) add(name);
  }
  return [...names].sort();
}

/** Matches the ids of these modules of the app, named without their ending. A module that has moved stops the build. */
export function appModules(names: readonly string[]): RegExp {
  const missing = names.filter((name) =>
    ['ts', 'tsx'].every((ending) => !existsSync(fileURLToPath(new URL(`app/${name}.${ending}`, import.meta.url)))),
  );
  if (missing.length > 0) throw new Error(`no such module in storefront/app: ${missing.join(', ')}`);
  const patterns = names.map((name) => name.replaceAll('.', '\\.').replaceAll('/', '[\\\\/]'));
  return new RegExp(`[\\\\/]app[\\\\/](?:${patterns.join('|')})\\.tsx?`);
}
