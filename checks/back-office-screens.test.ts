// Every screen of the back office is among those that the journeys check for accessibility, in all languages and sizes.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressesByRoute, addressesOf, linkScreens, routesByFeature } from '../e2e/support/back-office-screens.ts';

const app = join(import.meta.dirname, '../backoffice/app');
const sourceOf = (file: string): string => readFileSync(join(app, file), 'utf8');
const namesIn = (source: string, pattern: RegExp): string[] =>
  [...source.matchAll(pattern)].map(([, name = '']) => name).toSorted();

const featureFiles = globSync('features/*/*-feature.ts', { cwd: app });
const features = featureFiles.map(sourceOf).join('\n');

test('screens of people who are signed in (STAFF-28)', () => {
  const routes = [...routesByFeature.values()].flat();
  expect(routes.length).toBeGreaterThan(15);
  expect([...routesByFeature.keys()]).toHaveLength(featureFiles.length + 1);
  // A route with a parameter has an address that exists.
  expect(addressesOf(routes).filter((address) => /[:*]/.test(address))).toEqual([]);
  expect(Object.keys(addressesByRoute).filter((route) => !routes.includes(route))).toEqual([]);
});

test('screens that a link opens (STAFF-28)', () => {
  expect(namesIn(sourceOf('main.tsx'), /\['(\w+)', \w+Screen\]/g)).toEqual([...linkScreens].toSorted());
});

describe('features', () => {
  test('are all in the list, which imports nothing else of them', () => {
    const imported = namesIn(sourceOf('features.ts'), /from '\.\/(features\/[^']+)'/g);
    expect(imported).toEqual(featureFiles.toSorted());
    const [, list = ''] = /features = \[([^\]]+)\]/.exec(sourceOf('features.ts')) ?? [];
    expect(namesIn(list, /(\w+Feature)\b/g)).toHaveLength(featureFiles.length);
  });

  test('load every screen with a script of its own', () => {
    expect(namesIn(features, /^import [^;]*'([^']*-screens?\.tsx)'/gm)).toEqual([]);
  });

  test('give each letter after G to one screen', () => {
    const keys = namesIn(features, /\bkey: '(\w)'/g);
    expect(keys.length).toBeGreaterThan(5);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
