import * as promises from '@vitrine/contract/cart/cart.ts';
import type { Cart } from '@vitrine/contract/cart/cart-shapes.ts';
import * as catalog from '@vitrine/contract/catalog/catalog.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIXTURE, openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop(FIXTURE);
  await shop.importYaml(`products:
${Array.from({ length: 60 }, (_, index) => `  - { sku: P${index}, categories: [living], name: Piece ${index}, price: 3.33, stock: 500 }`).join('\n')}
  - { sku: TURN, categories: [living], name: { en: Turning, fr: Changeant }, price: 12, stock: 9 }
  - { sku: FADE, categories: [living], name: Fading, price: 8, stock: 9 }`);
});
afterAll(() => shop.close());

const newCart = (product: string, quantity = 1): Promise<Cart> =>
  shop.call(promises.addToNewCart, { body: { product, quantity } });
const put = (code: string, body: object) =>
  shop.send({ method: 'PUT', url: `/api/v1/cart/${code}?store=DEFAULT`, payload: body });
const read = (code: string, lang = 'en'): Promise<Cart> =>
  shop.call(promises.readCart, { params: { code }, query: { lang } });
const linesOf = (cart: Cart) => cart.products.map(({ sku, quantity }) => [sku, quantity]);
const seed = () => crypto.randomUUID().replaceAll('-', '');

describe('the response', () => {
  test('a new cart is 201 with every declared field and a code of 128 bits (DATA-6, DATA-15, ROLE-6)', async () => {
    const answer = await shop.send({
      method: 'POST',
      url: '/api/v1/cart/?store=DEFAULT',
      payload: { product: 'LAMP', quantity: 1, attributes: [], promoCode: null, secondCardId: null },
    });
    expect(answer.status).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const cart = answer.body as Cart;
    expect(cart.code).toMatch(/^[0-9a-f]{32}$/);
    expect(cart).toMatchObject({
      quantity: 1,
      subTotal: 80,
      subtotal: 80,
      displaySubTotal: '$80.00',
      total: 80,
      displayTotal: '$80.00',
      promoCode: null,
      order: null,
      customer: null,
      canCheckOut: true,
      freeDelivery: { threshold: 60, missing: 0, reached: true },
    });
    expect(cart.totals.map(({ code, value }) => [code, value])).toEqual([
      ['order.total.subtotal', 80],
      ['order.total.total', 80],
    ]);
    expect(cart.products[0]).toMatchObject({
      sku: 'LAMP',
      quantity: 1,
      price: 80,
      finalPrice: '$80.00',
      originalPrice: '$90.00',
      subTotal: 80,
      subtotal: 80,
      displaySubTotal: '$80.00',
      description: { name: 'Lamp', friendlyUrl: 'lamp' },
      cartItemattributes: [],
      maximum: 1,
      notices: [],
      reasons: ['Reduced from $90.00 to $80.00 (−11%)'],
    });
    expect(cart.products[0]?.cartItemId).toBeGreaterThan(0);
  });

  test('is in French when requested', async () => {
    const { code } = await newCart('LAMP');
    const cart = await read(code, 'fr');
    expect(cart.products[0]?.description.name).toBe('Lampe');
    expect(cart.totals.map(({ title }) => title)).toEqual(['Sous-total', 'Total']);
    expect(cart.products[0]?.reasons[0]).toMatch(/^Prix réduit de 90,00/);
  });

  test('prices and totals of the request are ignored (USE-16)', async () => {
    const answer = await shop.send({
      method: 'POST',
      url: '/api/v1/cart',
      payload: { product: 'ENGLISH-ONLY', quantity: 1, price: 0.01, subTotal: 0, total: 0, customer: 1, code: 'abc' },
    });
    expect(answer.body).toMatchObject({ total: 7, customer: null });
    expect((answer.body as Cart).code).not.toBe('abc');
  });
});

