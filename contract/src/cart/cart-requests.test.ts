import { expect, test } from 'vitest';
import type { Client } from '../client.ts';
import { ApiError } from '../domain-error.ts';
import { addLinesToCart, isCartGone } from './cart-requests.ts';
import type { Cart } from './cart-shapes.ts';

/** Records calls; carts with the code `gone` do not exist. */
function recorded(domainError = new ApiError(404, 'cart.not-found', 'gone')) {
  const calls: unknown[] = [];
  const api = (async (endpoint: { readonly name: string }, input: { readonly params?: { readonly code: string } }) => {
    calls.push([endpoint.name, input]);
    if (input.params?.code === 'gone') throw domainError;
    return { code: 'made' } as Cart;
  }) as unknown as Client<'cart'>;
  return { api, calls };
}

const mug = { product: 'MUG', quantity: 2, add: true };

test('a known cart gets the lines, one or several at once', async () => {
  const { api, calls } = recorded();
  await addLinesToCart(api, 'known', [mug]);
  await addLinesToCart(api, 'known', [mug, { product: 'PEN', quantity: 1 }]);
  expect(calls).toEqual([
    ['addToCart', { params: { code: 'known' }, body: mug }],
    ['addManyToCart', { params: { code: 'known' }, body: [mug, { product: 'PEN', quantity: 1 }] }],
  ]);
});

test('a new cart begins with the first line and gets the others; it is told as soon as it exists', async () => {
  const { api, calls } = recorded();
  await addLinesToCart(api, null, [mug, { product: 'PEN', quantity: 1 }], {
    begin: () => ({ seed: 'seed' }),
    created: ({ code }) => calls.push(code),
  });
  expect(calls).toEqual([
    ['addToNewCart', { body: { product: 'MUG', quantity: 2, seed: 'seed' } }],
    'made',
    ['addToCart', { params: { code: 'made' }, body: { product: 'PEN', quantity: 1 } }],
  ]);
});

test('a cart that does not exist any more is replaced; another domain error is thrown', async () => {
  const gone = recorded();
  await addLinesToCart(gone.api, 'gone', [mug]);
  expect(gone.calls).toHaveLength(2);
  const missing = recorded(new ApiError(404, 'product.not-found', 'no product'));
  await expect(addLinesToCart(missing.api, 'gone', [mug])).rejects.toMatchObject({ code: 'product.not-found' });
  expect(missing.calls).toHaveLength(1);
});

test('servers without our codes say 404', () => {
  expect(isCartGone(new ApiError(404, '404', 'gone'))).toBe(true);
  expect(isCartGone(new ApiError(409, '404', 'busy'))).toBe(false);
  expect(isCartGone(new TypeError('offline'))).toBe(false);
});
