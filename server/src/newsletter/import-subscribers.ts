// Adds subscribers of another shop, who gave their consent there.
import { randomBytes } from 'node:crypto';
import type { Tx } from '../platform/database/database.ts';
import { addSubscribers, type NewSubscriber } from './newsletter-repository.ts';

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
