// Sends due mails from the outbox. Safe in several processes.
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/database.ts';
import { isOneAddress, type MailTransport, type Sender, toEmailMessage, Undeliverable } from './email-message.ts';
import { claimMail, giveUp, markSent, type OutgoingMail, postponeMail, renewClaim } from './outbox-repository.ts';

/**
 * A worker's claim on a mail is renewed while the mail is being sent, so that no other worker sends it. The claim of a
 * dead process ends after this time, and another one sends the mail.
 */
const CLAIM_MS = 60_000;
const RENEW_EVERY_MS = 15_000;
/** How long a stopping process waits for the mail server. Its claim ends later, and another process sends the mail. */
const STOP_AFTER_MS = 5000;
const MAX_REASON_LENGTH = 300;

/** Error logger. Never gets recipients or content. */
export interface MailLog {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
}

/** The result of an attempt to send a mail. */
export type MailResult = 'sent' | 'retried' | 'given-up';

/** How mails are sent at one moment. */
export interface MailRoute {
  readonly transport: MailTransport;
  readonly sender: Sender;
}

export interface Delivery {
  readonly db: Database;
  readonly clock: Clock;
  /** Asked for each mail, because settings can change while many are sent; undefined: mails wait. */
  readonly findRoute: () => Promise<MailRoute | undefined>;
  readonly log: MailLog;
  /** Counts attempts for the metrics. */
  readonly count?: (result: MailResult) => void;
  /** A mail was found, so there may be more. */
  readonly claimed?: () => void;
}

/** Sends one mail after the other until none is due. */
export async function deliverDue(delivery: Delivery, stopping?: AbortSignal): Promise<void> {
  while (!stopping?.aborted) {
    const route = await delivery.findRoute();
    if (!route) return;
    const now = delivery.clock();
    const mail = await claimMail(delivery.db, now, new Date(now.getTime() + CLAIM_MS));
    if (!mail) return;
    delivery.claimed?.();
    await deliver(delivery, route, mail, stopping);
  }
}

async function deliver(
  delivery: Delivery,
  { transport, sender }: MailRoute,
  mail: OutgoingMail,
  stopping: AbortSignal | undefined,
): Promise<void> {
  const { db, clock, log, count = () => {} } = delivery;
  try {
    if (!isOneAddress(mail.to)) throw new Undeliverable('the recipient is not an address');
    const isSent = await sendClaimed(delivery, mail, transport.send(toEmailMessage(mail, sender)), stopping);
    if (!isSent) return;
  } catch (error) {
    const reason = String(error).slice(0, MAX_REASON_LENGTH);
    const pause = error instanceof Undeliverable ? undefined : pauseAfter(mail.tries);
    if (pause === undefined) {
      await giveUp(db, mail.id, clock(), reason, mail.secret);
      count('given-up');
      log.warn({ mail: mail.id, tries: mail.tries, ...codesOf(error) }, 'mail given up');
    } else {
      await postponeMail(db, mail.id, new Date(clock().getTime() + pause), reason);
      count('retried');
      // Greylisting servers refuse the first attempt, so one error is normal.
      const level = mail.tries > 1 ? 'warn' : 'info';
      log[level]({ mail: mail.id, tries: mail.tries, ...codesOf(error) }, 'mail will be retried');
    }
    return;
  }
  await markSent(db, mail.id, clock(), mail.secret && !transport.retainsMails);
  count('sent');
}

/** Waits for the mail server and renews the claim meanwhile. False when the process stops before the response. */
async function sendClaimed(
  { db, clock, log }: Delivery,
  { id }: OutgoingMail,
  sending: Promise<void>,
  stopping: AbortSignal | undefined,
): Promise<boolean> {
  const renewing = setInterval(() => {
    const until = new Date(clock().getTime() + CLAIM_MS);
    renewClaim(db, id, until).catch((error: unknown) =>
      log.warn({ mail: id, ...codesOf(error) }, 'the claim of a mail could not be renewed'),
    );
  }, RENEW_EVERY_MS);
  const stopped = Promise.withResolvers<false>();
  let stopTimer: NodeJS.Timeout | undefined;
  const stop = () => {
    stopTimer = setTimeout(() => stopped.resolve(false), STOP_AFTER_MS);
  };
  if (stopping?.aborted) stop();
  stopping?.addEventListener('abort', stop);
  try {
    return await Promise.race([sending.then(() => true), stopped.promise]);
  } finally {
    clearInterval(renewing);
    clearTimeout(stopTimer);
    stopping?.removeEventListener('abort', stop);
  }
}

/** Only codes are logged, because messages of mail servers often contain the address. */
function codesOf(error: unknown): { code?: unknown; answer?: unknown } {
  const { cause } = error as { cause?: unknown };
  const { code, responseCode } = (cause ?? error) as { code?: unknown; responseCode?: unknown };
  return { code, answer: responseCode };
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

const FIRST_PAUSES = [10 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE];
const HOURLY_TRIES = 24;

/**
 * Pause after that many attempts; undefined after the last one, a day after the first. Attempts count, not the age of
 * the mail: a shop that was switched off has made none.
 */
export function pauseAfter(tries: number): number | undefined {
  if (tries > FIRST_PAUSES.length + HOURLY_TRIES) return undefined;
  return FIRST_PAUSES[tries - 1] ?? HOUR;
}
