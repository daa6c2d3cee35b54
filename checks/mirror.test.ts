// One verb, one name: an endpoint is called the same in the contract, in its shapes and on the server.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf, type PairedEndpoint } from '@vitrine/contract/endpoint.ts';
import { shopperEndpoints } from '@vitrine/contract/shopper-endpoints.ts';
import { staffEndpoints } from '@vitrine/contract/staff-endpoints.ts';
import { describe, expect, test } from 'vitest';

const server = join(import.meta.dirname, '../server/src');

const sourcesIn = (folder: string) =>
  readdirSync(join(server, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.includes('.test.'))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n');

const byFeature = (endpoints: readonly PairedEndpoint[]) => [...Map.groupBy(endpoints, ({ feature }) => feature)];
const useCase = (name: string) => new RegExp(`export async function ${name}\\b`);

test('features are found', () => {
  const names = (endpoints: readonly PairedEndpoint[]) => byFeature(endpoints).map(([name]) => name);
  expect(names(shopperEndpoints)).toEqual(expect.arrayContaining(['store', 'catalog', 'content', 'reviews']));
  expect(names(staffEndpoints)).toEqual(expect.arrayContaining(['staff', 'orders', 'catalog', 'history']));
});

describe.each(byFeature(shopperEndpoints))('%s', (feature, endpoints) => {
  test('every endpoint has a shape, a name and a use case of the same name, and is mounted', () => {
    const sources = sourcesIn(feature);
    for (const { name, endpoint, shape } of endpoints) {
      expect(endpoint.name).toBe(name);
      expect(endpoint.access, name).not.toBe('staff');
      expect(endpoint.path, name).not.toMatch(/^private\//);
      expect(shape, `shape of ${name}`).toBeDefined();
      expect(sources, `use case of ${name}`).toMatch(useCase(name));
      expect(sources, `route of ${name}`).toContain(`mount(endpoints.${name}, shapes.${name}, ${name})`);
    }
  });
});

describe.each(byFeature(staffEndpoints))('%s of the back office', (feature, endpoints) => {
  test('every endpoint has a shape, a name, terms and a use case of the same name, and is mounted', () => {
    const sources = sourcesIn(feature);
    const everything = sourcesIn('.');
    for (const { name, endpoint, shape } of endpoints) {
      expect(endpoint.name).toBe(name);
      expect(endpoint.path, name).toMatch(/^private\//);
      expect(['staff', 'open'], name).toContain(endpoint.access);
      expect(endpoint.staff !== undefined, `terms of ${name}`).toBe(endpoint.access === 'staff');
      expect(shape, `shape of ${name}`).toBeDefined();
      expect(everything, `use case of ${name}`).toMatch(useCase(name));
      const mount = endpoint.access === 'staff' ? 'mount' : 'mountOpen';
      expect(sources, `route of ${name}`).toContain(`${mount}(endpoints.${name}, shapes.${name}, `);
    }
  });
});

test('every endpoint has its own address', () => {
  const addresses = [...shopperEndpoints, ...staffEndpoints].flatMap(({ endpoint }) =>
    addressesOf(endpoint).map((path) => `${endpoint.method} ${path}`),
  );
  expect(addresses.toSorted()).toEqual([...new Set(addresses)].toSorted());
});
