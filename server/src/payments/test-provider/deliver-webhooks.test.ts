import { randomBytes, randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned, signWebhook } from './deliver-webhooks.ts';

const now = new Date('2026-11-20T10:00:00Z');
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000);
const body = Buffer.from('{"id":"evt_1","payment":{"state":"paid","amount":4500}}');
const header = signWebhook('secret', body, now);

function flipped(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  const place = randomInt(copy.length);
  copy[place] = (copy[place] ?? 0) ^ (1 << randomInt(8));
  return copy;
}

test('a signature of the provider is accepted', () => {
  expect(isSigned('secret', body, header, now)).toBe(true);
});

test('10,000 webhooks with one bit flipped in the body or the header are refused', () => {
  let accepted = 0;
  for (let round = 0; round < 5000; round++) {
    const payload = randomBytes(1 + randomInt(300));
    const signature = signWebhook('secret', payload, now);
    if (isSigned('secret', flipped(payload), signature, now)) accepted++;
    // HTTP hands headers over letter by letter as latin1.
    if (isSigned('secret', payload, flipped(Buffer.from(signature, 'latin1')).toString('latin1'), now)) accepted++;
  }
  expect(accepted).toBe(0);
});

test('an old signature is refused, and one from the future', () => {
  expect(isSigned('secret', body, header, at(300))).toBe(true);
  expect(isSigned('secret', body, header, at(301))).toBe(false);
  expect(isSigned('secret', body, header, at(-300))).toBe(true);
  expect(isSigned('secret', body, header, at(-301))).toBe(false);
});

test.each([
  undefined,
  '',
  't=,v1=',
  header.toUpperCase(),
  ` ${header}`,
  `${header},v1=${'0'.repeat(64)}`,
  header.replace('v1', 'v0'),
  header.slice(0, -2),
])('the header %j is refused', (other) => {
  expect(isSigned('secret', body, other, now)).toBe(false);
});

test('another secret is refused', () => {
  expect(isSigned('secrets', body, header, now)).toBe(false);
});
