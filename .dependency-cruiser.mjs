// The layers of docs/architecture.md as rules, generated from the ordered lists below and from what the features of the server
// need. An entry may import only what it names, and may name only entries above it, so an import never runs upward and no cycle
// can be allowed by mistake.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staffContract } from './scripts/staff-contract.mjs';

const serverFile = (path) => readFileSync(join(import.meta.dirname, 'server/src', path), 'utf8');

/** The folders of the imported features, by the name of the import. */
const featureFolders = (source) =>
  new Map(
    [...source.matchAll(/import { (\w+Feature) } from '\.\.?\/([\w-]+)\//g)].map(([, name, folder]) => [name, folder]),
  );

/** The folders of the features that a list names. */
const featuresIn = (source, list) => {
  const folders = featureFolders(source);
  return [...(list.exec(source)?.[1] ?? '').matchAll(/\w+Feature\b/g)].map(([name]) => folders.get(name));
};

/**
 * The server's features in the order of server/src/features.ts, each with those that it needs. Another feature is imported
 * through its public API, `name/name.ts`.
 */
export const serverFeatures = featuresIn(serverFile('features.ts'), /features = \[([^\]]*)\]/).map((folder) => [
  folder,
  featuresIn(serverFile(`${folder}/${folder}-feature.ts`), /needs: \[([^\]]*)\]/),
]);

/** The storefront's folders. */
export const storefrontFolders = [
  ['hooks', []],
  ['ui', []],
  ['messages', []],
  ['i18n', ['messages']],
  ['format', ['i18n']],
  ['api', ['messages', 'i18n']],
  ['session', ['i18n', 'format', 'api']],
  ['forms', ['hooks', 'messages', 'i18n', 'api', 'session']],
  ['features', ['hooks', 'ui', 'messages', 'i18n', 'format', 'api', 'session', 'forms']],
  ['seo', ['ui', 'messages', 'i18n', 'features']],
  ['layout', ['hooks', 'ui', 'messages', 'i18n', 'format', 'api', 'session', 'features', 'seo']],
  ['pages', ['hooks', 'ui', 'messages', 'i18n', 'format', 'api', 'session', 'features', 'seo', 'layout']],
];

/** The back office's folders. */
export const backofficeFolders = [
  ['messages', []],
  ['format', []],
  ['i18n', ['messages', 'format']],
  ['api', ['messages', 'i18n']],
  ['hooks', []],
  ['session', ['format', 'i18n', 'api']],
  ['ui', ['messages', 'format', 'i18n', 'api', 'session', 'hooks']],
  ['forms', ['messages', 'format', 'i18n', 'api', 'session', 'hooks', 'ui']],
  ['features', ['messages', 'format', 'i18n', 'api', 'session', 'hooks', 'ui', 'forms']],
  ['layout', ['messages', 'i18n', 'api', 'hooks', 'session', 'ui', 'features']],
];

const test = '\\.test\\.tsx?$';
/** Where the server queries its database. */
const queries = ['-(repository|tables)\\.ts$', '^server/src/platform/database/', test];
const oneOf = (names) => `(${names.join('|')})`;

/** One rule for each entry: it may not import what it does not name. */
export function layers(prefix, root, entries, { ignoring = [] } = {}) {
  const names = entries.map(([name]) => name);
  return entries.map(([name, uses], index) => {
    const upward = uses.find((used) => names.indexOf(used) >= index || !names.includes(used));
    if (upward !== undefined) throw new Error(`${name} uses ${upward}, which is not above it in the list`);
    return {
      name: `${prefix}-${name}`,
      comment: `${name} may import ${uses.length > 0 ? uses.join(', ') : 'none of the others'}.`,
      severity: 'error',
      from: { path: `^${root}/${name}/`, ...(ignoring.length > 0 && { pathNot: ignoring }) },
      to: { path: `^${root}/${oneOf(names)}/`, pathNot: `^${root}/${oneOf([name, ...uses])}/` },
    };
  });
}

const features = oneOf(serverFeatures.map(([name]) => name));

