// Leaves out code of the browser build that this shop never runs: docs/decisions/026-build-patches.md and
// 065-parts-of-react-left-out.md say what and why. Each edit must find its text: a new version of React, React Router or Vite
// stops the build instead of growing every page or breaking it.
import type { Plugin } from 'vite';
import type { Edit, UnusedFeature } from './unused-features/unused-feature.ts';

/** What removed text leaves behind: its line ends, for the line numbers of the source map, and the indentation of what follows. */
const lineEndsOf = (text: string): string => text.replace(/[^\n]*\n/g, '\n').replace(/[^\n]*?([ \t]*)$/, '$1');

interface Range {
  start: number;
  end: number;
}

/** Where a function is. Its lines are indented as formatters do, so its end is the first brace that is indented like it. */
function findFunction(code: string, name: string): Range {
  const escaped = name.replaceAll('$', '\\$');
  const found = new RegExp(`^([ \\t]*)(?:async )?function ${escaped}\\(`, 'm').exec(code);
  if (!found) throw new Error(`no function ${name}`);
  const end = `\n${found[1]}}`;
  return { start: found.index, end: code.indexOf(end, found.index) + end.length };
}

function leaveOutBody(code: string, name: string): string {
  const { start, end } = findFunction(code, name);
  const body = code.indexOf('{\n', start) + 1;
  return `${code.slice(0, body)}${lineEndsOf(code.slice(body, end))}}${code.slice(end)}`;
}

function applyEdit(code: string, { inside, find, upTo, replace = '' }: Edit): string {
  const range = inside === undefined ? { start: 0, end: code.length } : findFunction(code, inside);
  const text = code.slice(range.start, range.end);
  const [before = '', ...parts] = text.split(find);
  if (parts.length === 0) throw new Error(`no text ${JSON.stringify(find)}${inside ? ` in ${inside}` : ''}`);
  const kept = parts.map((part) => {
    const end = upTo === undefined ? 0 : part.indexOf(upTo);
    if (end < 0) throw new Error(`no text ${JSON.stringify(upTo)} after ${JSON.stringify(find)}`);
    return replace + lineEndsOf(find + part.slice(0, end)) + part.slice(end);
  });
  return code.slice(0, range.start) + before + kept.join('') + code.slice(range.end);
}

/** The code of a package without a feature. Throws if the package does not contain what is to be left out. */
export const leaveOut = (code: string, { edits = [], empty = [] }: UnusedFeature): string =>
  empty.reduce(leaveOutBody, edits.reduce(applyEdit, code));

export function leanPackages(features: readonly UnusedFeature[]): Plugin {
  const applied = new Set<UnusedFeature>();
  return {
    name: 'lean-packages',
    apply: 'build',
    // Before JSX and types are compiled, so that `usedBy` sees what has been written.
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.includes('node_modules')) {
        const used = features.find(({ usedBy = [] }) => usedBy.some((pattern) => pattern.test(code)));
        if (used) this.error(`${id} uses what unused-features leaves out: ${used.name}`);
        return;
      }
      const found = features.filter(({ file }) => file.test(id));
      if (found.length === 0) return;
      let lean = code;
      for (const feature of found) {
        try {
          lean = leaveOut(lean, feature);
        } catch (error) {
          this.error(`${id} has changed, ${(error as Error).message}: look at "${feature.name}" in unused-features`);
        }
        applied.add(feature);
      }
      return { code: lean, map: null };
    },
    generateBundle() {
      const missing = features.filter((feature) => !applied.has(feature)).map(({ name }) => name);
      if (missing.length > 0) this.error(`packages have changed: no file for ${missing.join(', ')}`);
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
