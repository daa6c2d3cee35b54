// Customers write and change reviews; moderation.api.test.ts has what staff do with them.
import * as promises from '@vitrine/contract/reviews/reviews.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { order } from '../../testing/checkout-steps.ts';
import { writtenMails } from '../../testing/outbox.ts';
import { newCustomer, post, type TestCustomer } from '../../testing/test-customers.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { reviewsPersonalData } from './reviews-feature.ts';

const start = new Date('2026-11-15T10:00:00Z');
let now = start;
let shop: TestShop;
let ann: TestCustomer;
let bob: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop(undefined, () => now, { tokenMinutes: 10 * 24 * 60 });
  ann = await newCustomer(shop);
  bob = await newCustomer(shop);
  await shop.commands.setStock('BOWL', 50);
});
beforeEach(async () => {
  now = start;
  await shop.database.db.execute(sql`delete from reviews where customer_id is not null`);
  await shop.database.db.execute(sql`truncate limits, mail_outbox`);
  await shop.database.db.execute(sql`update orders set customer_id = null`);
});
afterAll(() => shop.close());

const good = { rating: 4, description: 'It holds tea, and it holds.' };
const as = ({ token }: TestCustomer) => ({ authorization: `Bearer ${token}` });
const write = (who: TestCustomer, body: object = good, key = 'LAMP', lang = 'en') =>
  post(shop, `auth/products/${key}/reviews?lang=${lang}`, body, as(who));
const change = (who: TestCustomer, id: number, body: object | undefined, method: 'PUT' | 'DELETE' = 'PUT') =>
  shop.send({
    method,
    url: `/api/v1/auth/products/LAMP/reviews/${id}`,
    headers: as(who),
    ...(body && { payload: body }),
  });
const vote = (who: TestCustomer, id: number, method: 'PUT' | 'DELETE' = 'PUT') =>
  shop.send({ method, url: `/api/v1/auth/products/LAMP/reviews/${id}/helpful`, headers: as(who) });
const own = (who: TestCustomer) => shop.callAs(who.token)(promises.readOwnReview, { params: { key: 'LAMP' } });
const listed = () => shop.call(promises.listReviews, { params: { key: 'LAMP' } });
const idOf = ({ body }: { body: unknown }): number => (body as { id: number }).id;
const written = async (who: TestCustomer): Promise<number> => idOf(await write(who));
const published = async (who: TestCustomer): Promise<number> => {
  const id = await written(who);
  await shop.commands.publishReview(id);
  return id;
};

