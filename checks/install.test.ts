// What npm gets instead of package-lock.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withAddresses } from '../scripts/npm.mjs';
import { isForDevelopers, isUnused } from '../scripts/packages.mjs';

const root = join(import.meta.dirname, '..');
interface LockEntry {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly peerDependencies?: Record<string, string>;
  readonly peerDependenciesMeta?: Record<string, { readonly optional?: boolean }>;
}
const { packages }: { packages: Record<string, LockEntry> } = withAddresses(
  readFileSync(join(root, 'package-lock.json'), 'utf8'),
  'https://packages.example/',
);

test('every package has its address, also under another name', () => {
  const entries = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link);
  expect(entries.length).toBeGreaterThan(200);
  expect(entries.filter(([, { resolved, integrity }]) => !resolved?.endsWith('.tgz') || !integrity)).toEqual([]);
  expect(packages['node_modules/@node-rs/argon2']?.resolved).toMatch(/\/@node-rs\/argon2\/-\/argon2-[\d.]+\.tgz$/);
  expect(packages['node_modules/@typescript/native']?.resolved).toMatch(/\/typescript\/-\/typescript-[\d.]+\.tgz$/);
});

test('workspaces stay links, and no companion is wanted', () => {
  expect(packages['node_modules/@vitrine/server']).toEqual({ resolved: 'server', link: true });
  const wanted = Object.values(packages).flatMap(({ peerDependencies = {}, peerDependenciesMeta = {} }) =>
    Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional),
  );
  expect(wanted).toEqual([]);
});

test('files that programs load are not deleted', () => {
  const loaded = [
    '@electric-sql/pglite/dist/pg_trgm.tar.gz',
    '@electric-sql/pglite/dist/index.js',
    'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
    'react-dom/cjs/react-dom-server.node.production.js',
    'yaml/dist/index.js',
  ];
  const isDeleted = (file: string) => {
    const path = `/shop/node_modules/${file}`;
    return isUnused(path) || isForDevelopers(path);
  };
  expect(loaded.filter(isDeleted)).toEqual([]);
  expect(
    ['stripe/cjs/stripe.js', 'yaml/browser/index.js', 'zod/index.d.ts'].filter((file) => !isDeleted(file)),
  ).toEqual([]);
});