describe('options', () => {
  const attributesOf = async (...codes: string[]) => {
    const mug = await shop.call(catalog.readProduct, { params: { key: 'MUG' } });
    const values = mug.options.flatMap(({ optionValues }) => optionValues);
    return values.filter(({ code }) => codes.includes(code)).map(({ id }) => ({ id }));
  };

  test('attributes select the variant; other attributes are another line', async () => {
    const { code } = await shop.call(promises.addToNewCart, {
      body: { product: 'MUG', quantity: 1, attributes: await attributesOf('blue', 'small') },
    });
    await put(code, { product: 'MUG', quantity: 2, attributes: await attributesOf('blue', 'large') });
    const cart = await read(code);
    expect(linesOf(cart)).toEqual([
      ['MUG-BLUE-S', 1],
      ['MUG-BLUE-L', 2],
    ]);
    expect(cart.subtotal).toBe(69);
    expect(
      cart.products[1]?.cartItemattributes.map(({ option, optionValue }) => [option.name, optionValue.name]),
    ).toEqual([
      ['Color', 'Blue'],
      ['Size', 'Large'],
    ]);
  });

  test('a missing option is named, in the language of the request', async () => {
    const attributes = await attributesOf('blue');
    const ask = (lang: string, body: object) =>
      shop.send({
        method: 'POST',
        url: `/api/v1/cart?lang=${lang}`,
        payload: { product: 'MUG', quantity: 1, ...body },
      });
    expect((await ask('en', {})).body).toMatchObject({ code: 'product.choose-option', message: 'Choose a color' });
    expect((await ask('en', { attributes })).body).toMatchObject({ message: 'Choose a size' });
    expect((await ask('fr', { attributes })).body).toMatchObject({ message: 'Choisissez une option\u00a0: taille' });
  });

  test('the SKU of a variant needs no options; an unavailable combination is refused', async () => {
    expect(linesOf(await newCart('MUG-BLUE-L'))).toEqual([['MUG-BLUE-L', 1]]);
    const attributes = await attributesOf('red', 'large');
    const answer = await shop.send({
      method: 'POST',
      url: '/api/v1/cart',
      payload: { product: 'MUG', quantity: 1, attributes },
    });
    expect(answer).toMatchObject({ status: 400, body: { code: 'product.unavailable' } });
  });

  test('unknown attributes are ignored, and a product id works like a SKU', async () => {
    const lamp = await shop.call(catalog.readProduct, { params: { key: 'LAMP' } });
    const cart = await shop.call(promises.addToNewCart, {
      body: { product: lamp.id, quantity: 1, attributes: await attributesOf('blue') },
    });
    expect(linesOf(cart)).toEqual([['LAMP', 1]]);
  });
});

