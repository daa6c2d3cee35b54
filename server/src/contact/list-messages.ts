import { type CommandContext, getOwnStore } from '../store/store.ts';
import { findNewestMessages, type MessageRow } from './contact-repository.ts';

const MOST = 50;

export type ContactMessage = MessageRow;

/** Contact messages, newest first. */
export async function listMessages(ctx: CommandContext): Promise<ContactMessage[]> {
  return findNewestMessages(ctx.db, (await getOwnStore(ctx)).id, MOST);
}
