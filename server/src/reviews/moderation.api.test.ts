// Nothing is shown that the merchant has not read; what is shown is what counts.
import { readFile } from 'node:fs/promises';
import { listProducts, readProduct } from '@vitrine/contract/catalog/catalog.ts';
import * as promises from '@vitrine/contract/reviews/reviews.ts';
import type { ReviewPage } from '@vitrine/contract/reviews/staff-reviews-shapes.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mailsTo, newCustomer, post, type TestCustomer } from '../../testing/test-customers.ts';
import { FIXTURE, openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs } from '../../testing/test-staff.ts';
import { updateProductRatings } from './reviews-repository.ts';

let shop: TestShop;
let ann: TestCustomer;
let bob: TestCustomer;
beforeAll(async () => {
  shop = await openTestShop();
  ann = await newCustomer(shop);
  bob = await newCustomer(shop);
});
beforeEach(async () => {
  await shop.database.db.execute(sql`delete from reviews where customer_id is not null`);
  const { id } = await shop.call(readProduct, { params: { key: 'LAMP' } });
  await shop.database.db.transaction((tx) => updateProductRatings(tx, { storeId: 1, now: new Date() }, [id]));
  await shop.database.db.execute(sql`truncate mail_outbox, limits`);
});
afterAll(() => shop.close());

async function write(who: TestCustomer, rating: number, lang = 'en'): Promise<number> {
  const body = { rating, description: `Worth ${rating} stars to me.` };
  const answer = await post(shop, `auth/products/LAMP/reviews?lang=${lang}`, body, {
    authorization: `Bearer ${who.token}`,
  });
  return (answer.body as { id: number }).id;
}
const listed = () => shop.call(promises.listReviews, { params: { key: 'LAMP' } });
const rated = async () => (await shop.get('product/LAMP')).body as { rating: number; ratingCount: number };
const best = async () => {
  const { products } = await shop.call(listProducts, { query: { sort: 'rating', count: 100 } });
  return products[0]?.sku;
};

test('pending reviews are listed for the merchant, oldest first (USE-26)', async () => {
  const first = await write(ann, 5);
  const second = await write(bob, 1, 'fr');
  expect(await shop.commands.listWaitingReviews()).toMatchObject([
    { id: first, rating: 5, author: 'Ann L.', product: 'Lamp', text: 'Worth 5 stars to me.', verified: false },
    { id: second, rating: 1, product: 'Lamp', language: 'fr' },
  ]);
  await shop.commands.publishReview(first);
  expect(await shop.commands.listWaitingReviews()).toMatchObject([{ id: second }]);
  expect(await shop.commands.showReview(first)).toMatchObject({ state: 'published', product: 'Lamp' });
});

test('average, count and listings follow the published reviews at once (USE-28)', async () => {
  await expect.poll(rated).toMatchObject({ rating: 0, ratingCount: 0 });
  const [low, high] = [await write(ann, 4), await write(bob, 5)];
  await expect.poll(rated).toMatchObject({ rating: 0, ratingCount: 0 });
  await expect.poll(best).toBe('MUG');
  await shop.commands.publishReview(low);
  await shop.commands.publishReview(high);
  await expect.poll(rated).toMatchObject({ rating: 4.5, ratingCount: 2 });
  await expect.poll(listed).toHaveLength(2);
  await expect.poll(best).toBe('LAMP');
  await shop.commands.refuseReview(high, 'It is about the courier.');
  await expect.poll(rated).toMatchObject({ rating: 4, ratingCount: 1 });
  await expect.poll(listed).toMatchObject([{ id: low }]);
  await shop.send({
    method: 'DELETE',
    url: `/api/v1/auth/products/LAMP/reviews/${low}`,
    headers: { authorization: `Bearer ${ann.token}` },
  });
  await expect.poll(rated).toMatchObject({ rating: 0, ratingCount: 0 });
  await expect.poll(best).toBe('MUG');
});

test('reviews published concurrently are all counted', async () => {
  const ids = [await write(ann, 4), await write(bob, 5)];
  await Promise.all(ids.map((id) => shop.commands.publishReview(id)));
  await expect.poll(rated).toMatchObject({ rating: 4.5, ratingCount: 2 });
});

