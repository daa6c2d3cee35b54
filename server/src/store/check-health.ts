import type { RequestContext } from './store.ts';

/** Up means that the database answers: without it the shop can only show what is in its caches. */
export async function checkHealth({ readDatabaseTime }: RequestContext): Promise<{ status: 'UP' }> {
  await readDatabaseTime();
  return { status: 'UP' };
}
