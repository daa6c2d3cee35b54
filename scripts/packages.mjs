// Which of the installed packages are needed, and which of their files.
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
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
    'caniuse-lite/data/regions/',
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
  const file = join(root, 'node_modules', '.package-lock.json');
  const folders = Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages)
    .filter(([, { link }]) => !link)
    .map(([path]) => join(root, path));
  const needed = forDevelopers ? new Set(folders) : packagesOfWorkspaces(root);
  for (const folder of folders) {
    if (!needed.has(folder)) rmSync(folder, { recursive: true, force: true });
    else removeFiles(folder, (path) => !isUnused(path) && (forDevelopers || !isForDevelopers(path)));
  }
}

/** npm also installs packages for development that others name as an optional companion. */
function packagesOfWorkspaces(root) {
  const { dependencies, optionalDependencies, workspaces } = readManifest(root);
  const found = [
    ...collectPackages([...Object.keys(dependencies), ...workspaces.map((name) => `@vitrine/${name}`)], root),
    ...Object.keys(optionalDependencies).flatMap((name) => findPackage(name, root) ?? []),
  ];
  return new Set(found.map((folder) => realpathSync(folder)));
}
