// Every screen of the back office is among those that the journeys check for accessibility, in all languages and sizes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everydayScreens, linkScreens, orderRoute, shopScreens } from '../e2e/support/back-office-screens.ts';

const app = join(import.meta.dirname, '../backoffice/app');
const namesIn = (file: string, pattern: RegExp): string[] =>
  [...readFileSync(join(app, file), 'utf8').matchAll(pattern)].map(([, name = '']) => name).toSorted();

test('screens of people who are signed in (STAFF-28)', () => {
  const routes = namesIn('routes.tsx', /\bscreen\(\s*'([^']+)'/g);
  expect(routes.length).toBeGreaterThan(15);
  const checked = [...Object.keys({ ...everydayScreens, ...shopScreens }), orderRoute];
  expect(checked.toSorted()).toEqual(routes);
});

test('screens that a link opens (STAFF-28)', () => {
  expect(namesIn('main.tsx', /\['(\w+)', \w+Screen\]/g)).toEqual([...linkScreens].toSorted());
});
