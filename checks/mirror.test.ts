// One verb, one name: an endpoint is called the same in the contract, in its shapes and on the server.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const shapes = readdirSync(join(root, 'contract/src')).filter((name) => name.endsWith('-shapes.ts'));
const features = shapes.map((name) => name.replace('-shapes.ts', ''));

test('features are found', () => {
  expect(features).toEqual(expect.arrayContaining(['store', 'catalog', 'content', 'reviews']));
});

const sourceOf = (folder: string, { recursive = false } = {}) =>
  readdirSync(join(root, folder), { withFileTypes: true, recursive })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test.'))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');

describe.each(features)('%s', (feature) => {
  test('every endpoint has a shape, a name and a use case of the same name, and is mounted', async () => {
    const endpoints = (await import(`../contract/src/${feature}.ts`)) as Record<string, Endpoint>;
    const shapesOf = (await import(`../contract/src/${feature}-shapes.ts`)) as Record<string, object>;
    const server = sourceOf(`server/src/${feature}`);
    for (const [name, endpoint] of Object.entries(endpoints)) {
      expect(endpoint.name).toBe(name);
      expect(shapesOf[name], `shape of ${name}`).toBeDefined();
      expect(server, `use case of ${name}`).toMatch(new RegExp(`export async function ${name}\\b`));
      expect(server, `route of ${name}`).toContain(`mount(endpoints.${name}, shapes.${name}, ${name})`);
    }
  });
});

const staffFeatures = readdirSync(join(root, 'contract/src/merchant'))
  .filter((name) => name.endsWith('-shapes.ts') && name !== 'list-shapes.ts')
  .map((name) => name.replace('-shapes.ts', ''));

test('features of the back office are found', () => {
  expect(staffFeatures).toEqual(expect.arrayContaining(['staff', 'orders', 'catalog', 'history']));
});

describe.each(staffFeatures)('%s of the back office', (feature) => {
  test('every endpoint has a shape, a name, terms and a use case of the same name, and is mounted', async () => {
    const endpoints = (await import(`../contract/src/merchant/${feature}.ts`)) as Record<string, Endpoint>;
    const shapesOf = (await import(`../contract/src/merchant/${feature}-shapes.ts`)) as Record<string, object>;
    const server = sourceOf(`server/src/${feature}`);
    const everything = sourceOf('server/src', { recursive: true });
    for (const [name, endpoint] of Object.entries(endpoints)) {
      expect(endpoint.name).toBe(name);
      expect(endpoint.path, name).toMatch(/^private\//);
      expect(['staff', 'open'], name).toContain(endpoint.access);
      expect(endpoint.staff !== undefined, `terms of ${name}`).toBe(endpoint.access === 'staff');
      expect(shapesOf[name], `shape of ${name}`).toBeDefined();
      expect(everything, `use case of ${name}`).toMatch(new RegExp(`export async function ${name}\\b`));
      const mount = endpoint.access === 'staff' ? 'mount' : 'mountEntrance';
      expect(server, `route of ${name}`).toContain(`${mount}(endpoints.${name}, shapes.${name}, `);
    }
  });
});

test('every endpoint has its own address', async () => {
  const { addressesOf } = await import('@vitrine/contract/endpoint.ts');
  const all = await Promise.all([
    ...features.map((feature) => import(`../contract/src/${feature}.ts`)),
    ...staffFeatures.map((feature) => import(`../contract/src/merchant/${feature}.ts`)),
  ] as Promise<Record<string, Endpoint>>[]);
  const addresses = all
    .flatMap(Object.values)
    .flatMap((endpoint: Endpoint) => addressesOf(endpoint).map((path) => `${endpoint.method} ${path}`));
  expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted());
});