describe('quantities', () => {
  test('are absolute; 0 removes the line, and an empty cart still exists (API-13)', async () => {
    const { code } = await newCart('P1', 2);
    expect((await put(code, { product: 'P1', quantity: 5 })).body).toMatchObject({ quantity: 5 });
    const emptied = await put(code, { product: 'P1', quantity: 0 });
    expect(emptied).toMatchObject({ status: 201, body: { products: [], quantity: 0, total: 0, canCheckOut: false } });
    expect(await read(code)).toMatchObject({ products: [], quantity: 0 });
  });

  test('secondCardId selects the line; an outdated one falls back to the variant (API-13)', async () => {
    const { code, products } = await newCart('P1', 2);
    const cartItemId = products[0]?.cartItemId ?? 0;
    expect((await put(code, { product: 'MUG', quantity: 4, secondCardId: cartItemId })).body).toMatchObject({
      products: [{ sku: 'P1', quantity: 4, cartItemId }],
    });
    expect((await put(code, { product: 'P1', quantity: 3, secondCardId: 999_999 })).body).toMatchObject({
      products: [{ quantity: 3 }],
    });
  });

  test.each([-1, 0.5, 1e9, 1000, '1', '', null, [], {}, true, Number.NaN, undefined])(
    '%j is 400 and changes nothing',
    async (quantity) => {
      const { code } = await newCart('P1', 2);
      const bodies = [
        { product: 'P1', quantity },
        { product: 'P2', quantity },
      ];
      for (const body of bodies) {
        expect((await put(code, body)).status).toBe(400);
        const many = { method: 'POST', url: `/api/v1/cart/${code}/multi` } as const;
        expect((await shop.send({ ...many, payload: [{ product: 'P3', quantity: 1 }, body] })).status).toBe(400);
        expect((await shop.send({ method: 'POST', url: '/api/v1/cart', payload: body })).status).toBe(400);
      }
      expect(linesOf(await read(code))).toEqual([['P1', 2]]);
    },
  );

  test('a first add of 0 is 400', async () => {
    expect(
      (await shop.send({ method: 'POST', url: '/api/v1/cart', payload: { product: 'P1', quantity: 0 } })).status,
    ).toBe(400);
  });

  test('more than the stock is refused with the quantity left', async () => {
    const { code } = await newCart('MUG-BLUE-S', 2);
    const refused = await put(code, { product: 'MUG-BLUE-S', quantity: 4 });
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'product.out-of-stock', message: 'Only 3 left of Blue Mug' },
    });
    expect((await put(code, { product: 'MUG-BLUE-S', quantity: 2, add: true })).status).toBe(400);
    expect((await put(code, { product: 'MUG-RED-S', quantity: 1 })).body).toMatchObject({ code: 'product.sold-out' });
    expect(linesOf(await read(code))).toEqual([['MUG-BLUE-S', 2]]);
  });

  test.each(['UNSEEN', 'GONE', 'VIRTUAL', 'IN-SECRET', 'BELOW-HIDDEN', 'TOMORROW', 'NO-SUCH', '999999', '\u2028'])(
    '%s cannot be added',
    async (product) => {
      const answer = await shop.send({ method: 'POST', url: '/api/v1/cart', payload: { product, quantity: 1 } });
      expect(answer).toMatchObject({ status: 404, body: { code: 'product.not-found' } });
    },
  );

  test('adding many sets all lines or none', async () => {
    const { code } = await newCart('P1');
    const body = [
      { product: 'P2', quantity: 2 },
      { product: 'P3', quantity: 3 },
    ];
    const cart = await shop.call(promises.addManyToCart, { params: { code }, body });
    expect(linesOf(cart)).toEqual([
      ['P1', 1],
      ['P2', 2],
      ['P3', 3],
    ]);
    const url = `/api/v1/cart/${code}/multi`;
    const refused = await shop.send({
      method: 'POST',
      url,
      payload: [
        { product: 'P4', quantity: 1 },
        { product: 'LAMP', quantity: 2 },
      ],
    });
    expect(refused.status).toBe(400);
    expect((await read(code)).products).toHaveLength(3);
    const tooMany = Array.from({ length: 201 }, () => ({ product: 'P1', quantity: 1 }));
    expect((await shop.send({ method: 'POST', url, payload: tooMany })).status).toBe(400);
  });
});

describe('removing', () => {
  const remove = (code: string, rest: string) => shop.send({ method: 'DELETE', url: `/api/v1/cart/${code}${rest}` });

  test('by SKU, product id or line; a missing line is ignored', async () => {
    const { code } = await newCart('P1');
    for (const product of ['P2', 'P3', 'P4']) await put(code, { product, quantity: 1 });
    expect(await remove(code, '/product/P1?store=DEFAULT')).toMatchObject({ status: 204, body: '' });
    const [second, third] = (await read(code)).products;
    expect((await remove(code, `/product/${second?.id}`)).status).toBe(204);
    const shown = await remove(code, `/product/whatever?secondCardId=${third?.cartItemId}&body=true`);
    expect(shown.status).toBe(200);
    expect(linesOf(shown.body as Cart)).toEqual([['P4', 1]]);
    expect((await remove(code, '/product/P1')).status).toBe(204);
    expect((await remove(code, '/product/P4?body=true')).body).toMatchObject({ products: [], quantity: 0 });
  });

  test('the whole cart (API-14)', async () => {
    const { code } = await newCart('P1');
    expect(await remove(code, '?store=DEFAULT')).toMatchObject({ status: 204, body: '' });
    expect(await shop.get(`cart/${code}`)).toMatchObject({ status: 404, body: { code: 'cart.not-found' } });
    expect((await remove(code, '')).status).toBe(404);
  });
});