describe('writing', () => {
  test('is mailed to the merchant, who reads it first, and again when it is changed', async () => {
    const id = await written(ann);
    now = new Date(start.getTime() + 60_000);
    await change(ann, id, { ...good, description: 'On second thought it holds less.' });
    const [first, second, ...others] = await writtenMails(shop.database);
    expect(others).toEqual([]);
    expect(first).toMatchObject({ to: 'shop@example.com', language: 'en' });
    expect(first?.subject).toMatch(/^A review of .+ awaits approval$/);
    expect(first?.text).toContain(good.description);
    expect(first?.text).toContain('/admin/reviews');
    expect(first?.text).not.toContain('npm');
    expect(second?.text).toContain('On second thought it holds less.');
  });

  test('uses the signed-in customer and the language of the request, and is not public yet (USE-25, API-32, API-33)', async () => {
    const forged = {
      ...good,
      customerId: bob.id,
      productId: 1,
      date: '1999-01-01',
      language: 'de',
      state: 'published',
    };
    const answer = await write(ann, forged, 'LAMP', 'fr');
    expect(answer).toMatchObject({
      status: 201,
      body: { ...good, customerId: ann.id, date: '2026-11-15', language: 'fr', state: 'waiting', verified: false },
    });
    await expect.poll(listed).toEqual([]);
    expect(await own(ann)).toMatchObject({ review: { id: idOf(answer), state: 'waiting', reason: null }, helpful: [] });
    expect(await own(bob)).toEqual({ review: null, helpful: [] });
  });

  test('works at the older path, too (API-32)', async () => {
    expect(await post(shop, 'auth/product/LAMP/reviews', good, as(ann))).toMatchObject({ status: 201 });
    expect(await shop.get('auth/product/LAMP/reviews', as(ann))).toMatchObject({ body: { review: good } });
  });

  test('reports all issues together, in the language of the request', async () => {
    expect(await write(ann, { rating: 6, description: 'Trop' }, 'LAMP', 'fr')).toMatchObject({
      status: 400,
      body: {
        code: 'form.invalid',
        fields: { rating: 'Choisissez une note de 1 à 5', description: 'Écrivez au moins 10 caractères' },
      },
    });
  });

  test.each([
    ['nothing', null],
    ['text', 'text'],
    ['a rating in words', { ...good, rating: '5' }],
    ['an object for words', { ...good, description: { $ne: 1 } }],
    ['a NUL character', { ...good, description: `${good.description}\u0000` }],
    ['a book', { ...good, description: 'x'.repeat(10_001) }],
  ])('refuses an invalid review: %s', async (_, payload) => {
    const answer = await shop.send({
      method: 'POST',
      url: '/api/v1/auth/products/LAMP/reviews',
      headers: { ...as(ann), 'content-type': 'application/json' },
      payload: JSON.stringify(payload),
    });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.any(String) } });
  });

  test.each(['NOTHING', 'GONE', '999999'])('is not found for an unknown product (%s)', async (key) => {
    expect(await write(ann, good, key)).toMatchObject({ status: 404, body: { code: 'product.not-found' } });
  });

  test('is possible once per customer and product, also concurrently (USE-25)', async () => {
    const both = await Promise.all([write(ann), write(ann)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await write(ann, good, 'LAMP', 'fr')).toMatchObject({
      status: 409,
      body: {
        code: 'review.exists',
        message: 'Vous avez déjà donné votre avis sur ce produit. Vous pouvez le modifier',
      },
    });
    expect((await write(bob)).status).toBe(201);
    expect((await write(ann, good, 'MUG')).status).toBe(201);
  });

  test('is rate limited with a message and Retry-After', async () => {
    for (let count = 0; count < 10; count++) await write(ann);
    expect(await write(ann)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
      body: { code: 'request.too-many', message: 'Too many attempts. Try again in 60 min' },
    });
  });

  test('stores text as text', async () => {
    const description = '<img src=x onerror=alert(1)> & "quotes"\r\n\r\n\r\nA second part.';
    const id = idOf(await write(ann, { rating: 1, description }));
    await shop.commands.publishReview(id);
    await expect.poll(listed).toMatchObject([
      {
        description: '<img src=x onerror=alert(1)> & "quotes"\n\nA second part.',
        customer: { id: 0, firstName: 'Ann', lastName: 'L.' },
      },
    ]);
  });
});

describe('a verified purchase', () => {
  const bought = async (state: string) => {
    const { id } = await order(shop, { BOWL: 1 }, { method: 'cash-on-delivery', email: ann.email });
    await shop.database.db.execute(sql`update orders set customer_id = ${ann.id}, state = ${state} where id = ${id}`);
    return id;
  };

  test.each([
    ['awaiting-payment', false],
    ['placed', false],
    ['paid', true],
    ['shipped', true],
    ['refunded', false],
    ['canceled', false],
    ['failed', false],
  ])('of an order that is %s: %s', async (state, verified) => {
    await bought(state);
    expect(await write(ann, good, 'BOWL')).toMatchObject({ status: 201, body: { verified } });
    expect(await write(ann)).toMatchObject({ status: 201, body: { verified: false } });
    expect(await write(bob, good, 'BOWL')).toMatchObject({ status: 201, body: { verified: false } });
  });

  test('is checked again when the review changes (USE-29, USE-30)', async () => {
    const id = idOf(await write(ann, good, 'BOWL'));
    await bought('shipped');
    const call = shop.callAs(ann.token);
    expect(await call(promises.changeReview, { params: { key: 'BOWL', id }, body: good })).toMatchObject({
      verified: true,
    });
  });
});

