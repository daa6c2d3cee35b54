import { expect, test } from 'vitest';
import { allEndpoints, findEndpoint } from './all-endpoints.ts';
import { addressesOf } from './endpoint.ts';
import { shopizerCalls } from './shopizer-calls.ts';

test('every endpoint is found at each of its addresses', () => {
  for (const { name, endpoint } of allEndpoints)
    for (const address of addressesOf(endpoint)) {
      const url = address.replace(/\{(\w+)\}/g, '12');
      expect(findEndpoint(endpoint.method, `${url}?lang=en`)?.name, `${endpoint.method} ${url}`).toBe(name);
    }
});

test('parameters are decoded, and an unknown path is no endpoint', () => {
  expect(findEndpoint('DELETE', '/api/v1/cart/abc/product/A%2FB/')).toMatchObject({
    name: 'removeFromCart',
    params: { code: 'abc', sku: 'A/B' },
  });
  expect(findEndpoint('GET', '/api/v1/nothing')).toBeUndefined();
});

test('names of Shopizer are given for these endpoints and no others', () => {
  expect(Object.keys(shopizerCalls).toSorted()).toEqual(allEndpoints.map(({ name }) => name).toSorted());
});
