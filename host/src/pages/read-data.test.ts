import { expect, test } from 'vitest';
import type { ApiResponse } from '../api/api-gateway.ts';
import { createSharedData, ReadData } from './read-data.ts';

const response = (status: number, tags: readonly string[] | undefined): ApiResponse => ({
  status,
  body: '{}',
  tags,
  retryAfter: undefined,
  requestId: undefined,
});

function sharedData() {
  let listener = (_tags: ReadonlySet<string>) => {};
  const shared = createSharedData({
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
  return { read, change: (...tags: string[]) => listener(new Set(tags)) };
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
