import * as promises from '@vitrine/contract/cart/cart.ts';
import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import type { DomainError } from '../platform/domain-error.ts';
import { createCache, findStoreByCode, type RequestContext } from '../store/store.ts';
import { applyCoupon } from './apply-coupon.ts';
import { releaseCoupon, useCoupon } from './check-coupon.ts';
import { couponNames } from './coupon-customer.ts';
import { findCouponByCode } from './coupon-repository.ts';
import { mergeCarts } from './merge-carts.ts';

let shop: TestShop;
let ctx: RequestContext;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml(`products:
${Array.from({ length: 8 }, (_, index) => `  - { sku: M${index}, categories: [living], name: Piece ${index}, price: 5, stock: ${index + 1} }`).join('\n')}`);
  const { db } = shop.database;
  const store = await findStoreByCode(db, 'DEFAULT');
  if (!store) throw new Error('no store');
  ctx = {
    db,
    primary: db,
    readDatabaseTime: shop.database.readTime,
    store,
    language: 'en',
    allLanguages: false,
    now: new Date(),
    shopUrl: 'http://shop.test',
    caller: { address: '', header: () => undefined },
    customerId: null,
    isPublic: false,
    setHeader: () => {},
    respondAs: () => {},
    fingerprint: (purpose, text) => `${purpose} ${text}`,
    tag: () => {},
    validUntil: () => {},
    afterResponse: () => {},
    cache: createCache().cache,
  };
});
afterAll(() => shop.close());

let customers = 1000;
const newCustomer = () => ++customers;
const guestCart = async (lines: Record<string, number>, seed?: string): Promise<Cart> => {
  const [[product, quantity] = ['M0', 1], ...rest] = Object.entries(lines);
  const cart = await shop.call(promises.addToNewCart, { body: { product, quantity, seed } });
  if (rest.length === 0) return cart;
  const body = rest.map(([sku, count]) => ({ product: sku, quantity: count }));
  return shop.call(promises.addManyToCart, { params: { code: cart.code }, body });
};
const linesOf = ({ products }: Cart) => Object.fromEntries(products.map(({ sku, quantity }) => [sku, quantity]));

