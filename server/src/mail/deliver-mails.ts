// Carries due mails out of the house. Any number of processes may do it at the same time.
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { pauseAfter } from './back-off.ts';
import { type Carrier, Undeliverable } from './carrier.ts';
import { isOneAddress, type Sender, writeLetter } from './letter.ts';
import { claimMail, giveUp, markSent, type OutgoingMail, putOff } from './outbox-repository.ts';

/** Longer than a mail server that answers at all is waited for; after it another worker sends what a dead one had begun. */
const CLAIM_MS = 45_000;
const LONGEST_REASON = 300;

/** Hears of what goes wrong; never who the mail was for, nor what stood in it. */
export interface MailLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

export interface Delivery {
  readonly db: Database;
  readonly clock: Clock;
  readonly carrier: Carrier;
  readonly sender: Sender;
  readonly log: MailLog;
}

/** One after the other, until nothing is due any more. */
export async function deliverDue(delivery: Delivery, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const now = delivery.clock();
    const mail = await claimMail(delivery.db, now, new Date(now.getTime() + CLAIM_MS));
    if (!mail) return;
    await deliver(delivery, mail);
  }
}

async function deliver({ db, clock, carrier, sender, log }: Delivery, mail: OutgoingMail): Promise<void> {
  try {
    if (!isOneAddress(mail.to)) throw new Undeliverable('the recipient is not an address');
    await carrier.carry(writeLetter(mail, sender));
  } catch (error) {
    const reason = String(error).slice(0, LONGEST_REASON);
    const pause = error instanceof Undeliverable ? undefined : pauseAfter(mail.tries);
    if (pause === undefined) {
      await giveUp(db, mail.id, clock(), reason, mail.secret);
      log.warn({ mail: mail.id, tries: mail.tries, ...codesOf(error) }, 'mail given up');
    } else {
      await putOff(db, mail.id, new Date(clock().getTime() + pause), reason);
      log.info({ mail: mail.id, tries: mail.tries, ...codesOf(error) }, 'mail will be retried');
    }
    return;
  }
  await markSent(db, mail.id, clock(), mail.secret && !carrier.keepsLetters);
}

/** The words of a mail server often hold the address. */
function codesOf(error: unknown): { code?: unknown; answer?: unknown } {
  const { cause } = error as { cause?: unknown };
  const { code, responseCode } = (cause ?? error) as { code?: unknown; responseCode?: unknown };
  return { code, answer: responseCode };
}
