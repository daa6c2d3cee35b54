import { numberAt } from '../read-body.ts';
import { equals } from '../rules.ts';
import type { Visit } from '../visit.ts';

export async function checkReviews(visit: Visit): Promise<void> {
  const { probe, query, customer, orderable } = visit;
  if (!customer || !orderable)
    return probe.skip('a review', 'writeReview', 'there is no customer, or no product to review');
  const { token } = customer;
  const path = `auth/products/${orderable.id}/reviews`;
  const review = (rating: number) => ({
    customerId: 1,
    productId: orderable.id,
    rating,
    description: 'Written by a program that checks this server.',
    date: '2026-01-01',
    language: visit.options.lang,
  });
  await probe.call({
    name: 'a review without a token',
    endpoint: 'writeReview',
    method: 'POST',
    path: `${path}?${query}`,
    body: review(4),
    expect: { status: 401 },
  });
  const written = await probe.call({
    name: 'a review',
    endpoint: 'writeReview',
    method: 'POST',
    path: `${path}?${query}`,
    token,
    body: review(4),
    expect: { status: 201, rules: [equals(4, 'rating')] },
  });
  await probe.call({
    name: 'a second review of the same product',
    endpoint: 'writeReview',
    method: 'POST',
    path: `${path}?${query}`,
    token,
    body: review(5),
    optional: true,
    expect: { status: 500 },
  });
  const id = numberAt(written, 'id');
  if (id === undefined) {
    probe.skip('a review is changed', 'changeReview', 'there is no review');
    probe.skip('a review is deleted', 'deleteReview', 'there is no review');
    return;
  }
  await probe.call({
    name: 'a review is changed',
    endpoint: 'changeReview',
    method: 'PUT',
    path: `${path}/${id}?${query}`,
    token,
    body: review(5),
    optional: true,
    expect: { status: 200 },
  });
  await probe.call({
    name: 'a review is deleted',
    endpoint: 'deleteReview',
    method: 'DELETE',
    path: `${path}/${id}?${query}`,
    token,
    optional: true,
    expect: { status: [200, 204] },
  });
}
