import type { OpenDatabase } from '../platform/database/database.ts';
import { findStoreByCode } from '../store/store.ts';
import { findNewestMessages, type MessageRow } from './contact-repository.ts';

const MOST = 50;

export type ContactMessage = MessageRow;

/** Contact messages, newest first. */
export async function listMessages({ db }: OpenDatabase, merchant: string): Promise<ContactMessage[]> {
  const store = await findStoreByCode(db, merchant);
  return store ? findNewestMessages(db, store.id, MOST) : [];
}
