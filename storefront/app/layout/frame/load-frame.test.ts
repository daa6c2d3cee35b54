import { ApiError } from '@vitrine/contract/domain-error.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageContext } from '../../context.ts';
import { loadLayoutData } from './load-frame.ts';

beforeEach(() => {
  vi.stubEnv('DEV', false);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** A shop that writes down what it is asked and knows nothing. */
function emptyShop() {
  const asked: [string, unknown][] = [];
  const api = () => async (endpoint: { name: string }, input: { query?: unknown }) => {
    asked.push([endpoint.name, input.query]);
    throw new ApiError(503, '503', '');
  };
  const loadShared: PageContext['loadShared'] = (_key, load) => load(api as unknown as PageContext['api']);
  const context = { api, loadShared, shopUrl: 'http://shop.test', storeCode: 'DEFAULT' } as unknown as PageContext;
  return { asked, context };
}

test('categories and content pages are requested by 200 (CONST-1, CONST-2)', async () => {
  const { asked, context } = emptyShop();
  await loadLayoutData(context, 'en');
  expect(asked).toContainEqual(['listCategories', { page: 0, count: 200 }]);
  expect(asked).toContainEqual(['listPages', { page: 0, count: 200 }]);
});

test('when the store does not respond, the layout has no menus and shows no error (ERROR-9)', async () => {
  const words = vi.spyOn(console, 'warn');
  const frame = await loadLayoutData(emptyShop().context, 'en');
  expect(frame).toMatchObject({
    store: { name: 'shop.test', currency: 'USD' },
    links: { about: null, legal: null, delivery: null, returns: null, cookies: null },
    categories: [],
    pages: [],
    message: null,
  });
  expect(words).not.toHaveBeenCalled();
});
