import { beforeEach, expect, test } from 'vitest';
import { ReplicaFreshness } from './replica-freshness.ts';

let freshness: ReplicaFreshness;
beforeEach(() => {
  freshness = new ReplicaFreshness();
});

test('a replica that has what the primary had less than a second ago may answer', () => {
  expect(freshness.mayAnswer(50)).toBe(false);
  freshness.measured(100n, 100n, 100);
  expect(freshness.mayAnswer(110)).toBe(true);
  expect(freshness.mayAnswer(1100)).toBe(true);
  expect(freshness.mayAnswer(1101)).toBe(false);
});

test('one that is behind may answer as long as what it has is less than a second old', () => {
  freshness.measured(100n, 100n, 100);
  freshness.measured(200n, 150n, 400);
  freshness.measured(300n, 250n, 700);
  expect(freshness.mayAnswer(1400)).toBe(true);
  expect(freshness.mayAnswer(1401)).toBe(false);
  freshness.measured(400n, 299n, 1000);
  expect(freshness.mayAnswer(1401)).toBe(false);
  freshness.measured(400n, 300n, 1300);
  expect(freshness.mayAnswer(1401)).toBe(true);
});

test('after a change it answers again when it has what the primary had later', () => {
  freshness.measured(100n, 100n, 100);
  freshness.changed(150);
  expect(freshness.mayAnswer(151)).toBe(false);
  // Requested before the change was known, so perhaps without it.
  freshness.measured(100n, 200n, 140);
  expect(freshness.mayAnswer(151)).toBe(false);
  freshness.measured(200n, 199n, 160);
  expect(freshness.mayAnswer(161)).toBe(false);
  freshness.measured(200n, 200n, 170);
  expect(freshness.mayAnswer(171)).toBe(true);
});

test('a lost replica does not answer until it is measured again', () => {
  freshness.measured(100n, 100n, 100);
  freshness.lost();
  expect(freshness.mayAnswer(101)).toBe(false);
  freshness.measured(100n, 99n, 110);
  expect(freshness.mayAnswer(111)).toBe(false);
  freshness.measured(100n, 100n, 120);
  expect(freshness.mayAnswer(121)).toBe(true);
});

test('how far it is behind is remembered for a while only', () => {
  for (let at = 1; at <= 1000; at++) freshness.measured(BigInt(at), 0n, at);
  freshness.measured(1001n, 960n, 1001);
  expect(freshness.ageAt(1001)).toBe(41);
  freshness.lost();
  for (let at = 1; at <= 1000; at++) freshness.measured(BigInt(at), 0n, at);
  freshness.measured(1001n, 900n, 1001);
  expect(freshness.mayAnswer(1001)).toBe(false);
});
