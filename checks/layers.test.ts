import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import { beforeAll, expect, test } from 'vitest';
import rules, { backofficeFolders, layers, serverFeatures, storefrontFolders } from '../.dependency-cruiser.mjs';
import { features } from '../server/src/features.ts';

const FOLDERS = [
  'contract/src',
  'server/src',
  'server/testing',
  'storefront/app',
  'backoffice/app',
  'ui/src',
  'host/src',
];

const { forbidden, options } = rules as unknown as { forbidden: IForbiddenRuleType[]; options: object };

/** The rule without what it allows: every import that it is about breaks it. */
function withoutExceptions(name: string): IForbiddenRuleType {
  const rule = forbidden.find((one) => one.name === name);
  if (!rule) throw new Error(`there is no rule ${name}`);
  const { pathNot: _, ...from } = rule.from;
  return { ...rule, name: `${name}, strictly`, from };
}

let result: ICruiseResult;
beforeAll(async () => {
  const strict = [
    'only-repositories-query',
    'only-repositories-know-tables',
    'features-are-started-by-the-list',
    'the-server-names-no-feature',
  ].map(withoutExceptions);
  const ruleSet = { forbidden: [...forbidden, ...strict] };
  const { output } = await cruise(FOLDERS, { ...options, validate: true, ruleSet });
  result = output as ICruiseResult;
});

const violations = () => result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`);

test('every import is allowed by the layers', () => {
  expect(violations().filter((violation) => !violation.includes(', strictly: '))).toEqual([]);
});

test('a query outside a repository would be found', () => {
  const repository = 'server/src/cart/cart-repository.ts';
  expect(violations()).toContain(
    `only-repositories-query, strictly: ${repository} → node_modules/drizzle-orm/index.d.ts`,
  );
  expect(violations()).toContain(
    `only-repositories-know-tables, strictly: ${repository} → server/src/cart/cart-tables.ts`,
  );
});

test('a feature that the server names outside the list would be found', () => {
  expect(violations()).toContain(
    'features-are-started-by-the-list, strictly: server/src/features.ts → server/src/cart/cart-feature.ts',
  );
  expect(violations()).toContain(
    'the-server-names-no-feature, strictly: server/src/features.ts → server/src/cart/cart-feature.ts',
  );
});

test('the check covers every workspace and the imports between them', () => {
  const own = result.modules.filter(({ source }) => FOLDERS.some((folder) => source.startsWith(folder)));
  expect(own.length).toBeGreaterThan(200);
  const leadsTo = (from: string) =>
    own.find(({ source }) => source === from)?.dependencies.map(({ resolved }) => resolved) ?? [];
  expect(leadsTo('server/src/catalog/product/read-product.ts')).toContain(
    'server/src/catalog/product/product-repository.ts',
  );
  expect(leadsTo('server/src/catalog/catalog-routes.ts')).toContain('contract/src/catalog/catalog.ts');
  expect(leadsTo('host/src/api/own-api.ts')).toContain('server/src/server.ts');
  expect(leadsTo('storefront/app/pages/public/home-page.tsx')).toContain('contract/src/catalog/catalog.ts');
  expect(leadsTo('storefront/app/forms/email-field.tsx')).toContain('ui/src/text-field.tsx');
});

const lists: readonly (readonly [string, readonly (readonly [string, readonly string[]])[]])[] = [
  ['server/src', serverFeatures as [string, string[]][]],
  ['storefront/app', storefrontFolders as [string, string[]][]],
  ['backoffice/app', backofficeFolders as [string, string[]][]],
];

test.each(lists)('the list of %s allows only imports that are used', (root, entries) => {
  const imported = new Set(
    result.modules
      .filter(({ source }) => source.startsWith(`${root}/`) && !source.includes('.test.'))
      .flatMap(({ source, dependencies }) =>
        dependencies
          .filter(({ resolved }) => !resolved.endsWith('-feature.ts'))
          .map(({ resolved }) => [folderOf(root, source), folderOf(root, resolved)].join(' → ')),
      )
      .concat(root === 'server/src' ? usedApis() : []),
  );
  const allowed = entries.flatMap(([name, uses]) => uses.map((used) => `${name} → ${used}`));
  expect(allowed.filter((edge) => !imported.has(edge))).toEqual([]);
});

/** A feature may also need another only for what `start` gets of it. */
const usedApis = (): string[] =>
  (serverFeatures as [string, string[]][]).flatMap(([name, needs]) => {
    const source = readFileSync(join(import.meta.dirname, `../server/src/${name}/${name}-feature.ts`), 'utf8');
    const start = source.slice(source.search(/\bstart\b/));
    return needs.filter((needed) => new RegExp(`\\b${needed}\\b`).test(start)).map((needed) => `${name} → ${needed}`);
  });

test('the layers of the server are what its features need', () => {
  expect(serverFeatures).toEqual(features.map(({ name, needs }) => [name, needs.map((needed) => needed.name)]));
  expect(serverFeatures.length).toBeGreaterThan(20);
});

const folderOf = (root: string, file: string): string =>
  file.startsWith(`${root}/`) ? (file.slice(root.length + 1).split('/')[0] ?? '') : '';

test('an entry may import only what it names, and name only entries above it', () => {
  const [, cart] = layers('server', 'server/src', [
    ['catalog', []],
    ['cart', ['catalog']],
    ['checkout', ['cart']],
  ]);
  const refuses = (file: string) =>
    new RegExp(cart?.to.path ?? '').test(file) && !new RegExp(cart?.to.pathNot ?? '').test(file);
  expect(refuses('server/src/checkout/checkout.ts')).toBe(true);
  expect(refuses('server/src/catalog/catalog.ts')).toBe(false);
  expect(refuses('server/src/cart/cart.ts')).toBe(false);
  expect(() =>
    layers('server', 'server/src', [
      ['cart', ['checkout']],
      ['checkout', []],
    ]),
  ).toThrow(/not above it/);
});
