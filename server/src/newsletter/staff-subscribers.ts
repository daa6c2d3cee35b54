import { randomBytes } from 'node:crypto';
import type { Tx } from '../platform/database/database.ts';
import { type CommandContext, getOwnStore } from '../store/store.ts';
import { oneClickAddress } from './newsletter-mail.ts';
import { addSubscribers, findSubscribers, type NewSubscriber } from './newsletter-repository.ts';

export interface Subscriber {
  readonly email: string;
  readonly language: string;
  readonly since: string;
  /** For the headers List-Unsubscribe and List-Unsubscribe-Post of newsletters. */
  readonly unsubscribeUrl: string;
}

/** Confirmed subscribers who have not unsubscribed. */
export async function listSubscribers(ctx: CommandContext): Promise<Subscriber[]> {
  const readers = await findSubscribers(ctx.db, (await getOwnStore(ctx)).id);
  return readers.map((reader) => ({
    email: reader.email,
    language: reader.language,
    since: reader.confirmedAt?.toISOString().slice(0, 10) ?? '',
    unsubscribeUrl: oneClickAddress(ctx, reader),
  }));
}

// Adds subscribers of another shop, who gave their consent there.

export interface ConsentedSubscriber extends Omit<NewSubscriber, 'storeId' | 'askedAt'> {}

/** Returns how many are new: an address that subscribed or unsubscribed here stays as it is. `note`: where and when they agreed. */
export const addConsentedSubscribers = (
  tx: Tx,
  { storeId, now, note }: { readonly storeId: number; readonly now: Date; readonly note: string },
  subscribers: readonly ConsentedSubscriber[],
): Promise<number> =>
  addSubscribers(
    tx,
    subscribers.map((subscriber) => ({
      ...subscriber,
      storeId,
      key: randomBytes(16).toString('hex'),
      askedAt: now,
      confirmedAt: now,
      consentNote: note,
    })),
  );
