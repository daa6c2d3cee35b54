// Removes code from the browser build that this shop never runs: docs/decisions/026-build-patches.md says what and why. Each
// patch must find what it replaces: a new version of React Router or Vite stops the build instead of growing every page.
import type { Plugin } from 'vite';

interface Patch {
  name: string;
  file: RegExp;
  find: string;
  replace: string;
}

const routerPatches: Patch[] = [
  {
    // The whole site map comes with the first page (react-router.config.ts).
    name: 'lazy route discovery',
    file: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]fog-of-war\.js$/,
    find: 'routeDiscovery.mode === "lazy" && ssr === true',
    replace: 'false',
  },
  {
    name: 'instrumentation',
    file: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]router\.js$/,
    find: 'if (init.instrumentations)',
    replace: 'if (false)',
  },
  {
    // Pages have their own scripts (layout/start/page-scripts.tsx), error pages as well.
    name: 'scripts of the default error page',
    file: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]errorBoundaries\.js$/,
    find: 'renderScripts ?',
    replace: 'false ?',
  },
];

export function leanRouter(): Plugin {
  const applied = new Set<Patch>();
  return {
    name: 'lean-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const found = routerPatches.find(({ file }) => file.test(id));
      if (!found || !code.includes(found.find)) return;
      applied.add(found);
      // On one line each: the line numbers of the source map stay right.
      return { code: code.replaceAll(found.find, found.replace), map: null };
    },
    generateBundle() {
      const missing = routerPatches.filter((patch) => !applied.has(patch)).map(({ name }) => name);
      if (missing.length > 0) this.error(`React Router has changed: nothing to patch for ${missing.join(', ')}`);
    },
  };
}

/**
 * Vite wraps every import() in code that fetches its styles first. All styles are in one file here, so there is nothing to
 * fetch.
 */
export function leanImports(): Plugin {
  let isApplied = false;
  return {
    name: 'lean-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: /vite\/preload-helper\.js$/ },
      handler: () => {
        isApplied = true;
        return 'export const __vitePreload = (load) => load();';
      },
    },
    generateBundle(_, bundle) {
      if (!isApplied) this.error('Vite has changed: its preload helper was not found');
      const wrapped = Object.values(bundle).filter(
        (file) => file.type === 'chunk' && file.code.includes('vite:preloadError'),
      );
      if (wrapped.length > 0)
        this.error(`Vite has changed: preload code in ${wrapped.map(({ fileName }) => fileName)}`);
    },
  };
}