export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'resolves',
      comment: 'An import that cannot be resolved is invisible to every other rule.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '^\\./\\+types/', '^node:sqlite$'] },
    },
    {
      name: 'lines-end-at-line-feeds',
      comment:
        'It also ends lines at U+2028 and U+2029, which texts contain: use server/src/platform/text/read-lines.ts.',
      severity: 'error',
      from: {},
      to: { path: '^(node:)?readline$' },
    },
    {
      name: 'listed-in-its-own-package',
      comment: 'Works only because npm hoists it: list it in the package.json of the workspace that imports it.',
      severity: 'error',
      from: {
        path: '^(contract|ui|server|storefront|backoffice|host)/',
        pathNot: [test, '^[^/]+/testing/'],
      },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'contract-imports-only-zod',
      severity: 'error',
      from: { path: '^contract/', pathNot: test },
      to: { pathNot: ['^contract/', 'node_modules/zod/'] },
    },
    {
      name: 'pages-for-shoppers-know-no-endpoints-for-staff',
      comment: 'The storefront is not built again when they change (scripts/prepare.mjs).',
      severity: 'error',
      from: {
        path: '^(storefront|contract/src)/',
        pathNot: [test, staffContract.source, '^contract/src/(staff-endpoints|all-staff-endpoints)\\.ts$'],
      },
      to: { path: staffContract.source, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-imports-nothing-of-ours',
      comment: 'Components of `ui` know nothing of a shop, not even the contract.',
      severity: 'error',
      from: { path: '^ui/' },
      to: { path: '^(contract|server|storefront|backoffice|host)/' },
    },
    {
      name: 'server-storefront-and-backoffice-are-independent',
      comment: 'They share only the contract, and the pages `ui`.',
      severity: 'error',
      from: { path: '^(server|storefront|backoffice)/' },
      to: { path: '^(server|storefront|backoffice|host)/', pathNot: '^$1/' },
    },
    {
      name: 'server-has-no-pages',
      severity: 'error',
      from: { path: '^(server|host)/' },
      to: { path: '^(ui|backoffice)/' },
    },
    {
      name: 'host-uses-public-exports',
      comment: 'The host imports what the server’s package.json exports, and of the storefront its build and types.',
      severity: 'error',
      from: { path: '^host/' },
      to: {
        path: '^(server|storefront)/',
        pathNot: [
          '^server/src/(server|doctor|platform/(text/(clean-html|read-lines)|caches/(tagged-cache|in-memory-rate-limiter)|program|http/(compress|cookie|cross-site|negotiate|describe-error))|import/import)\\.ts$',
          '^server/testing/any-text\\.ts$',
          '^storefront/app/context\\.ts$',
        ],
      },
    },
    {
      name: 'host-imports-only-types-of-the-storefront',
      comment: 'Loaded twice, the page context would have two keys; the one the pages use comes with the build.',
      severity: 'error',
      from: { path: '^host/' },
      to: { path: '^storefront/', dependencyTypesNot: ['type-only'] },
    },
    ...layers('storefront', 'storefront/app', storefrontFolders),
    ...layers('backoffice', 'backoffice/app', backofficeFolders),
    {
      name: 'ui-and-hooks-import-no-contract',
      comment: 'Components of `ui` and hooks of `hooks` know nothing of a shop.',
      severity: 'error',
      from: { path: '^storefront/app/(ui|hooks)/' },
      to: { path: '^contract/' },
    },
    {
      name: 'features-of-pages-are-independent',
      comment: 'Pages and the layout combine features.',
      severity: 'error',
      from: { path: '^(storefront|backoffice)/app/features/([^/]+)/' },
      to: { path: '^$1/app/features/', pathNot: '^$1/app/features/$2/' },
    },
    {
      name: 'public-pages-have-no-session',
      comment: 'A public page is cached and shown to everybody.',
      severity: 'error',
      from: { path: '^storefront/app/pages/public/' },
      to: { path: '^storefront/app/session/' },
    },
    {
      name: 'zod-stays-out-of-the-browser',
      comment: 'Import shapes by type only.',
      severity: 'error',
      from: { path: '^(storefront|backoffice)/' },
      to: { path: '(-shapes\\.ts$|node_modules/zod/)', dependencyTypesNot: ['type-only'] },
    },
    ...layers('server', 'server/src', serverFeatures, { ignoring: [test] }),
    {
      name: 'server-features-use-public-apis',
      comment:
        'Another feature is imported through name/name.ts; only its tables may be joined directly. Of product-editing, what plans and makes changes is public, file by file: one file for all would load Markdown and YAML with the first request.',
      severity: 'error',
      from: { path: `^server/src/${features}/`, pathNot: test },
      to: {
        path: `^server/src/${features}/`,
        pathNot: [
          '^server/src/$1/',
          '^server/src/([^/]+)/\\1(-feature)?\\.ts$',
          '^server/src/product-editing/(entries|changes)/',
          '-tables\\.ts$',
        ],
      },
    },
    {
      name: 'features-are-started-by-the-list',
      comment:
        'Only features.ts and `needs` name a feature as a module; use cases of the server are imported from name/name.ts.',
      severity: 'error',
      from: {
        path: '^(server|host|backoffice)/',
        pathNot: ['-feature\\.ts$', '^(server/src|backoffice/app)/features\\.ts$', test],
      },
      to: { path: '-feature\\.ts$' },
    },
    {
      name: 'the-server-names-no-feature',
      comment:
        'What the server must know of a feature is in name/name-feature.ts. The contexts of requests are in the store.',
      severity: 'error',
      from: {
        path: '^server/src/[^/]+\\.ts$',
        pathNot: ['^server/src/(features|server|doctor)\\.ts$', test],
      },
      to: { path: `^server/src/${features}/`, pathNot: '^server/src/store/store\\.ts$' },
    },
    {
      name: 'platform-imports-no-feature',
      severity: 'error',
      from: { path: '^server/src/platform/', pathNot: test },
      to: { path: `^server/src/${features}/` },
    },
    {
      name: 'only-repositories-know-tables',
      severity: 'error',
      from: { path: '^server/src/', pathNot: queries },
      to: { path: '-tables\\.ts$' },
    },
    {
      name: 'only-repositories-query',
      comment: 'Others may name a type, such as that of a condition that a repository has made.',
      severity: 'error',
      from: { path: '^server/src/', pathNot: queries },
      to: { path: 'node_modules/drizzle-orm/', dependencyTypesNot: ['type-only'] },
    },
    {
      // Decoding in the process of the shop would make password hashes wait (decision 071).
      name: 'pictures-are-decoded-in-their-process',
      severity: 'error',
      from: {
        path: '^server/src/',
        pathNot: ['^server/src/media/picture-program\\.ts$', test],
      },
      to: { path: '^server/src/media/decode-picture\\.ts$' },
    },
    {
      name: 'routes-do-not-query',
      severity: 'error',
      from: { path: '-routes\\.ts$', pathNot: '^server/src/media/' },
      to: { path: '-repository\\.ts$' },
    },
  ],
  options: {
    // Packages are not read, but they are known: rules about them would never fire if they were left out.
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(storefront|backoffice)/(build|\\.react-router)/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
