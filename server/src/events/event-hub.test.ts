import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Permission } from '@vitrine/contract/staff/permissions.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DomainError } from '../platform/domain-error.ts';
import { EventHub } from './event-hub.ts';

let publish: (...tags: string[]) => void;
let open: Set<number>;
let hub: EventHub;
const createHub = () =>
  new EventHub({
    changes: {
      subscribe: (listener) => {
        publish = (...tags) => listener(new Set(tags));
      },
    },
    findOpenSessions: async () => open,
    heartbeatMs: 5,
  });
beforeEach(() => {
  open = new Set();
  hub = createHub();
});
afterEach(() => hub.end());

const all = new Set<Permission>(['orders.r']);
const follow = (
  session: number,
  { staffId = session, permissions = all, last = undefined as string | undefined } = {},
) => {
  open.add(session);
  return hub.follow({ staffId, sessionId: session, permissions }, last);
};
const text = (stream: Readable): string => String(stream.read() ?? '');
const dataIn = (received: string) => [...received.matchAll(/^data: (.*)$/gm)].map(([, data = '']) => JSON.parse(data));
const idsIn = (received: string) => [...received.matchAll(/^id: (.*)$/gm)].map(([, id]) => id);

test('kinds and ids are passed on, and nothing else', () => {
  const stream = follow(1);
  publish('order:7', 'order-new:8', 'product:3', 'mail', 'work', 'everything', 'order:x', 'order:1; drop');
  expect(dataIn(text(stream))).toEqual([
    { kind: 'order', id: 7 },
    { kind: 'order-new', id: 8 },
    { kind: 'work', id: null },
    { kind: 'everything', id: null },
  ]);
});

test('who may not see orders is not told about them', () => {
  const stream = follow(1, { permissions: new Set(['catalog.r']) });
  publish('order:7', 'order-new:8', 'work');
  expect(dataIn(text(stream))).toEqual([{ kind: 'work', id: null }]);
});

test('after a short absence only what was missed is sent', () => {
  const first = follow(1);
  publish('order:1', 'order:2');
  const [last] = idsIn(text(first)).slice(-1);
  first.destroy();
  publish('order:3');
  expect(dataIn(text(follow(1, { last: last ?? '' })))).toEqual([{ kind: 'order', id: 3 }]);
});

test.each(['other.1', 'nonsense', '', 'a.b.c', '.5'])(
  'from %j on, events may be missing: everything is out of date',
  (last) => {
    publish('order:1');
    expect(dataIn(text(follow(1, { last })))).toEqual([{ kind: 'everything', id: null }]);
  },
);

test('after a long absence everything is out of date', () => {
  const first = follow(1);
  publish('order:1');
  const [last = ''] = idsIn(text(first));
  for (let id = 2; id < 600; id++) publish(`order:${id}`);
  expect(dataIn(text(follow(1, { last })))).toEqual([{ kind: 'everything', id: null }]);
  const [name] = last.split('.');
  expect(dataIn(text(follow(2, { last: `${name}.9999` })))).toEqual([{ kind: 'everything', id: null }]);
});

test('the end of a session ends its stream at once, and no other', async () => {
  const [ended, other] = [follow(1), follow(2)];
  publish('staff-session:1');
  ended.resume();
  await once(ended, 'end');
  publish('order:5');
  expect(dataIn(text(other))).toEqual([{ kind: 'order', id: 5 }]);
  expect(hub.size).toBe(1);
});

test('a session that has expired is found by the heartbeat', async () => {
  const stream = follow(1);
  open.clear();
  stream.resume();
  await once(stream, 'end');
  expect(hub.size).toBe(0);
});

test('a database that does not answer ends no stream', async () => {
  hub.end();
  let asked = 0;
  hub = new EventHub({
    changes: { subscribe: () => {} },
    findOpenSessions: () => Promise.reject(new Error(`down ${++asked}`)),
    heartbeatMs: 1,
  });
  const stream = follow(1);
  await expect.poll(() => asked).toBeGreaterThan(2);
  expect(stream.readableEnded).toBe(false);
  expect(hub.size).toBe(1);
});

test('of a thousand streams a person gets ten, and a closed one makes room', async () => {
  const opened: Readable[] = [];
  let refused = 0;
  for (let times = 0; times < 1000; times++) {
    try {
      opened.push(follow(1));
    } catch (error) {
      expect((error as DomainError).code).toBe('staff.too-many-streams');
      refused++;
    }
  }
  expect([opened.length, refused]).toEqual([10, 990]);
  opened[0]?.destroy();
  await expect.poll(() => hub.size).toBe(9);
  follow(1);
  expect(hub.size).toBe(10);
});

test('a thousand streams of many people get each event, and all end at once', async () => {
  const streams = Array.from({ length: 1000 }, (_, index) => follow(index + 1, { staffId: index % 100 }));
  publish('order-new:9');
  for (const stream of streams) expect(dataIn(text(stream))).toEqual([{ kind: 'order-new', id: 9 }]);
  hub.end();
  expect(hub.size).toBe(0);
  await Promise.all(streams.map((stream) => once(stream.resume(), 'end')));
});

test('a browser that does not read is disconnected', () => {
  const slow = follow(1);
  for (let id = 0; id < 5000; id++) publish(`order:${id}`);
  expect(slow.destroyed).toBe(true);
});

test('a process that stops sends browsers away', async () => {
  hub.end();
  const stream = follow(1);
  stream.resume();
  await once(stream, 'end');
  expect(hub.size).toBe(0);
});
