import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { beforeAll, expect, test } from 'vitest';
import rules from '../.dependency-cruiser.mjs';

const ROOMS = ['contract/src', 'server/src', 'server/testing', 'storefront/app', 'host/src'];

let result: ICruiseResult;
beforeAll(async () => {
  const { forbidden, options } = rules as unknown as { forbidden: []; options: object };
  const { output } = await cruise(ROOMS, { ...options, validate: true, ruleSet: { forbidden } });
  result = output as ICruiseResult;
});

test('no import goes where the architecture does not let it', () => {
  expect(result.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} → ${to}`)).toEqual([]);
});

test('the check has seen the house: every room, and imports between them', () => {
  const own = result.modules.filter(({ source }) => ROOMS.some((room) => source.startsWith(room)));
  expect(own.length).toBeGreaterThan(200);
  const leadsTo = (from: string) =>
    own.find(({ source }) => source === from)?.dependencies.map(({ resolved }) => resolved) ?? [];
  expect(leadsTo('server/src/catalog/read-product.ts')).toContain('server/src/catalog/product-repository.ts');
  expect(leadsTo('server/src/catalog/catalog-routes.ts')).toContain('contract/src/catalog.ts');
  expect(leadsTo('host/src/api/own-api.ts')).toContain('server/src/server.ts');
  expect(leadsTo('storefront/app/pages/public/home-page.tsx')).toContain('contract/src/catalog.ts');
});