describe('a code without access', () => {
  const tries = (code: string) =>
    [
      ['GET', ''],
      ['PUT', '', { product: 'P1', quantity: 1 }],
      ['POST', '/multi', [{ product: 'P1', quantity: 1 }]],
      ['DELETE', '/product/P1'],
      ['DELETE', ''],
      ['POST', '/promo/Test1234'],
      ['DELETE', '/promo'],
      ['POST', '/shipping', {}],
      ['GET', '/total'],
    ].map(async ([method, rest, payload]) => {
      const request = { method: method as 'GET', url: `/api/v1/cart/${code}${rest}` };
      return shop.send(payload ? { ...request, payload: payload as object } : request);
    });

  test.each(['0'.repeat(32), 'x', '%27%20OR%201=1', '..%2F..', '1'])('%s is 404 everywhere (ROLE-6)', async (code) => {
    for (const answer of await Promise.all(tries(code)))
      expect(answer).toMatchObject({ status: 404, body: { code: 'cart.not-found', errorCode: '404' } });
  });

  test('the code of a cart of an account is 404 for guests, except that a new line starts another cart', async () => {
    const { code } = await newCart('P1');
    await shop.database.db.execute(sql`update carts set customer_id = 77, seed = null where code = ${code}`);
    const [read, put, putMany, ...others] = await Promise.all(tries(code));
    for (const answer of [read, ...others])
      expect(answer).toMatchObject({ status: 404, body: { code: 'cart.not-found' } });
    for (const answer of [put, putMany]) {
      expect(answer).toMatchObject({ status: 201, body: { customer: null, products: [{ sku: 'P1', quantity: 1 }] } });
      expect(answer?.body).not.toMatchObject({ code });
    }
  });
});

describe('changes of products in the cart', () => {
  test('a new price is used and reported until the line is set again', async () => {
    const { code } = await newCart('TURN', 2);
    await shop.importYaml('products:\n  - { sku: TURN, categories: [living], name: Turning, price: 15, stock: 9 }');
    for (let times = 0; times < 2; times += 1) {
      const cart = await read(code);
      expect(cart).toMatchObject({ total: 30, canCheckOut: true });
      expect(cart.products[0]?.notices).toEqual([
        {
          code: 'price.changed',
          message: 'The price has changed from $12.00 to $15.00',
          before: '$12.00',
          after: '$15.00',
          left: null,
        },
      ]);
    }
    expect((await put(code, { product: 'TURN', quantity: 2 })).body).toMatchObject({ products: [{ notices: [] }] });
  });

  test('lines with lowered stock, sold out or hidden stay, are flagged and block only themselves', async () => {
    const { code } = await newCart('FADE', 5);
    await put(code, { product: 'P1', quantity: 1 });
    const become = (rest: string) =>
      shop.importYaml(`products:\n  - { sku: FADE, categories: [living], name: Fading, price: 8, ${rest} }`);
    await become('stock: 2');
    expect(await read(code)).toMatchObject({
      canCheckOut: false,
      total: 43.33,
      products: [{ quantity: 5, maximum: 2, notices: [{ code: 'stock.lowered', left: 2 }] }, { notices: [] }],
    });
    await become('stock: 0');
    expect(await read(code, 'fr')).toMatchObject({
      canCheckOut: false,
      total: 3.33,
      products: [
        { maximum: 0, subtotal: 0, notices: [{ code: 'unavailable', message: expect.stringMatching(/^Épuisé/) }] },
        {},
      ],
    });
    await become('stock: 9, visible: false');
    expect(await read(code)).toMatchObject({
      products: [
        {
          available: false,
          maximum: 0,
          notices: [{ code: 'unavailable', message: expect.stringMatching(/^No longer available/) }],
        },
        {},
      ],
    });
    expect((await put(code, { product: 'FADE', quantity: 6 })).body).toMatchObject({ code: 'product.unavailable' });
    expect((await put(code, { product: 'FADE', quantity: 0 })).body).toMatchObject({
      canCheckOut: true,
      products: [{ sku: 'P1' }],
    });
  });
});

