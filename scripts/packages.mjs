// Which of the installed packages a release needs, and which of their files.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from './progress.mjs';

/** Parts that no program of ours loads: headers, other formats of the same code, fonts, extensions. */
const unusedParts = new RegExp(
  [
    'node-[^/]+/include/',
    '@electric-sql/pglite/.+\\.cjs$',
    '@electric-sql/pglite/dist/(?!pg_trgm)\\w[\\w-]*\\.tar\\.gz$',
    'stripe/cjs/',
    'csv-(parse|stringify)/dist/',
    'pdfkit/(\\.yarn/|js/pdfkit\\.(browser|standalone|old))',
    '@fontsource/hedvig-letters-serif/(?!package\\.json|LICENSE|files/hedvig-letters-serif-latin-400-normal\\.woff$)',
    'dejavu-fonts-ttf/(?!package\\.json|LICENSE|ttf/DejaVuSans(-Bold)?\\.ttf)',
    'fontkit/(src|dist/browser)',
    'caniuse-lite/data/(features|regions)/',
    '@swc/helpers/(scripts|src)/',
    '@tanstack/[^/]+/build/legacy/',
    'dayjs/esm/',
    'yaml/browser/',
    'react-dom/cjs/react-dom-(profiling|server\\.(bun|edge))',
  ]
    .map((part) => `/node_modules/${part}`)
    .join('|'),
);

/** Only people, editors, `npm run dev` and the tools of developers read these. */
const developersParts = new RegExp(
  ['.+\\.(map|flow|md|[cm]?ts)$', '(@[^/]+/)?[^/]+/(tests?|docs|examples?|benchmarks?)/', '(drizzle-orm|zod)/.+\\.cjs$']
    .map((part) => `/node_modules/${part}`)
    // The README of a repository shows them; who unpacks a release has the shop itself.
    .concat('/docs/pictures(/|$)')
    .join('|'),
);

export const isUnused = (path) => unusedParts.test(path);
export const isForDevelopers = (path) => developersParts.test(path);

/** Folder of a package as Node finds it from `from`; undefined when it is optional and not for this machine. */
function findPackage(name, from) {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
  }
  return undefined;
}

const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Folders of packages with everything they need themselves. What is optional may be missing. */
export function collectPackages(names, from) {
  const found = new Set();
  const add = (name, parent, isOptional) => {
    const folder = findPackage(name, parent);
    if (!folder && !isOptional) throw new UsageError(`The package ${name} is not installed.`);
    if (!folder || found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = readManifest(folder);
    for (const other of Object.keys(optionalDependencies)) add(other, folder, true);
    for (const other of Object.keys(dependencies)) add(other, folder, other in optionalDependencies);
  };
  for (const name of names) add(name, from, false);
  return found;
}
