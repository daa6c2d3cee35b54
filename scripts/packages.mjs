// Which of the installed packages are needed, and which of their files.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from './progress.mjs';

/** Parts that no program of ours loads, here or in a release: headers, other formats of the same code, fonts, extensions. */
const unusedParts = new RegExp(
  [
    'node-[^/]+/include/',
    '@electric-sql/pglite/.+\\.cjs$',
    '@electric-sql/pglite/dist/(?!pg_trgm)\\w[\\w-]*\\.tar\\.gz$',
    'stripe/cjs/',
    'csv-(parse|stringify)/dist/',
    'pdfkit/(\\.yarn/|js/pdfkit\\.(browser|standalone|old))',
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

/** What only people, editors, `npm run dev` and the tools of developers read. */
const developersParts = new RegExp(
  ['.+\\.(map|flow|md|[cm]?ts)$', '(@[^/]+/)?[^/]+/(tests?|docs|examples?|benchmarks?)/', '(drizzle-orm|zod)/.+\\.cjs$']
    .map((part) => `/node_modules/${part}`)
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
    if (!folder && !isOptional) throw new Problem(`The package ${name} is not installed.`);
    if (!folder || found.has(folder)) return;
    found.add(folder);
    const { dependencies = {}, optionalDependencies = {} } = readManifest(folder);
    for (const other of Object.keys(optionalDependencies)) add(other, folder, true);
    for (const other of Object.keys(dependencies)) add(other, folder, other in optionalDependencies);
  };
  for (const name of names) add(name, from, false);
  return found;
}

/** Deletes the files for which `isNeeded` is false; returns whether any is left. Packages inside are not touched. */
function removeFiles(folder, isNeeded) {
  let isEmpty = true;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== 'node_modules' ? removeFiles(path, isNeeded) : isNeeded(path))
      isEmpty = false;
    else rmSync(path, { recursive: true });
  }
  return !isEmpty;
}

/** Deletes what npm has installed and nothing reads. Developers need everything else, others only what builds and runs. */
export function prunePackages(root, forDevelopers) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const folders = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path]) => join(root, path))
    .filter((folder) => existsSync(folder));
  for (const folder of folders)
    removeFiles(folder, (path) => !isUnused(path) && (forDevelopers || !isForDevelopers(path)));
}
