import { allEndpoints } from '@vitrine/contract/all-endpoints.ts';
import { addressesOf } from '@vitrine/contract/endpoint.ts';
import { expect, test } from 'vitest';
import { findAbsentCalls } from './find-absent-calls.ts';

const documentOf = (calls: readonly (readonly [string, string])[]) => ({
  paths: Object.fromEntries(calls.map(([method, path]) => [path, { [method]: {} }])),
});

test('a server that describes every call lacks none', () => {
  const paths: Record<string, Record<string, object>> = {};
  for (const { endpoint } of allEndpoints)
    for (const address of addressesOf(endpoint)) {
      paths[address] ??= {};
      paths[address][endpoint.method.toLowerCase()] = {};
    }
  expect(findAbsentCalls({ paths })).toEqual([]);
});

test('without a description the server is taken for a Shopizer', () => {
  const absent = findAbsentCalls(undefined);
  expect(absent).toEqual(expect.arrayContaining(['requestAlert', 'placePreOrder', 'withdraw', 'exportData']));
  expect(absent).not.toContain('addToCart');
  // The host answers these itself.
  expect(absent).not.toEqual(expect.arrayContaining(['logout']));
  expect(findAbsentCalls({ paths: { '/other': { get: {} } } })).toEqual(absent);
});

test('older paths and other names of parameters are recognized', () => {
  const document = documentOf([
    ['get', '/api/v1/category/'],
    ['get', '/api/v1/products/{productId}/reviews'],
    ['delete', '/api/v1/cart/{cartCode}/product/{sku}'],
  ]);
  const absent = findAbsentCalls(document);
  expect(absent).not.toContain('listReviews');
  expect(absent).not.toContain('removeFromCart');
  expect(absent).toContain('addToCart');
});
