import * as store from '@vitrine/contract/store/store.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the store has name, currency, address and languages (DATA-9)', async () => {
  const answer = await shop.call(store.readStore, { params: { code: 'DEFAULT' } });
  expect(answer).toMatchObject({
    code: 'DEFAULT',
    name: 'Test shop',
    currency: 'USD',
    logo: null,
    address: { country: 'US' },
  });
  expect(answer.supportedLanguages.map(({ code }) => code)).toEqual(['en', 'fr']);
  expect(await shop.get('store/NOWHERE')).toMatchObject({
    status: 404,
    body: { code: 'store.not-found', message: 'Store NOWHERE not found' },
  });
});

test('a language that the store does not have is answered in its own language', async () => {
  const { status, body } = await shop.get('product/MUG?lang=xx');
  expect(status).toBe(200);
  expect(body).toMatchObject({ description: { language: 'en' } });
});

test('config, languages and currencies (API-22)', async () => {
  expect((await shop.get('config/')).body).toMatchObject({ displayShipping: true, facebook: null });
  expect((await shop.get('languages')).body).toMatchObject([{ code: 'en' }, { code: 'fr' }]);
  expect((await shop.get('currency')).body).toContainEqual(
    expect.objectContaining({ code: 'USD', symbol: '$', supported: true }),
  );
});

test('countries are sorted by name in the requested language; delivery countries are those served (DATA-10, API-22)', async () => {
  const names = async (path: string) => ((await shop.get(path)).body as { name: string }[]).map(({ name }) => name);
  expect(await names('shipping/country')).toEqual(['Canada', 'France', 'United States']);
  expect(await names('shipping/country?lang=fr')).toEqual(['Canada', 'États-Unis', 'France']);
  expect((await names('country/')).length).toBeGreaterThan(240);
});

test('zones are sorted by name in the requested language (DATA-10)', async () => {
  const zones = await shop.call(store.listZones, { query: { code: 'CA' } });
  expect(zones.map(({ code }) => code)).toEqual([
    'AB',
    'BC',
    'MB',
    'NB',
    'NL',
    'NT',
    'NS',
    'NU',
    'ON',
    'PE',
    'QC',
    'SK',
    'YT',
  ]);
  expect(await shop.call(store.listZones, { query: { code: 'CA', lang: 'fr' } })).toContainEqual(
    expect.objectContaining({ code: 'QC', name: 'Québec' }),
  );
});

test.each(['zones/?code=', 'zones/?code=undefined', 'zones/', 'zones/?code=XX', 'zones/?code=FR'])(
  '%s has no zones',
  async (path) => {
    expect(await shop.get(path)).toMatchObject({ status: 200, body: [] });
  },
);

test('units and the languages of the store are listed at the names of older servers', async () => {
  expect((await shop.get('measures')).body).toEqual({ weights: ['LB', 'KG'], measures: ['CM', 'IN'] });
  expect((await shop.get('store/languages')).body).toEqual((await shop.get('languages')).body);
  expect((await shop.get('store/DEFAULT')).status).toBe(200);
});
