import type { LiveEvent } from '@vitrine/contract/events/events-shapes.ts';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { order } from '../../testing/checkout-steps.ts';
import { secondConnection } from '../../testing/test-database.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { signInAs, type TestStaff } from '../../testing/test-staff.ts';

let shop: TestShop;
let address: string;
let owner: TestStaff;
beforeEach(async () => {
  shop = await openTestShop();
  await shop.importYaml(
    'products: [{ sku: THING, categories: [living], name: Thing, price: 10, stock: 500, visible: true }]',
  );
  address = `${await shop.listen()}/api/v1/private/events`;
  owner = await signInAs(shop, 'owner');
});
afterEach(() => shop.close());

/** The events a browser receives until the stream ends. */
async function follow(person: TestStaff, headers: Record<string, string> = {}) {
  const leave = new AbortController();
  const response = await fetch(address, { headers: { ...person.headers, ...headers }, signal: leave.signal });
  const events: LiveEvent[] = [];
  const ids: string[] = [];
  const ended = (async () => {
    const text = response.body?.pipeThrough(new TextDecoderStream()) ?? [];
    for await (const part of text) {
      for (const [, id = ''] of part.matchAll(/^id: (.*)$/gm)) ids.push(id);
      for (const [, data = ''] of part.matchAll(/^data: (.*)$/gm)) events.push(JSON.parse(data));
    }
  })();
  ended.catch(() => {});
  return { response, events, ids, ended, leave: () => leave.abort() };
}

const kindsOf = (events: readonly LiveEvent[]) => events.map(({ kind }) => kind);

test('a new order and its payment arrive while they happen, as kind and id', async () => {
  const stream = await follow(owner);
  expect(stream.response.headers.get('content-type')).toBe('text/event-stream');
  expect(stream.response.headers.get('cache-control')).toBe('no-store');
  expect(stream.response.headers.get('x-accel-buffering')).toBe('no');
  const { id } = await order(shop, { THING: 1 }, { method: 'bank-transfer' });
  await expect.poll(() => stream.events).toContainEqual({ kind: 'order-new', id });
  stream.events.length = 0;
  await shop.send({ method: 'POST', url: `/api/v1/private/orders/${id}/payment`, headers: owner.headers });
  await expect.poll(() => stream.events).toContainEqual({ kind: 'order', id });
  // It was confirmed before, and is not new a second time.
  expect(kindsOf(stream.events)).not.toContain('order-new');
});

test('changes of another process arrive', async () => {
  const { id } = await order(shop, { THING: 1 }, { method: 'bank-transfer' });
  const stream = await follow(owner);
  const other = await secondConnection();
  await other.db.execute(sql`update orders set comments = 'changed elsewhere' where id = ${id}`);
  await other.close();
  await expect.poll(() => stream.events).toEqual([{ kind: 'order', id }]);
});

test('an editor is told of no order, only that there is other work', async () => {
  const stream = await follow(await signInAs(shop, 'editor'));
  await order(shop, { THING: 1 }, { method: 'bank-transfer' });
  await shop.database.db.execute(sql`update reviews set id = id`);
  await expect.poll(() => kindsOf(stream.events)).toContain('work');
  expect(kindsOf(stream.events)).not.toContain('order-new');
});

test('who comes back gets what was missed', async () => {
  const first = await follow(owner);
  const { id } = await order(shop, { THING: 1 }, { method: 'bank-transfer' });
  await expect.poll(() => kindsOf(first.events)).toContain('order-new');
  first.leave();
  const next = await order(shop, { THING: 1 }, { method: 'bank-transfer' });
  const again = await follow(owner, { 'last-event-id': first.ids.at(-1) ?? '' });
  await expect.poll(() => again.events).toContainEqual({ kind: 'order-new', id: next.id });
  expect(again.events).not.toContainEqual({ kind: 'order-new', id });
  const stranger = await follow(owner, { 'last-event-id': 'another-process.7' });
  await expect.poll(() => stranger.events).toEqual([{ kind: 'everything', id: null }]);
});

test.each([
  ['removed', 'DELETE', undefined],
  ['lowered', 'PUT', { role: 'read-only', enabled: true }],
  ['without access', 'PUT', { role: 'orders', enabled: false }],
] as const)('the stream of a person who is %s ends at once', async (_, method, payload) => {
  const person = await signInAs(shop, 'orders');
  const [theirs, own] = [await follow(person), await follow(owner)];
  const url = `/api/v1/private/user/${person.id}`;
  const answer = await shop.send({ method, url, headers: owner.headers, ...(payload && { payload }) });
  expect(answer.status).toBeLessThan(300);
  await theirs.ended;
  const { id } = await order(shop, { THING: 1 }, { method: 'bank-transfer' });
  await expect.poll(() => own.events).toContainEqual({ kind: 'order-new', id });
  expect(theirs.events).toEqual([]);
  expect((await follow(person)).response.status).toBe(401);
});

test('signing out, and ending a session from another device, end its stream (SECURITY-11)', async () => {
  const [here, there] = [await signInAs(shop, 'orders'), await signInAs(shop, 'manager')];
  const again = await signInAs(shop, 'manager', { email: there.email });
  const streams = [await follow(here), await follow(again)];
  await shop.send({ method: 'POST', url: '/api/v1/private/logout', headers: here.headers });
  await shop.send({
    method: 'DELETE',
    url: `/api/v1/private/user/sessions/${again.sessionId}`,
    headers: there.headers,
  });
  await Promise.all(streams.map(({ ended }) => ended));
});

test('a person has ten streams; the eleventh is refused, HEAD opens none', async () => {
  for (let times = 0; times < 10; times++) expect((await follow(owner)).response.status).toBe(200);
  const { response } = await follow(owner);
  expect(response.status).toBe(429);
  expect((await follow(await signInAs(shop, 'owner'))).response.status).toBe(200);
  const head = await fetch(address, { method: 'HEAD', headers: owner.headers });
  expect(head.status).toBe(404);
});

test('a shop that closes waits for no stream', async () => {
  const streams = [await follow(owner), await follow(owner)];
  await shop.close();
  await Promise.all(streams.map(({ ended }) => ended));
  shop = await openTestShop();
});
