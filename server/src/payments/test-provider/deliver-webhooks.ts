import { createHmac, timingSafeEqual } from 'node:crypto';
import { DAY } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { removeWebhook, type TestWebhook, takeDueWebhooks, tryAgainAt } from './test-webhook-repository.ts';

// Webhook signature: an HMAC of the time of sending and the raw body.
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

const AT_ONCE = 20;
const PROVIDER_TIMEOUT_MS = 10_000;
const MAX_WAIT_MS = 3_600_000;
/** Webhooks older than this are dropped: the shop polls by itself. */
const GIVE_UP_AFTER_MS = 3 * DAY;

interface Delivery {
  readonly db: Database;
  readonly secret: string;
  /** URL of the shop's webhook route. */
  readonly url: string;
  readonly now: Date;
  readonly stopping?: AbortSignal;
}

/** Sends due webhooks until they are acknowledged with 2xx. Safe in several processes. */
export async function deliverWebhooks(delivery: Delivery): Promise<void> {
  const { db, now } = delivery;
  // Longer than a delivery can take: no other process sends it meanwhile, and another retries it if this one dies.
  const until = new Date(now.getTime() + 3 * PROVIDER_TIMEOUT_MS);
  const due = await takeDueWebhooks(db, now, until, AT_ONCE);
  await Promise.all(due.map((webhook) => deliver(delivery, webhook)));
}

async function deliver(delivery: Delivery, webhook: TestWebhook): Promise<void> {
  const { db, now } = delivery;
  const arrived = await post(delivery, Buffer.from(webhook.body));
  if (arrived || now.getTime() - webhook.createdAt.getTime() >= GIVE_UP_AFTER_MS) return removeWebhook(db, webhook.id);
  await tryAgainAt(db, webhook.id, new Date(now.getTime() + waitAfter(webhook.tries)));
}

/** Exponential backoff from one second to an hour. */
export const waitAfter = (tries: number): number => Math.min(MAX_WAIT_MS, 1000 * 2 ** Math.min(tries - 1, 12));

async function post({ secret, url, now, stopping }: Delivery, body: Buffer): Promise<boolean> {
  const limit = AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new Uint8Array(body),
      headers: {
        'content-type': 'application/json',
        'accept-encoding': 'identity',
        [SIGNATURE_HEADER]: signWebhook(secret, body, now),
      },
      redirect: 'manual',
      signal: stopping ? AbortSignal.any([limit, stopping]) : limit,
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
