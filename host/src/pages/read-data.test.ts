import { expect, test } from 'vitest';
import type { ApiResponse } from '../api/api-gateway.ts';
import { createSharedData, ReadData } from './read-data.ts';

const response = (status: number, tags: readonly string[] | undefined, validUntil?: Date): ApiResponse => ({
  status,
  body: '{}',
  tags,
  validUntil,
  retryAfter: undefined,
  requestId: undefined,
});

function sharedData() {
  let listener = (_tags: ReadonlySet<string>) => {};
  let now = new Date(0);
  const shared = createSharedData({
    clock: () => now,
    onChange: (heard) => {
      listener = heard;
    },
  });
  let loads = 0;
  const read = async (answer: ApiResponse) => {
    const page = new ReadData();
    const value = await shared('layout en', page, async (own) => {
      own.note(answer);
      loads += 1;
      return loads;
    });
    return { page, value };
  };
  const wait = (until: Date) => {
    now = until;
  };
  return { read, wait, change: (...tags: string[]) => listener(new Set(tags)) };
}

test('shared data is loaded again only after one of its tags has changed', async () => {
  const { read, change } = sharedData();
  expect((await read(response(200, ['store', 'catalogue']))).value).toBe(1);
  change('product:7');
  const second = await read(response(200, ['store', 'catalogue']));
  expect(second.value).toBe(1);
  expect([...second.page.tags]).toEqual(['store', 'catalogue']);
  change('catalogue');
  expect((await read(response(200, ['store', 'catalogue']))).value).toBe(2);
});

test('shared data is not kept when the API failed or does not report changes', async () => {
  const { read } = sharedData();
  const failed = await read(response(500, undefined));
  expect(failed.page.cacheLifetime).toBe('none');
  expect(failed.page.failedCalls).toHaveLength(1);
  const foreign = await read(response(200, undefined));
  expect([foreign.value, foreign.page.cacheLifetime]).toEqual([2, 'brief']);
  expect((await read(response(200, ['store']))).value).toBe(3);
});

test('a page is valid as long as the first of its responses, also of those it shares', async () => {
  const { read, wait } = sharedData();
  const [soon, later] = [new Date(1000), new Date(2000)];
  const { page } = await read(response(200, ['products'], later));
  expect(page.validUntil).toEqual(later);
  page.note(response(200, ['product:1'], soon));
  page.note(response(200, ['store']));
  expect(page.validUntil).toEqual(soon);
  wait(soon);
  expect((await read(response(200, ['products'], later))).value).toBe(1);
  wait(later);
  expect((await read(response(200, ['products']))).value).toBe(2);
});
