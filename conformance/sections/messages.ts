import type { Visit } from '../visit.ts';

export async function checkMessages(visit: Visit): Promise<void> {
  const { probe, query, random } = visit;
  for (const name of ['a newsletter subscription', 'the same subscription again']) {
    await probe.call({
      name,
      endpoint: 'subscribeToNewsletter',
      method: 'POST',
      path: `newsletter/?${query}`,
      body: { email: visit.email('news') },
      expect: { status: 200 },
    });
  }
  await probe.call({
    name: 'a newsletter subscription without a valid address',
    endpoint: 'subscribeToNewsletter',
    method: 'POST',
    path: `newsletter/?${query}`,
    body: { email: 'nobody' },
    optional: true,
    expect: { status: [400, 500] },
  });
  for (const [name, method, endpoint] of [
    ['a subscription is changed', 'PUT', 'renewNewsletter'],
    ['a subscription is ended', 'DELETE', 'askToLeaveNewsletter'],
  ] as const) {
    await probe.call({
      name,
      endpoint,
      method,
      path: `newsletter/${encodeURIComponent(visit.email('news'))}?${query}`,
      ...(method === 'PUT' && { body: { email: visit.email('news') } }),
      optional: true,
      expect: { status: [200, 204] },
    });
  }
  await probe.call({
    name: 'a message to the merchant, without a name',
    endpoint: 'sendMessage',
    method: 'POST',
    path: `contact/?${query}`,
    body: {
      email: visit.email('contact'),
      subject: 'Conformance check',
      comment: `Sent by a program that checks this server (${random}). Please ignore it.`,
    },
    expect: { status: 200 },
  });
  await probe.call({
    name: 'reviews about a customer',
    endpoint: 'listCustomerReviews',
    path: `customers/1/reviews?${query}`,
    optional: true,
    expect: { status: 200 },
  });
}
