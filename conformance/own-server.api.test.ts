// Our own server under the suite: it answers as Shopizer does, except where `departures.ts` says otherwise and why.
import { join } from 'node:path';
import { allEndpoints } from '@vitrine/contract/all-endpoints.ts';
import { type EndpointName, shopizerCalls } from '@vitrine/contract/shopizer-calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestShop, type TestShop } from '../server/testing/test-shop.ts';
import { departures } from './departures.ts';
import { judgeAnswer } from './judge-answer.ts';
import { describeResult } from './report.ts';
import { requiredFields } from './required-fields.ts';
import type { Answer, Call, Result } from './result.ts';
import { runSuite } from './run-suite.ts';
import { type Differences, differencesOf } from './shopizer-fields.ts';

let shop: TestShop;
let results: readonly Result[];
const answered: [Call, Answer][] = [];

beforeAll(async () => {
  shop = await openTestShop(join(import.meta.dirname, '../server/demo'));
  const options = { store: 'DEFAULT', lang: 'en', coupon: 'Test1234', payment: 'moneyorder', seconds: 20 };
  results = await runSuite(
    { ...options, url: await shop.listen(), writes: true, complete: true },
    { onAnswer: (call, answer) => answered.push([call, answer]) },
  );
}, 120_000);
afterAll(() => shop?.close());

/** A copy without the field in any entry of any list; undefined when it is nowhere. */
function without(value: unknown, [name = '', ...rest]: readonly string[]): unknown {
  if (Array.isArray(value)) {
    const entries = value.map((entry) => without(entry, [name, ...rest]) ?? entry);
    return entries.every((entry, index) => entry === value[index]) ? undefined : entries;
  }
  if (typeof value !== 'object' || value === null || !(name in value)) return undefined;
  const { [name]: field, ...others } = value as Record<string, unknown>;
  if (rest.length === 0) return others;
  const inner = without(field, rest);
  return inner === undefined ? undefined : { ...value, [name]: inner };
}

function hasField(schema: z.core.$ZodType | undefined, name: string): boolean {
  const [first = '', ...rest] = name.split('.');
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return hasField(schema.unwrap(), name);
  if (schema instanceof z.ZodArray) return name === '' || hasField(schema.element, name);
  if (!(schema instanceof z.ZodObject) || !(first in schema.shape)) return name === '';
  return rest.length === 0 || hasField(schema.shape[first], rest.join('.'));
}

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

describe('a response without a field', () => {
  /** A success with the field, judged again without it: what is told, or undefined when no response has the field. */
  const judgeWithout = (endpoint: string, name: string, allowed: Differences | null): readonly string[] | undefined => {
    for (const [call, answer] of answered) {
      if (call.endpoint !== endpoint || !call.expect.shape || answer.status >= 300) continue;
      const body = without(answer.body, name.split('.'));
      if (body === undefined) continue;
      const { shape, status } = call.expect;
      const verdict = judgeAnswer({ shape, status }, { ...answer, body }, allowed);
      if (verdict.kind !== 'differs') return [];
      return verdict.differences.map((text) => text.replaceAll('[]', '').replace(/^\./, ''));
    }
    return undefined;
  };

  test.each(Object.entries(requiredFields))('that storefronts read is told: %s', (endpoint, names) => {
    for (const name of names) {
      const told = judgeWithout(endpoint, name, differencesOf(endpoint as EndpointName));
      expect(told, `${endpoint} ${name}`).toEqual([expect.stringMatching(`^${name}: .*missing$`)]);
    }
  });

  test('that only a shop like ours sends is told with --complete', () => {
    for (const [endpoint, name] of [
      ['readCart', 'products.cartItemId'],
      ['readCart', 'products.subtotal'],
      ['readProduct', 'title'],
      ['placeOrder', 'orderStatus'],
      ['readStore', 'address.zone'],
    ] as const) {
      expect(judgeWithout(endpoint, name, differencesOf(endpoint)), name).toEqual([]);
      expect(judgeWithout(endpoint, name, null), name).toEqual([expect.stringMatching(`^${name}: .*missing$`)]);
    }
  });
});

test('every difference of Shopizer is about a field of the contract', () => {
  const unknown = allEndpoints.flatMap(({ name, shape }) => {
    const { missing = [], null: nulls = [], anything = [] } = differencesOf(name);
    const names = new Set([...missing, ...nulls, ...anything]);
    return [...names].filter((field) => !hasField(shape.response, field)).map((field) => `${name} ${field}`);
  });
  expect(unknown).toEqual([]);
});

test('nothing is left out that a test shop has', () => {
  const left = results.filter(({ verdict }) => verdict.kind === 'not tried').map(({ name }) => name);
  expect(left).toEqual(['a new password with a mailed link']);
});
