import { ApiError } from '@vitrine/contract/domain-error.ts';
import type { Order } from '@vitrine/contract/orders/orders-shapes.ts';
import { expect, test } from 'vitest';
import { foundOf } from './use-order.ts';

const shown = { order: { id: 7 } as Order, access: { id: 7, key: 'k' } };
const refused = (status: number) => new ApiError(status, 'code', 'words');

test('before the response nothing is shown', () => {
  expect(foundOf(undefined, undefined)).toEqual({ phase: 'loading' });
});

test('an unknown order and one of another customer have the same message', () => {
  for (const status of [404, 401, 403])
    for (const data of [undefined, shown]) expect(foundOf(data, refused(status))).toEqual({ phase: 'unknown' });
});

test('the shown order stays when reloading fails', () => {
  const error = refused(503);
  expect(foundOf(undefined, error)).toEqual({ phase: 'failed', error });
  expect(foundOf(shown, error)).toEqual({ phase: 'ready', ...shown });
  expect(foundOf(shown, undefined)).toEqual({ phase: 'ready', ...shown });
});
