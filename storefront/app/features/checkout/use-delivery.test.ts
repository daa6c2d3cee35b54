import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DeliveryQuote, Place } from '../../session/delivery-quote.ts';
import { createDeliveryQuotes, createQuoteRequest } from './use-delivery.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const cart = { code: 'c', promoCode: null, products: [{ cartItemId: 1, quantity: 2, price: 5 }] } as unknown as Cart;
const place = (postalCode: string): Place => ({ countryCode: 'FR', zoneCode: null, postalCode });
const quoteFor = (name: string) =>
  ({ options: [], chosen: null, totals: null, taxByState: false, error: name }) as DeliveryQuote;

/** A shop that answers each question when the test says so. */
function slowShop() {
  const calls: (PromiseWithResolvers<DeliveryQuote> & { place: Place | null })[] = [];
  const load = (_code: string, asked: Place | null) => {
    const call = { ...Promise.withResolvers<DeliveryQuote>(), place: asked };
    calls.push(call);
    return call.promise;
  };
  return { calls, load };
}

test('the request key changes with items, place and choice only', () => {
  const { key } = createQuoteRequest(cart, place('1'), null);
  expect(createQuoteRequest({ ...cart, displayTotal: '9' } as Cart, place('1'), null).key).toBe(key);
  const [line] = cart.products;
  for (const other of [
    createQuoteRequest(cart, place('2'), null),
    createQuoteRequest(cart, null, null),
    createQuoteRequest(cart, place('1'), 'express'),
    createQuoteRequest({ ...cart, promoCode: 'TEN' } as Cart, place('1'), null),
    createQuoteRequest({ ...cart, products: [{ ...line, quantity: 3 }] } as Cart, place('1'), null),
  ])
    expect(other.key).not.toBe(key);
});

test('the first request is sent at once, a typed place after a pause', async () => {
  const { calls, load } = slowShop();
  const quotes = createDeliveryQuotes(load);
  quotes.follow(createQuoteRequest(cart, place('7'), null));
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toHaveLength(1);
  const takeBack = quotes.follow(createQuoteRequest(cart, place('75'), null));
  await vi.advanceTimersByTimeAsync(399);
  takeBack();
  quotes.follow(createQuoteRequest(cart, place('750'), null));
  await vi.advanceTimersByTimeAsync(399);
  expect(calls).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.map((call) => call.place?.postalCode)).toEqual(['7', '750']);
});

test('another method for the same place is requested at once', async () => {
  const { calls, load } = slowShop();
  const quotes = createDeliveryQuotes(load);
  for (const wanted of [null, 'express']) {
    quotes.follow(createQuoteRequest(cart, place('7'), wanted));
    await vi.advanceTimersByTimeAsync(0);
  }
  expect(calls).toHaveLength(2);
});

test('a response to an earlier request is ignored', async () => {
  const { calls, load } = slowShop();
  const quotes = createDeliveryQuotes(load);
  const [first, second, third] = ['1', '2', '3'].map((code) => createQuoteRequest(cart, place(code), null));
  if (!first || !second || !third) throw new Error('three questions');
  const old = quotes.settle(first);
  const failing = quotes.settle(second);
  const fresh = quotes.settle(third);
  calls[2]?.resolve(quoteFor('third'));
  await fresh;
  calls[0]?.resolve(quoteFor('first'));
  calls[1]?.reject(new Error('late'));
  await expect(failing).rejects.toThrow('late');
  // The caller still gets it.
  expect(await old).toEqual(quoteFor('first'));
  expect(quotes.answer.get()).toEqual({ of: third.key, quote: quoteFor('third'), error: null });
});

test('the same request is sent once, and its response is used for both', async () => {
  const { calls, load } = slowShop();
  const quotes = createDeliveryQuotes(load);
  const question = createQuoteRequest(cart, place('1'), null);
  const settled = quotes.settle(question);
  quotes.follow(question);
  await vi.advanceTimersByTimeAsync(400);
  expect(calls).toHaveLength(1);
  calls[0]?.resolve(quoteFor('first'));
  expect(await settled).toEqual(quoteFor('first'));
  expect(quotes.answer.get()).toMatchObject({ of: question.key, quote: quoteFor('first') });
});

test('after renew, responses to earlier requests are ignored', async () => {
  const { calls, load } = slowShop();
  const quotes = createDeliveryQuotes(load);
  const question = createQuoteRequest(cart, place('1'), null);
  const before = quotes.settle(question);
  quotes.renew();
  const after = quotes.settle(question);
  calls[0]?.resolve(quoteFor('before'));
  await before;
  expect(quotes.answer.get()).toMatchObject({ of: 'old', quote: null });
  calls[1]?.resolve(quoteFor('after'));
  await after;
  expect(quotes.answer.get()).toMatchObject({ of: question.key, quote: quoteFor('after') });
});

test('after an error the quote stays visible, and settle requests again', async () => {
  const { calls, load } = slowShop();
  const quotes = createDeliveryQuotes(load);
  const question = createQuoteRequest(cart, place('1'), null);
  const first = quotes.settle(question);
  calls[0]?.resolve(quoteFor('first'));
  await first;
  // Known already: nothing is asked.
  expect(await quotes.settle(question)).toEqual(quoteFor('first'));
  expect(calls).toHaveLength(1);
  quotes.renew();
  expect(quotes.answer.get()).toMatchObject({ of: 'old', quote: quoteFor('first') });
  const failing = quotes.settle(question);
  const error = new Error('away');
  calls[1]?.reject(error);
  await expect(failing).rejects.toBe(error);
  expect(quotes.answer.get()).toEqual({ of: question.key, quote: quoteFor('first'), error });
  quotes.settle(question);
  expect(calls).toHaveLength(3);
});
