import { getMerchantStore, type MerchantContext } from '../store/store.ts';
import { findNewestMessages, type MessageRow } from './contact-repository.ts';

const MOST = 50;

export type ContactMessage = MessageRow;

/** Contact messages, newest first. */
export async function listMessages(ctx: MerchantContext): Promise<ContactMessage[]> {
  return findNewestMessages(ctx.db, (await getMerchantStore(ctx)).id, MOST);
}
