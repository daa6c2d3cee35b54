import type { Endpoint } from '@vitrine/contract/endpoint.ts';
import type { StaffContext } from '../store/store.ts';
import { addPersonalRead } from './personal-read-repository.ts';

/** Records that a person looked at personal data. */
export const recordRead = (
  { db, store, now, actor }: Pick<StaffContext, 'db' | 'store' | 'now' | 'actor'>,
  { name }: Endpoint,
  subject: string,
): Promise<void> => addPersonalRead(db, { storeId: store.id, at: now, actor, action: name, subject });
