import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { Lifecycle } from './lifecycle.ts';

const response = () => new EventEmitter() as ServerResponse;

test('shutdown waits for all open requests', async () => {
  const lifecycle = new Lifecycle();
  const [first, second] = [response(), response()];
  lifecycle.track(first);
  lifecycle.track(second);
  let isOver = false;
  const waiting = lifecycle.waitForResponses(60_000).then(() => {
    isOver = true;
  });
  first.emit('close');
  await Promise.resolve();
  expect(isOver).toBe(false);
  second.emit('close');
  await waiting;
  expect(isOver).toBe(true);
});

test('shutdown does not wait without open requests, nor forever for one that does not end', async () => {
  const lifecycle = new Lifecycle();
  await lifecycle.waitForResponses(60_000);
  lifecycle.track(response());
  await lifecycle.waitForResponses(1);
  expect(lifecycle.isStopping).toBe(false);
});

test('responses that would go on are ended when connections are closed, not before', () => {
  const lifecycle = new Lifecycle();
  let ended = 0;
  let stopped = 0;
  lifecycle.onStopping(() => stopped++);
  lifecycle.onClosing(() => ended++);
  lifecycle.stop();
  expect([stopped, ended]).toEqual([1, 0]);
  lifecycle.closeConnections();
  expect(ended).toBe(1);
});
