import { DAY } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/database.ts';
import { removeWebhook, type TestWebhook, takeDueWebhooks, tryAgainAt } from './test-webhook-repository.ts';
import { SIGNATURE_HEADER, signWebhook } from './webhook-signature.ts';

const AT_ONCE = 20;
const PROVIDER_TIMEOUT_MS = 10_000;
const MAX_WAIT_MS = 3_600_000;
/** News older than this is given up: the shop asks for itself. */
const GIVE_UP_AFTER_MS = 3 * DAY;

interface Delivery {
  readonly db: Database;
  readonly secret: string;
  /** Where the shop hears. */
  readonly url: string;
  readonly now: Date;
  readonly stopping?: AbortSignal;
}

/** Sends what is due, each until it is answered with 2xx. Several processes may do it at the same time. */
export async function deliverWebhooks(delivery: Delivery): Promise<void> {
  const { db, now } = delivery;
  // Longer than a delivery can take: nobody else sends it meanwhile, and if this process dies, another does.
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

/** One second, then twice as long each time, to an hour. */
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
