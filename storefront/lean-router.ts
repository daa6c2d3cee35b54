// Settles two questions of React Router at build time that this shop has answered for good, so that the code behind the
// other answer does not travel with every page: the whole site map comes with the first page (react-router.config.ts), and
// nothing instruments the router. A version of the router that asks differently stops the build instead of growing it.
import type { Plugin } from 'vite';

const settled: { file: RegExp; question: string; answer: string }[] = [
  {
    file: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]ssr[\\/]fog-of-war\.js$/,
    question: 'routeDiscovery.mode === "lazy" && ssr === true',
    answer: 'false',
  },
  {
    file: /react-router[\\/]dist[\\/]production[\\/]lib[\\/]router[\\/]router\.js$/,
    question: 'if (init.instrumentations)',
    answer: 'if (false)',
  },
];

/**
 * Vite wraps every import() in code that fetches its styles first. All styles are in one file here, so there is nothing to
 * fetch.
 */
export const leanImports = (): Plugin => ({
  name: 'lean-imports',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
});

export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform(code, id) {
    const found = settled.find(({ file }) => file.test(id));
    if (!found) return;
    if (!code.includes(found.question)) this.error(`React Router has changed: look for "${found.question}" in ${id}`);
    return { code: code.replaceAll(found.question, found.answer), map: null };
  },
});
