import { readStore } from '@vitrine/contract/store/store.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { browserApi } from './suggestion.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('requests have no timeout and use the language of the page (API-3, CONST-8, CONST-9)', async () => {
  vi.useFakeTimers();
  const hour = 60 * 60_000;
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string, { signal }: RequestInit) => {
    asked.push(url);
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      setTimeout(() => resolve(new Response('{"code":"DEFAULT"}')), hour);
    });
  });
  const answer = browserApi('fr', new AbortController().signal)(readStore, { params: { code: 'DEFAULT' } });
  await vi.advanceTimersByTimeAsync(hour);
  expect(await answer).toEqual({ code: 'DEFAULT' });
  expect(asked).toEqual(['/api/v1/store/DEFAULT?lang=fr']);
});