describe('coupons', () => {
  const apply = (code: string, promo: string, lang = 'en') =>
    shop.send({
      method: 'POST',
      url: `/api/v1/cart/${code}/promo/${promo}?lang=${lang}`,
      payload: { promoCart: promo },
    });

  const unknown = { promoCode: null, couponProblem: { code: 'coupon.unknown' } };

  test('a percentage coupon ignores case and is shown in totals, line and reasons (USE-18, API-25)', async () => {
    const { code } = await newCart('P1', 3);
    const answer = await apply(code, 'TEST1234');
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      promoCode: 'Test1234',
      subtotal: 8.99,
      displaySubTotal: '$8.99',
      total: 8.99,
      displayTotal: '$8.99',
      couponProblem: null,
    });
    const cart = answer.body as Cart;
    expect(cart.totals.map(({ code: name, value, text }) => [name, value, text])).toEqual([
      ['order.total.subtotal', 8.99, null],
      ['order.total.discount', 1, 'Test1234 (10%)'],
      ['order.total.total', 8.99, null],
    ]);
    expect(cart.products[0]).toMatchObject({ subtotal: 9.99, discount: 1, reasons: ['−$1.00 with the code Test1234'] });
    const removed = await shop.call(promises.removeCoupon, { params: { code } });
    expect(removed).toMatchObject({ promoCode: null, total: 9.99 });
  });

  test('an amount coupon never exceeds the price', async () => {
    const { code } = await newCart('P1', 3);
    expect((await apply(code, 'five')).body).toMatchObject({ total: 4.99 });
    expect((await apply(code, 'huge')).body).toMatchObject({ total: 0, promoCode: 'HUGE' });
  });

  test('wrong codes are limited to ten per cart', async () => {
    const { code } = await newCart('P1', 3);
    for (let n = 1; n <= 10; n += 1) expect((await apply(code, `guess${n}`)).body).toMatchObject(unknown);
    const refused = await apply(code, 'FIVE');
    expect(refused).toMatchObject({ status: 429, body: { code: 'request.too-many' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(await read(code)).toMatchObject({ promoCode: null });
  });

  test('wrong codes are limited per network, also with new carts', async () => {
    const guess = async (n: number) => {
      const { code } = await newCart('P1', 1);
      const url = `/api/v1/cart/${code}/promo/guess${n}`;
      return (await shop.send({ method: 'POST', url, payload: {}, remoteAddress: '198.51.100.9' })).status;
    };
    const statuses: number[] = [];
    for (let n = 1; n <= 61; n += 1) statuses.push(await guess(n));
    expect(statuses.filter((status) => status === 201)).toHaveLength(60);
    expect(statuses.at(-1)).toBe(429);
  });

  test('valid codes are not counted', async () => {
    const { code } = await newCart('P1', 3);
    for (let n = 1; n <= 12; n += 1) expect((await apply(code, 'FIVE')).status).toBe(201);
  });

  test('a valid coupon replaces another; a refused one does not', async () => {
    const { code } = await newCart('P1', 3);
    await apply(code, 'FIVE');
    expect(await apply(code, 'nope')).toMatchObject({
      status: 201,
      body: { promoCode: 'FIVE', couponProblem: { code: 'coupon.unknown' } },
    });
    expect(await read(code)).toMatchObject({ promoCode: 'FIVE', total: 4.99 });
  });

  test.each([
    ['nope', 'en', 'coupon.unknown', 'This code is not valid'],
    ['nope', 'fr', 'coupon.unknown', 'Ce code n’est pas valable'],
    ['OLD', 'en', 'coupon.ended', 'This code expired on December\u00a031,\u00a02025'],
    ['OLD', 'fr', 'coupon.ended', 'Ce code a expiré le 31\u00a0décembre\u00a02025'],
    ['SOON', 'en', 'coupon.not-begun', /^This code is valid from /],
    ['RICH', 'en', 'coupon.minimum', 'This code requires $90.00. Add $80.01 more'],
    ['RICH', 'fr', 'coupon.minimum', /^Minimum 90,00/],
  ])('%s in %s leaves the cart as it was, and says why', async (promo, lang, error, message) => {
    const { code } = await newCart('P1', 3);
    const answer = await apply(code, promo, lang);
    expect(answer.status).toBe(201);
    const cart = answer.body as Cart;
    expect(cart).toMatchObject({ code, promoCode: null, total: 9.99, subtotal: 9.99, quantity: 3 });
    expect(cart.couponProblem?.code).toBe(error);
    expect(cart.couponProblem?.message).toMatch(message);
    expect((await read(code)).couponProblem).toBeNull();
  });

  test('excluded categories get no discount', async () => {
    const { code } = await newCart('MUG-BLUE-S', 1);
    expect((await apply(code, 'NOMUGS')).body).toMatchObject({ couponProblem: { code: 'coupon.nothing' } });
    await put(code, { product: 'ENGLISH-ONLY', quantity: 1 });
    expect((await apply(code, 'NOMUGS')).body).toMatchObject({
      total: 23.5,
      products: [{ discount: 0 }, { discount: 3.5 }],
    });
  });

  test('a coupon below its minimum is stored, reported, and applies again later', async () => {
    const { code } = await newCart('P1', 30);
    await apply(code, 'RICH');
    expect((await put(code, { product: 'P1', quantity: 2 })).body).toMatchObject({
      promoCode: null,
      total: 6.66,
      notices: [{ code: 'coupon.off', message: 'RICH: This code requires $90.00. Add $83.34 more' }],
    });
    expect((await put(code, { product: 'P1', quantity: 30 })).body).toMatchObject({ promoCode: 'RICH', notices: [] });
  });

  test('can be sent with the first addition', async () => {
    const cart = await shop.call(promises.addToNewCart, {
      body: { product: 'P1', quantity: 3, promoCode: 'test1234' },
    });
    expect(cart).toMatchObject({ promoCode: 'Test1234', total: 8.99 });
  });
});

describe('concurrent requests', () => {
  test('50 adds of 50 products give 50 lines', async () => {
    const { code } = await newCart('P50');
    await Promise.all(Array.from({ length: 50 }, (_, index) => put(code, { product: `P${index}`, quantity: 1 })));
    expect((await read(code)).products).toHaveLength(51);
  });

  test('50 adds of one product give a quantity of 50', async () => {
    const { code } = await newCart('P2');
    const add = { product: 'P1', quantity: 1, add: true };
    const answers = await Promise.all(Array.from({ length: 50 }, () => put(code, add)));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(linesOf(await read(code))).toEqual([
      ['P2', 1],
      ['P1', 50],
    ]);
  });

  test('20 first adds with one seed give one cart with 20 lines', async () => {
    const own = seed();
    const carts = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        shop.call(promises.addToNewCart, { body: { product: `P${index}`, quantity: 1, seed: own } }),
      ),
    );
    expect(new Set(carts.map(({ code }) => code)).size).toBe(1);
    expect((await read(carts[0]?.code ?? '')).products).toHaveLength(20);
    const again = await shop.call(promises.addToNewCart, { body: { product: 'P0', quantity: 1, seed: own } });
    expect(again).toMatchObject({ code: carts[0]?.code, quantity: 20 });
  });

  test('adds, removals and clearing leave a consistent cart', async () => {
    const { code } = await newCart('P1');
    const work = Array.from({ length: 30 }, (_, index) => {
      if (index === 20) return shop.send({ method: 'DELETE', url: `/api/v1/cart/${code}` });
      if (index % 3 === 0) return shop.send({ method: 'DELETE', url: `/api/v1/cart/${code}/product/P${index}` });
      return put(code, { product: `P${index}`, quantity: 1 });
    });
    const statuses = (await Promise.all(work)).map(({ status }) => status);
    expect(statuses.every((status) => [201, 204, 404].includes(status))).toBe(true);
    const orphans = sql`select count(*) from cart_lines where cart_id not in (select id from carts)`;
    expect(await shop.database.db.execute(orphans)).toMatchObject({
      rows: [{ count: expect.toSatisfy((n) => Number(n) === 0) }],
    });
  });

  test('without a seed every first add creates its own cart', async () => {
    const [one, other] = await Promise.all([newCart('P1'), newCart('P1')]);
    expect(one.code).not.toBe(other.code);
  });
});