describe('an own review', () => {
  test('can be changed: it is pending again, signed, dated and without votes (USE-27)', async () => {
    const id = await published(ann);
    await vote(bob, id);
    now = new Date('2026-11-20T10:00:00Z');
    const body = { rating: 2, description: 'It no longer holds tea.' };
    expect(await change(ann, id, body)).toMatchObject({
      status: 200,
      body: { id, ...body, date: '2026-11-20', state: 'waiting' },
    });
    await expect.poll(listed).toEqual([]);
    await shop.commands.publishReview(id);
    await expect.poll(listed).toMatchObject([{ id, rating: 2, helpful: 0 }]);
  });

  test('can be deleted and written again', async () => {
    const id = await published(ann);
    expect(await change(ann, id, undefined, 'DELETE')).toMatchObject({ status: 204 });
    await expect.poll(listed).toEqual([]);
    expect((await write(ann)).status).toBe(201);
  });

  test('is validated when it changes', async () => {
    const id = await written(ann);
    expect(await change(ann, id, { rating: 0, description: '' })).toMatchObject({
      status: 400,
      body: { fields: { rating: 'Choose a rating from 1 to 5', description: 'Write at least 10 characters' } },
    });
  });

  test.each(['PUT', 'DELETE'] as const)('of another customer is not found: %s', async (method) => {
    const id = await published(ann);
    const missing = await change(bob, 999_999, good, method);
    expect(missing).toMatchObject({ status: 404, body: { code: 'review.not-found' } });
    expect((await change(bob, id, good, method)).body).toEqual(missing.body);
    const atOther = { method, url: `/api/v1/auth/products/MUG/reviews/${id}`, headers: as(ann), payload: good };
    expect((await shop.send(atOther)).status).toBe(404);
    await expect.poll(listed).toHaveLength(1);
  });
});

describe('a vote', () => {
  test('counts once per customer and can be withdrawn (USE-32, API-33)', async () => {
    const id = await published(ann);
    expect(await vote(bob, id)).toMatchObject({ status: 200, body: { helpful: 1 } });
    expect(await vote(bob, id)).toMatchObject({ status: 200, body: { helpful: 1 } });
    await expect.poll(listed).toMatchObject([{ id, helpful: 1 }]);
    expect(await own(bob)).toEqual({ review: null, helpful: [id] });
    expect(await vote(bob, id, 'DELETE')).toMatchObject({ status: 200, body: { helpful: 0 } });
    await expect.poll(listed).toMatchObject([{ id, helpful: 0 }]);
  });

  test('is refused for own and unpublished reviews', async () => {
    expect(await vote(ann, await published(ann))).toMatchObject({ status: 409, body: { code: 'review.own' } });
    expect(await vote(ann, await written(bob))).toMatchObject({ status: 404, body: { code: 'review.not-found' } });
  });
});

test('the export has the reviews of an account, and deleting it deletes them (USE-35)', async () => {
  const leaving = await newCustomer(shop);
  const id = await published(leaving);
  const other = await published(bob);
  await vote(leaving, other);
  const customer = { id: leaving.id, storeId: 1, emails: [leaving.email] };
  expect(await reviewsPersonalData.exportPersonalData(shop.database.db, customer)).toMatchObject({
    written: [{ id, text: good.description, rating: 4 }],
    foundHelpful: [other],
  });
  await shop.database.db.transaction((tx) => reviewsPersonalData.erasePersonalData(tx, customer, now));
  await expect.poll(listed).toMatchObject([{ id: other, helpful: 0 }]);
  await expect.poll(() => shop.get('product/LAMP')).toMatchObject({ body: { ratingCount: 1 } });
  expect(await own(leaving)).toEqual({ review: null, helpful: [] });
});
