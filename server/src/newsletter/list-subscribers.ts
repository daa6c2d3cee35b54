import { type CommandContext, getOwnStore } from '../store/store.ts';
import { oneClickAddress } from './newsletter-mail.ts';
import { findSubscribers } from './newsletter-repository.ts';

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
