// Our own server under the suite: it answers as Shopizer does, except where `departures.ts` says otherwise and why.
import { join } from 'node:path';
import { type EndpointName, shopizerCalls } from '@vitrine/contract/shopizer-calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../server/testing/test-shop.ts';
import { departures } from './departures.ts';
import { describeResult } from './report.ts';
import type { Result } from './result.ts';
import { runSuite } from './run-suite.ts';

let shop: TestShop;
let results: readonly Result[];

beforeAll(async () => {
  shop = await openTestShop(join(import.meta.dirname, '../server/demo'));
  results = await runSuite({
    url: await shop.listen(),
    store: 'DEFAULT',
    lang: 'en',
    writes: true,
    coupon: 'Test1234',
    payment: 'moneyorder',
    seconds: 20,
  });
}, 120_000);
afterAll(() => shop?.close());

const differenceOf = ({ verdict }: Result): string =>
  verdict.kind === 'differs' ? verdict.differences.join('; ') : 'missing (404)';

test('our server differs from Shopizer only in the listed departures, and in all of them', () => {
  const found = results.filter(({ verdict }) => verdict.kind === 'differs' || verdict.kind === 'missing');
  const described = Object.fromEntries(found.map((result) => [result.name, differenceOf(result)]));
  const listed = Object.fromEntries(departures.map(({ call, difference }) => [call, difference]));
  expect(described, found.map(describeResult).join('\n')).toEqual(listed);
});

test('every endpoint that Shopizer has is called', () => {
  const called = new Set(results.filter(({ verdict }) => verdict.kind !== 'not tried').map(({ endpoint }) => endpoint));
  const shopizers = (Object.keys(shopizerCalls) as EndpointName[]).filter((name) => shopizerCalls[name] !== null);
  expect(shopizers.filter((name) => !called.has(name))).toEqual([]);
});

test('departures refer to calls by names of their own', () => {
  const names = results.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

test('nothing is left out that a test shop has', () => {
  const left = results.filter(({ verdict }) => verdict.kind === 'not tried').map(({ name }) => name);
  expect(left).toEqual(['a new password with a mailed link']);
});
