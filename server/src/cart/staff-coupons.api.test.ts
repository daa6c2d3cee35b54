// Coupons, as the merchant makes and ends them.
import * as carts from '@vitrine/contract/cart/cart.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillCart } from '../../testing/checkout-steps.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { DAY } from '../platform/clock.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.importYaml('products:\n  - { sku: THING, categories: [living], name: Thing, price: 10, stock: 50 }');
});
afterAll(() => shop.close());

const INPUT = {
  code: 'SPRING',
  kind: 'percentage' as const,
  value: '12.5',
  from: null,
  until: null,
  minimum: null,
  limit: null,
  limitPerCustomer: null,
  excludedCategories: [],
};
const apply = async (promo: string) =>
  shop.call(carts.applyCoupon, { params: { code: await fillCart(shop, { THING: 2 }), promo } });

test('a coupon holds as soon as it is made, and no longer once it is ended', async () => {
  expect(await shop.commands.setCoupon({ ...INPUT, minimum: '15', limit: 5 })).toMatchObject({
    code: 'SPRING',
    value: '12.5 %',
    minimum: '$15.00',
    limit: 5,
    used: 0,
  });
  expect((await apply('spring')).displaySubTotal).toBe('$17.50');
  expect((await shop.commands.listCoupons()).map(({ code }) => code)).toContain('SPRING');
  await shop.commands.endCoupon('SPRING');
  expect((await apply('SPRING')).couponProblem).toMatchObject({ code: 'coupon.ended' });
});

test('the same code changes the coupon', async () => {
  await shop.commands.setCoupon({ ...INPUT, code: 'TEN' });
  await shop.commands.setCoupon({ ...INPUT, code: 'ten', kind: 'amount', value: '3' });
  expect(await shop.commands.showCoupon('TEN')).toMatchObject({ code: 'ten', value: '$3.00' });
});

test('a file that states only the value leaves the kind as it is', async () => {
  await shop.commands.setCoupon({ ...INPUT, code: 'KEEP', kind: 'amount', value: '3' });
  await shop.importYaml('coupons: [{ code: KEEP, value: 2.5, minimum: 20 }]');
  expect(await shop.commands.showCoupon('KEEP')).toMatchObject({ value: '$2.50', minimum: '$20.00' });
  await shop.importYaml('coupons: [{ code: KEEP, kind: percentage, value: 2.5 }]');
  expect(await shop.commands.showCoupon('KEEP')).toMatchObject({ value: '2.5 %', minimum: '$20.00' });
});

test('coupons are in the history, and a change, an end and a new coupon can be undone', async () => {
  const last = async () => (await shop.commands.listHistory())[0];
  const undo = async () => shop.commands.undoChange((await last())?.id ?? 0);
  const code = 'UNDONE';
  await shop.commands.setCoupon({ ...INPUT, code, excludedCategories: ['mugs'] });
  const first = (await last())?.id ?? 0;
  expect(await last()).toMatchObject({ entries: [{ kind: 'coupon', key: code, fields: { new: { to: true } } }] });
  const made = await shop.commands.showCoupon(code);
  await shop.commands.setCoupon({ ...INPUT, code, kind: 'amount', value: '3', minimum: '20' });
  expect(await last()).toMatchObject({
    action: 'coupon UNDONE',
    entries: [{ fields: { kind: { from: 'percentage', to: 'amount' }, minimum: { from: null, to: 20 } } }],
  });
  await undo();
  expect(await shop.commands.showCoupon(code)).toEqual(made);
  await shop.commands.endCoupon(code);
  expect(await last()).toMatchObject({ action: 'coupon UNDONE --end' });
  await undo();
  expect(await shop.commands.showCoupon(code)).toEqual(made);
  await shop.commands.undoChange(first);
  expect((await shop.commands.showCoupon(code)).until).not.toBeNull();
});

test.each([
  ['a code with spaces', { code: 'A B' }, 'coupon.code'],
  ['more than everything', { value: '101' }, 'coupon.percent'],
  ['an amount with three decimals', { kind: 'amount' as const, value: '1.005' }, 'price.invalid'],
  ['an end in the past', { until: new Date(Date.now() - DAY) }, 'period.invalid'],
  ['an unknown category', { excludedCategories: ['nowhere'] }, 'category.not-found'],
])('%s is refused', async (_, change, code) => {
  await expect(shop.commands.setCoupon({ ...INPUT, code: 'WRONG', ...change })).rejects.toMatchObject({ code });
  await expect(shop.commands.showCoupon('WRONG')).rejects.toMatchObject({ code: 'coupon.unknown' });
});
