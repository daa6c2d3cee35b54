// Webhook signature: an HMAC of the time of sending and the raw body.
import { createHmac, timingSafeEqual } from 'node:crypto';

export const SIGNATURE_HEADER = 'vitrine-test-signature';

/** Allowed clock difference in seconds. */
const TOLERANCE = 300;

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000);

const sign = (secret: string, time: string, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest();

export function signWebhook(secret: string, body: Buffer, now: Date): string {
  const time = String(seconds(now));
  return `t=${time},v1=${sign(secret, time, body).toString('hex')}`;
}

export function isSigned(secret: string, body: Buffer, header: string | undefined, now: Date): boolean {
  // Only one spelling is accepted: a changed letter in the header must be refused.
  const [, time = '', signature = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header ?? '') ?? [];
  if (time === '' || Math.abs(seconds(now) - Number(time)) > TOLERANCE) return false;
  return timingSafeEqual(sign(secret, time, body), Buffer.from(signature, 'hex'));
}
