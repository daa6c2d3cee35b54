import { ping } from '../platform/database/ping.ts';
import type { ShopVisit } from './store.ts';

/** Up means that the database answers: without it the shop can only show what it remembers. */
export async function checkHealth({ db }: ShopVisit): Promise<{ status: 'UP' }> {
  await ping(db);
  return { status: 'UP' };
}