describe('signing in', () => {
  test('the guest’s cart becomes the account’s; its code and seed are then invalid for others', async () => {
    const seed = 'a-random-text-of-the-browser';
    const { code } = await guestCart({ M3: 2 }, seed);
    const customer = newCustomer();
    const merged = await mergeCarts(ctx, customer, code);
    expect(merged).toMatchObject({ code, customer, quantity: 2 });
    expect((await shop.get(`cart/${code}`)).status).toBe(404);
    const fresh = await guestCart({ M4: 1 }, seed);
    expect(fresh.code).not.toBe(code);
    expect(linesOf(await mergeCarts(ctx, customer, undefined))).toEqual({ M3: 2 });
  });

  test('both carts are merged, quantities added up to the stock with a notice, and the guest’s is deleted (STATE-21)', async () => {
    const customer = newCustomer();
    const own = await mergeCarts(ctx, customer, (await guestCart({ M3: 3, M5: 1 })).code);
    const guest = await guestCart({ M3: 3, M6: 2 });
    const merged = await mergeCarts(ctx, customer, guest.code);
    expect(merged.code).toBe(own.code);
    expect(linesOf(merged)).toEqual({ M3: 4, M5: 1, M6: 2 });
    expect(merged.notices).toEqual([
      { code: 'merge.capped', message: 'We merged your carts. Piece 3: 4 of 6 available.' },
    ]);
    expect((await shop.get(`cart/${guest.code}`)).status).toBe(404);
    expect(linesOf(await mergeCarts(ctx, customer, guest.code))).toEqual({ M3: 4, M5: 1, M6: 2 });
    expect(linesOf(await mergeCarts(ctx, customer, own.code))).toEqual({ M3: 4, M5: 1, M6: 2 });
  });

  test('a cart of another account is 404, and so is no cart', async () => {
    const [ann, bob] = [newCustomer(), newCustomer()];
    const { code } = await mergeCarts(ctx, ann, (await guestCart({ M3: 1 })).code);
    await expect(mergeCarts(ctx, bob, code)).rejects.toMatchObject({ code: 'cart.not-found' });
    await expect(mergeCarts(ctx, bob, undefined)).rejects.toMatchObject({ code: 'cart.not-found' });
    expect(linesOf(await mergeCarts(ctx, ann, undefined))).toEqual({ M3: 1 });
  });

  test('ten concurrent logins with guest carts give one cart with every line', async () => {
    const customer = newCustomer();
    const guests = await Promise.all([0, 1, 2, 3, 4, 5, 6, 7].map((index) => guestCart({ [`M${index}`]: 1 })));
    const merged = await Promise.all(guests.map(({ code }) => mergeCarts(ctx, customer, code)));
    expect(new Set(merged.map(({ code }) => code)).size).toBe(1);
    expect((await mergeCarts(ctx, customer, undefined)).products).toHaveLength(8);
  });

  test('random histories of two customers: no line is lost, over stock or shown to the other', async () => {
    const step = fc.record({
      who: fc.constantFrom(0, 1),
      sku: fc.integer({ min: 0, max: 7 }),
      quantity: fc.integer({ min: 1, max: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (history) => {
        const people = [newCustomer(), newCustomer()];
        const wanted = people.map(() => new Map<string, number>());
        for (const { who, sku, quantity } of history) {
          const name = `M${sku}`;
          const stock = sku + 1;
          const pieces = Math.min(quantity, stock);
          const { code } = await guestCart({ [name]: pieces });
          const merged = await mergeCarts(ctx, people[who] ?? 0, code);
          const before = wanted[who]?.get(name) ?? 0;
          wanted[who]?.set(name, Math.min(before + pieces, stock));
          if (before + pieces > stock)
            expect(merged.notices.map(({ message }) => message).join()).toContain(`Piece ${sku}:`);
          expect(linesOf(merged)).toEqual(Object.fromEntries(wanted[who] ?? []));
          expect(merged.customer).toBe(people[who]);
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});

describe('using a coupon', () => {
  const use = (couponId: number, reference: string, ...customers: string[]) =>
    shop.database.db.transaction((tx) =>
      useCoupon(tx, {
        couponId,
        reference,
        customers: couponNames({ customerId: null, emails: customers }, ctx.fingerprint),
      }),
    );
  const release = (couponId: number, reference: string) =>
    shop.database.db.transaction((tx) => releaseCoupon(tx, { couponId, reference }));
  const couponOf = async (code: string) =>
    (await findCouponByCode(ctx.db, ctx.store.id, code)) ?? Promise.reject(new Error('no coupon'));

  test('50 concurrent orders use it exactly as often as allowed; a released use can be used again', async () => {
    const { id } = await couponOf('few');
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => use(id, `order-${index}`, `c${index}@example.com`)),
    );
    const done = all.flatMap(({ status }, index) => (status === 'fulfilled' ? [index] : []));
    expect(done).toHaveLength(7);
    const refused = all.filter((one) => one.status === 'rejected').map(({ reason }) => (reason as DomainError).code);
    expect(new Set(refused)).toEqual(new Set(['coupon.used-up']));
    const { code } = await guestCart({ M3: 1 });
    const query = {};
    const cart = await applyCoupon(ctx, { params: { code, promo: 'FEW' }, query, body: undefined });
    expect(cart).toMatchObject({ promoCode: null, couponProblem: { code: 'coupon.used-up' } });
    await use(id, `order-${done[0]}`, 'again@example.com');
    await release(id, `order-${done[0]}`);
    await use(id, 'another', 'another@example.com');
    expect((await couponOf('FEW')).used).toBe(7);
    for (const index of done) await release(id, `order-${index}`);
  });

  test('a limit per customer ignores the spelling of the address', async () => {
    const { id } = await couponOf('FEW');
    await use(id, 'ann-1', 'ann@example.com');
    await use(id, 'ann-2', 'Ann@Example.com ');
    await expect(use(id, 'ann-3', 'ann+x@example.com')).rejects.toMatchObject({ code: 'coupon.used-by-you' });
  });

  test('a limit per customer counts orders with and without an account', async () => {
    const { id } = await couponOf('FEW');
    await use(id, 'bea-1', 'bea@example.com');
    await use(id, 'bea-2', 'bea@example.com', 'customer:77');
    const refused = { code: 'coupon.used-by-you' };
    await expect(use(id, 'bea-3', 'bea@example.com', 'customer:77')).rejects.toMatchObject(refused);
    await expect(use(id, 'bea-3', 'bea@example.com')).rejects.toMatchObject(refused);
    // The account has used it once, the other address never.
    await use(id, 'bea-4', 'bea@elsewhere.example', 'customer:77');
    await expect(use(id, 'bea-5', 'new@example.com', 'customer:77')).rejects.toMatchObject(refused);
  });
});