test('a rejected review is mailed to its author with the reason, in the language of the review (USE-26)', async () => {
  const id = await write(ann, 1, 'fr');
  expect(await shop.commands.refuseReview(id, 'Cela parle du livreur.')).toMatchObject({ state: 'refused' });
  const [mail, ...more] = await mailsTo(shop, ann.email);
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ language: 'fr', subject: 'Votre avis sur Lampe n’a pas été publié' });
  for (const part of ['Bonjour Ann', 'Cela parle du livreur.', 'Worth 1 stars', '/fr/product/', '#write-review'])
    expect(mail?.text).toContain(part);
  expect(await shop.callAs(ann.token)(promises.readOwnReview, { params: { key: 'LAMP' } })).toMatchObject({
    review: { state: 'refused', reason: 'Cela parle du livreur.' },
  });
  await shop.commands.publishReview(id);
  expect(await shop.commands.showReview(id)).toMatchObject({ state: 'published', reason: null });
  expect(await mailsTo(shop, ann.email)).toHaveLength(1);
});

test('a review is decided once, and an unknown one is refused', async () => {
  const id = await write(ann, 3);
  await shop.commands.publishReview(id);
  await expect(shop.commands.publishReview(id)).rejects.toThrow('review.decided');
  await shop.commands.refuseReview(id, 'Spam');
  await expect(shop.commands.refuseReview(id, 'Spam')).rejects.toThrow('review.decided');
  expect(await mailsTo(shop, ann.email)).toHaveLength(1);
  await expect(shop.commands.publishReview(999_999)).rejects.toThrow('review.not-found');
});

test('reviews of the catalog file are published, can be rejected, and stay rejected after an import (USE-31)', async () => {
  const [review] = await shop.call(promises.listReviews, { params: { key: 'MUG' } });
  await shop.commands.refuseReview(review?.id ?? 0, 'Invented');
  await expect.poll(() => shop.get('product/MUG')).toMatchObject({ body: { rating: 5, ratingCount: 1 } });
  await shop.importYaml(await readFile(FIXTURE, 'utf8'));
  await expect.poll(() => shop.call(promises.listReviews, { params: { key: 'MUG' } })).toHaveLength(1);
});

test('staff reads what waits, page by page, and decides in the back office', async () => {
  const [first, second] = [await write(ann, 5), await write(bob, 2)];
  const editor = await signInAs(shop, 'editor');
  const list = async (query = '') => (await shop.get(`private/reviews${query}`, editor.headers)).body as ReviewPage;
  const decide = (id: number, step: string, payload: object = {}) =>
    shop.send({ method: 'POST', url: `/api/v1/private/review/${id}/${step}`, headers: editor.headers, payload });

  const page = await list('?count=1');
  expect(page).toMatchObject({ items: [{ id: first, product: 'Lamp', rating: 5, state: 'waiting' }], total: 2 });
  expect(JSON.stringify(page)).not.toContain('customerId');
  expect(await list(`?count=1&after=${page.next}`)).toMatchObject({ items: [{ id: second }], next: null });

  expect((await decide(first, 'publish')).body).toMatchObject({ state: 'published' });
  expect((await decide(first, 'publish')).status).toBe(409);
  expect((await decide(second, 'refuse', { reason: ' ' })).status).toBe(400);
  expect((await decide(second, 'refuse', { reason: 'Not about the lamp' })).status).toBe(200);
  expect((await decide(999_999, 'publish')).status).toBe(404);
  expect(await list()).toMatchObject({ items: [], total: 0 });
  expect((await list('?state=refused')).items[0]).toMatchObject({ id: second, reason: 'Not about the lamp' });
  await expect.poll(listed).toMatchObject([{ id: first }]);

  const reader = await signInAs(shop, 'read-only');
  expect((await shop.get('private/reviews', reader.headers)).status).toBe(200);
  const refused = await shop.send({
    method: 'POST',
    url: `/api/v1/private/review/${second}/publish`,
    headers: reader.headers,
    payload: {},
  });
  expect(refused.status).toBe(403);
});
