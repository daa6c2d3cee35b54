import { expect, expectTypeOf, test } from 'vitest';
import { type AnyFeature, defineFeature, type Platform } from './feature.ts';
import { PartsList, startFeatures } from './start-features.ts';

let calls: string[] = [];
const stopping = (name: string) => async () => {
  calls.push(`stop ${name}`);
};

const prices = defineFeature({
  name: 'prices',
  needs: [],
  start: (_, { currency }: { readonly currency: string }) => ({
    api: { priceOf: (amount: number) => `${amount} ${currency}` },
    retention: { prices: async () => {} },
    onChange: (tags) => calls.push(`prices receive ${[...tags]}`),
    prepare: async () => void calls.push('prepare prices'),
    jobs: () => {
      calls.push('begin prices');
      return [{ stop: stopping('job of prices') }];
    },
    stop: stopping('prices'),
  }),
});

const gifts = defineFeature({
  name: 'gifts',
  needs: [prices],
  start: ({ prices, collect }) => ({
    api: { label: () => `gift for ${prices.priceOf(5)}` },
    commands: { countTasks: async () => collect('retention').length },
    prepare: async () => void calls.push('prepare gifts'),
    jobs: () => [{ stop: stopping('job of gifts') }],
    stop: stopping('gifts'),
  }),
});

const broken = defineFeature({
  name: 'broken',
  needs: [gifts],
  start: () => {
    throw new Error('no wrapping paper');
  },
});

const listeners: ((tags: ReadonlySet<string>) => void)[] = [];
/** Only what the test features use. */
const open = <F extends AnyFeature>(features: readonly F[], settings: Parameters<typeof startFeatures<F>>[3]) => {
  calls = [];
  const parts = new PartsList();
  const changes = { subscribe: (listener: (typeof listeners)[number]) => listeners.push(listener), publish: () => {} };
  const platform: Partial<Platform> = { changes, collect: parts.collect };
  return startFeatures(features, platform as Platform, parts, settings);
};

test('a feature gets the public APIs of those it needs, and its settings', async () => {
  const { apis } = await open([prices, gifts], { currency: 'EUR' });
  expect(apis.gifts.label()).toBe('gift for 5 EUR');
  expectTypeOf<Parameters<typeof gifts.start>[0]>().toHaveProperty('prices');
  expectTypeOf<Parameters<typeof prices.start>[0]>().not.toHaveProperty('gifts');
  expectTypeOf<Parameters<typeof broken.start>[0]>().not.toHaveProperty('prices');
});

test('work begins when every feature is prepared, and all is stopped in reverse order', async () => {
  const started = await open([prices, gifts], { currency: 'EUR' });
  expect(calls).toEqual([]);
  await started.begin();
  expect(calls).toEqual(['prepare prices', 'prepare gifts', 'begin prices']);
  calls = [];
  await started.stop();
  expect(calls).toEqual(['stop job of gifts', 'stop job of prices', 'stop gifts', 'stop prices']);
});

test('a feature receives changes', async () => {
  await open([prices], { currency: 'EUR' });
  listeners.at(-1)?.(new Set(['product:1']));
  expect(calls).toEqual(['prices receive product:1']);
});

test('when a feature cannot start, those before it are stopped', async () => {
  await expect(open([prices, gifts, broken], { currency: 'EUR' })).rejects.toThrow('no wrapping paper');
  expect(calls).toEqual(['stop gifts', 'stop prices']);
});

test('when a feature cannot be prepared, all are stopped', async () => {
  const unready = defineFeature({
    name: 'unready',
    needs: [],
    start: () => ({ prepare: () => Promise.reject(new Error('disk full')) }),
  });
  const started = await open([prices, unready], { currency: 'EUR' });
  await expect(started.begin()).rejects.toThrow('disk full');
  expect(calls).toEqual(['prepare prices', 'stop prices']);
});

test('a feature is below those it needs', async () => {
  await expect(open([gifts, prices], { currency: 'EUR' })).rejects.toThrow(
    'gifts needs prices, which is not above it in the list',
  );
});
